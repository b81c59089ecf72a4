import { createHash } from "node:crypto";
import { env } from "@/lib/env";
import { retryAfterMs } from "@/lib/http/retry-after";
import { FetchError } from "@/lib/sources/fetch/fetch-error";
import { waitForTurn } from "@/lib/sources/fetch/host-turn";
import type { Net } from "@/lib/sources/fetch/net";
import { type Answer, requestOnce } from "@/lib/sources/fetch/request";
import { type FetchRobots, ROBOT, robotsOf } from "@/lib/sources/fetch/robots";
import { isOnHosts } from "@/lib/web-address";

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/** What is known of an address from the last time. */
export type KnownPage = { etag: string | null; lastModified: string | null; hash: string };

/** A page as it was answered; unchanged where its server or its bytes say that it is the one of the last time. */
export type FetchedPage = { address: string } & (
  | { isUnchanged: true }
  | ({ isUnchanged: false; bytes: Uint8Array; contentType: string } & KnownPage)
);

type Options = { hosts: readonly string[]; known?: KnownPage; net: Net };

/**
 * Fetches an address of a source, on its hosts alone, as its robots.txt allows and no faster than a host bears. Each step of a redirect is
 * looked at as the first one was.
 * @throws FetchError
 */
export async function fetchPage(address: string, { hosts, known, net }: Options): Promise<FetchedPage> {
  const headers: Record<string, string> = {};
  if (known?.etag) headers["if-none-match"] = known.etag;
  if (known?.lastModified) headers["if-modified-since"] = known.lastModified;
  const answer = await follow(new URL(address), hosts, async (url) => {
    const rules = await robotsOf(url.origin, robotsFetcher(hosts, net), net);
    rules.check(url);
    return ask(url, headers, net, rules.delayMs());
  });
  if (answer.status === 304 && known) return { address, isUnchanged: true };
  if (answer.status !== 200) throw statusError(answer, address, net.now());
  const hash = createHash("sha256").update(answer.bytes).digest("hex");
  if (hash === known?.hash) return { address, isUnchanged: true };
  const { etag = null, "last-modified": lastModified = null, "content-type": contentType = "" } = answer.headers;
  return { address, isUnchanged: false, bytes: answer.bytes, contentType, etag, lastModified, hash };
}

function robotsFetcher(hosts: readonly string[], net: Net): FetchRobots {
  return async (address) => {
    const { status, bytes } = await follow(address, hosts, (url) => ask(url, {}, net));
    return { status, text: new TextDecoder().decode(bytes) };
  };
}

async function ask(url: URL, headers: Record<string, string>, net: Net, delayMs = 0): Promise<Answer> {
  await waitForTurn(url.origin, Math.max(net.limits.everyMs, delayMs), net);
  const contact = `+${env.SITE_URL}; ${env.CONTACT_EMAIL}`;
  const own = { "user-agent": `${ROBOT}/1.0 (${contact})`, accept: "*/*", "accept-encoding": "gzip, deflate, br" };
  return requestOnce(url, { ...own, ...headers }, net);
}

async function follow(start: URL, hosts: readonly string[], get: (url: URL) => Promise<Answer>): Promise<Answer> {
  let url = start;
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    if (!/^https?:$/.test(url.protocol) || !isOnHosts(url, hosts)) {
      throw new FetchError("not-allowed", `${start.href} leads to ${url.origin}, which is no host of this source`);
    }
    const answer = await get(url);
    const { location } = answer.headers;
    if (!REDIRECTS.includes(answer.status) || !location || !URL.canParse(location, url)) return answer;
    url = new URL(location, url);
  }
  throw new FetchError("not-allowed", `${start.href} leads on more than ${MAX_REDIRECTS} times`);
}

function statusError({ status, headers }: Answer, address: string, now: Date): FetchError {
  return new FetchError("status", `${address} answered ${status}`, retryAfterMs(headers["retry-after"], now) ?? 0);
}
