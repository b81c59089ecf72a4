import type { IncomingMessage } from "node:http";
import { notedClicks, stampOf } from "@/lib/cache/fresh-cache";

/** What open pages ask every thirty seconds (components/refresh). Searches are counted (middleware.ts), so none is kept here. */
const LIST = /^\/api\/jobs(?:\?(?!(?:.*&)?(?:search|tags)=)|$)/;
const STATS = /^\/api\/stats(?:\?|$)/;

/** How long a sum of Apply clicks may lack those of other servers. */
const CLICKS_MS = 10_000;

/**
 * The state of the data from which a call is answered now: while it is the same, so is the answer. It is that of the fresh caches, and for the figures of
 * the site that of the Apply clicks too. Null for a request that is no such call.
 */
export function stateFor(url: string): string | null {
  const now = new Date();
  if (LIST.test(url)) return stampOf(now);
  return STATS.test(url) ? `${stampOf(now)} ${notedClicks()} ${Math.floor(now.getTime() / CLICKS_MS)}` : null;
}

/** The state of the data as a call begins; null where it is no call for reading that is kept. */
export function stateOfCall({ method, url = "" }: IncomingMessage): string | null {
  return method === "GET" || method === "HEAD" ? stateFor(url) : null;
}
