import {
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { OUTDATED_HEADER } from "@/lib/cache/pages/invalidations.mjs";
import { holdBack } from "@/lib/server/http/response/hold-back";

/** How often a page was asked for again; it does not leave the server. */
export const ASKED_HEADER = "x-asked-again";
/** Where writes come faster than a page is made, the one that was made last is answered, for no cache to keep. */
const MAX_ASKED = 3;
/** Headers of one connection alone (RFC 9110, 7.6.1). */
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding"];

/**
 * Wraps the listener of the site, which reaches itself at `origin`: a page that a write went over while it was made is asked for again. It may be of
 * two minds, with the title of before and the text of after the write; and Next sends it to all who asked while it was made, also to those who
 * came after the write and must not be shown what was before it.
 */
export function withFreshPages(listener: RequestListener, origin: string): RequestListener {
  return (request, response) => {
    const asked = Number(request.headers[ASKED_HEADER] ?? 0);
    holdBack(response, () => {
      if (!response.hasHeader(OUTDATED_HEADER)) return null;
      response.removeHeader(OUTDATED_HEADER);
      response.setHeader("cache-control", "no-store");
      if (request.method !== "GET" || !(asked < MAX_ASKED)) return null;
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
