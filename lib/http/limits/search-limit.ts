import type { NextRequest } from "next/server";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { respondPrivate } from "@/lib/http/json-response";
import { secondsOf, WIDER_TIMES, waitMsOf } from "@/lib/http/limits/limiters";
import { clientAddress, networksOf } from "@/lib/http/network";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

const SECONDS = 60;
/** The parameters whose words are searched for, by the page or call that reads them: tags are words as well. */
const WORDS = { "/api/suggest": ["q"], other: ["search", "tags", "tag"] };

/** For the networks of an address in their order: the narrowest first. */
const limiters = [1, WIDER_TIMES].map(
  (times) => new RateLimiterMemory({ points: env.SEARCHES_A_MINUTE * times, duration: SECONDS }),
);

/**
 * Counts a search by the networks of who makes it (SEARCHES_A_MINUTE), in the memory of this server: a count in the database would cost a
 * fifth of what it guards (docs/decisions/020).
 * @returns null where the request is no search or may go on, else its refusal, 429: for a page a line, in whose place the server of `npm start`
 * puts a page (lib/server/http/readable-errors.ts)
 */
export async function refuseSearch(request: NextRequest): Promise<Response | null> {
  const { pathname, searchParams } = request.nextUrl;
  const names = pathname === "/api/suggest" ? WORDS[pathname] : WORDS.other;
  const seconds = names.some((name) => searchParams.get(name)) ? await secondsToSearch(clientAddress(request)) : null;
  if (seconds === null) return null;
  const message = translator(languageOf(searchParams.get("lang")), "api")("rateLimited");
  const headers = { "retry-after": String(seconds), "cache-control": "no-store" };
  // As every answer of such a call (lib/http/api.ts): a page of another site is to read for how long it has to wait.
  const open = { ...headers, "access-control-allow-origin": "*", "access-control-expose-headers": "retry-after" };
  if (pathname.startsWith("/api/")) return respondPrivate({ message }, { status: 429, headers: open });
  return new Response(`${message}\n`, { status: 429, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
}

/** Counts searches of an address, of which one call may make many. @returns null where they are within the limit, else the seconds to wait */
export async function secondsToSearch(address: string, searches = 1): Promise<number | null> {
  if (env.SEARCHES_A_MINUTE === 0 || searches === 0) return null;
  const networks = networksOf(address);
  for (const [index, limiter] of limiters.entries()) {
    const network = networks[index];
    const waitMs = network === undefined ? null : await waitMsOf(limiter, network, searches);
    if (waitMs !== null) return secondsOf(waitMs);
  }
  return null;
}
