import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import pLimit from "p-limit";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { heapThereIs, pagesAtATime } from "@/lib/memory.mjs";
import { isCall } from "@/lib/server/http/page-query";

/** Some half a minute of work: who would wait longer is told so. */
const MOST_WAITING = 400;
/** A page that is streamed to a reader who takes it slowly, or waits for a database that hangs, gives its turn up. */
const LONGEST_TURN_MS = 5_000;

/** Files of the build, and whatever has an extension. */
const NO_PAGE = /^\/_next\/|\.[a-z0-9]+$/i;

type Options = { atATime?: number; mostWaiting?: number; longestTurnMs?: number };

/**
 * Wraps the listener of Next itself: so many pages are made at a time (lib/memory.mjs), the others wait in the order in which they were asked for; beyond
 * `mostWaiting` of them a page is answered 503 and Retry-After. Without it a thousand visitors of unread notices fill the memory, however much there is.
 *
 * A turn ends when Next has written the page, not when its reader has it: what the server asks of itself for an answer
 * (lib/server/http/fresh-pages.ts, readable-errors.ts) comes after it, and never waits for the turn that it is part of.
 */
export function withPagesInTurn(listener: RequestListener, options: Options = {}): RequestListener {
  const { atATime = pagesAtATime(heapThereIs()), mostWaiting = MOST_WAITING, longestTurnMs = LONGEST_TURN_MS } = options;
  const inTurn = pLimit(atATime);
  return (request, response) => {
    if (!isForPage(request)) return listener(request, response);
    if (inTurn.activeCount + inTurn.pendingCount >= atATime + mostWaiting) return refuse(request, response);
    inTurn(async () => {
      // Whoever left while waiting needs no page.
      if (!response.destroyed) await makePage(listener, request, response, longestTurnMs);
    }).catch((error: Error) => response.destroy(error));
  };
}

function makePage(
  listener: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
  longestMs: number,
): Promise<void> {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    const end = response.end;
    response.end = ((...args: Parameters<typeof end>) => {
      clearTimeout(timer);
      resolve();
      return end.apply(response, args);
    }) as typeof end;
    response.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
    listener(request, response);
  });
}

function isForPage({ method = "", url = "" }: IncomingMessage): boolean {
  const path = url.split("?", 1)[0] ?? "";
  return (method === "GET" || method === "HEAD") && !isCall(path) && !NO_PAGE.test(path);
}

function refuse({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const t = translator(languageOf(new URLSearchParams(url.split("?", 2)[1]).get("lang")), "api");
  response.writeHead(503, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": "5" });
  response.end(`${t("unavailable")}\n`);
}
