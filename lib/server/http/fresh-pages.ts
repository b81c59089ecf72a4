import {
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { lastInvalidation } from "@/lib/cache/pages/invalidations.mjs";
import { OUTDATED_HEADER } from "@/lib/cache/pages/outdated-header.mjs";
import { holdBack } from "@/lib/server/http/hold-back";

/** How often a page was asked for again; it does not leave the server. */
const ASKED_HEADER = "x-asked-again";
/** Where writes come faster than a page is made, the one that was made last is answered. */
const MAX_ASKED = 3;
/** Headers of one connection alone (RFC 9110, 7.6.1). */
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding"];

/**
 * Wraps the listener of the site, which reaches itself at `origin`: whoever asks after a write is not shown what was before it. Next makes a page once
 * for all who ask while it is made, also for one who asks when a write has gone over it; that one's request is made again. Whoever asked before
 * the write gets the page, and no cache on the way may keep it.
 */
export function withFreshPages(listener: RequestListener, origin: string): RequestListener {
  return (request, response) => {
    const arrivedAfter = lastInvalidation();
    const asked = Number(request.headers[ASKED_HEADER] ?? 0);
    holdBack(response, () => {
      const outdatedBy = response.getHeader(OUTDATED_HEADER);
      if (outdatedBy === undefined) return null;
      response.removeHeader(OUTDATED_HEADER);
      response.setHeader("cache-control", "no-store");
      if (Number(outdatedBy) > arrivedAfter || request.method !== "GET" || !(asked < MAX_ASKED)) return null;
      return async () => askAgain(request, response, `${origin}${request.url}`, asked + 1);
    });
    listener(request, response);
  };
}

function askAgain(request: IncomingMessage, response: ServerResponse, url: string, asked: number): void {
  const inner = ask(url, { headers: { ...withoutConnection(request.headers), [ASKED_HEADER]: asked } });
  inner.on("response", (answer) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(answer.statusCode ?? 500, withoutConnection(answer.headers));
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  inner.on("error", () => response.destroy());
  response.on("close", () => inner.destroy());
  inner.end();
}

function withoutConnection(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)));
}
