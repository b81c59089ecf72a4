import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isHandedOut, type Lookup } from "@/lib/cache/pages/lookups.mjs";
import { isCurrentTag } from "@/lib/http/etag";
import { ASKED_HEADER } from "@/lib/server/http/fresh-pages";
import { stateFor } from "@/lib/server/http/pages/kept-calls";
import { type AnswerCache, answersFor, type PageStore } from "@/lib/server/http/pages/page-store";
import { encodingFor } from "@/lib/server/http/response/encoding";

/** The header in which Next says how its cache had a page: HIT, MISS, STALE. */
export const KEPT_HEADER = "x-nextjs-cache";
/** Headers of the bytes as they are sent, which depend on who asks. */
const OF_BYTES = ["content-encoding", "content-length", "x-accel-expires"];
const LONGEST_KEPT_S = 300;
/** Request headers by which the browser's router, and the server itself, ask for something else than the page. */
const OTHER_THAN_PAGE = ["rsc", "next-router-prefetch", "next-router-segment-prefetch", "next-router-state-tree", "next-action"];

type Given = {
  /** What Next found kept for it, and the pages that it made and kept. */
  found: readonly Lookup[];
  /** Of a call: that of the data when it began. */
  state: string | null;
  etag: string;
  /** The name of its bytes in the cache. */
  madeBy: string;
};

/**
 * Notes the answer that is about to leave, if Next had it in its cache or keeps it there from now on, or if it is that of a call. If a write came
 * while it was being made, it is noted all the same and no longer holds when it is asked for.
 */
export function keepAnswer(
  { answers, making }: AnswerCache,
  { request, response, url }: { request: IncomingMessage; response: ServerResponse; url: string },
  { found, state, etag, madeBy }: Given,
): void {
  const madeFrom = state ?? pageOf(found, response);
  if (madeFrom === null || !asksForPage(request)) return;
  if (response.statusCode !== 200 || response.hasHeader("set-cookie")) return;
  const head = Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !OF_BYTES.includes(name)));
  if (head[KEPT_HEADER]) head[KEPT_HEADER] = "HIT";
  answers.set(url, { madeFrom, head, etag, madeBy, isKeptByCaches: isKeptByCaches(response) });
  making.get(url)?.end();
}

/** The one page that Next found in its cache, or has just made and kept, from whatever data; null for an old page that Next renews after its answer. */
function pageOf(found: readonly Lookup[], response: ServerResponse): Lookup | null {
  const state = response.getHeader(KEPT_HEADER);
  const isMade = state === "MISS";
  const [page, ...others] = isMade ? found.filter(({ isNew }) => isNew) : found;
  return page && others.length === 0 && page.isNew === isMade && (isMade || state === "HIT") ? page : null;
}

/** Whether the same would be answered now. */
function holds(madeFrom: Lookup | string, url: string): boolean {
  return typeof madeFrom === "string" ? madeFrom === stateFor(url) : isHandedOut(madeFrom, Date.now());
}

/**
 * Wraps the listener of the site: an address whose page was sent before, and would be the same now, is answered from its bytes. Whether it would
 * be is asked of the very cache that Next asks (lib/cache/pages), so that a page is fresh here by the same rule; what Next does beside asking it
 * costs two hundred times as much (docs/decisions/062). Of a call it is asked of the state of the data (kept-calls.ts).
 *
 * After a write the first to ask has Next make it anew. Who comes meanwhile waits for that and is answered from the bytes as well, if it holds then: through
 * Next each of them costs a tenth of the page, and takes a turn of those that are made.
 */
export function withKeptAnswers(listener: RequestListener, store: PageStore): RequestListener {
  const answerBy = (request: IncomingMessage, response: ServerResponse, isWaited: boolean) => {
    const cache = answersFor(store, request.url ?? "/");
    const found = sendKept(request, response, cache);
    if (found === "sent") return;
    const making = isWaited || !asksForPage(request) ? undefined : cache.making.get(request.url ?? "/");
    if (making) return void making.done.then(() => response.destroyed || answerBy(request, response, true));
    if (found === "outdated") beginMaking(cache, request.url ?? "/", response);
    listener(request, response);
  };
  return (request, response) => answerBy(request, response, false);
}

/** Until its answer is noted, or has left without being noted. */
function beginMaking({ making }: AnswerCache, url: string, response: ServerResponse): void {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = () => {
      if (making.get(url) === begun) making.delete(url);
      resolve();
    };
  });
  const begun = { done, end };
  making.set(url, begun);
  response.once("close", end);
}

function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { answers, made }: AnswerCache,
): "sent" | "outdated" | "not kept" {
  const url = request.url ?? "/";
  const answer = asksForPage(request) ? answers.get(url) : undefined;
  if (!answer) return "not kept";
  if (!holds(answer.madeFrom, url)) {
    answers.delete(url);
    return "outdated";
  }
  const head = answer.isKeptByCaches ? { ...answer.head, ...untilNextSecond() } : answer.head;
  if (isCurrentTag(request.headers["if-none-match"] ?? null, answer.etag)) {
    const { "content-type": _type, ...rest } = head;
    response.writeHead(304, rest).end();
    return "sent";
  }
  const encoding = encodingFor(request);
  const body = encoding && made.get(answer.madeBy)?.encoded.get(encoding);
  if (!encoding || !body) return "not kept";
  body.then(
    (bytes) => response.writeHead(200, { ...head, "content-encoding": encoding, "content-length": bytes.byteLength }).end(bytes),
    () => response.destroy(),
  );
  return "sent";
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    OTHER_THAN_PAGE.every((name) => headers[name] === undefined) &&
    headers[ASKED_HEADER] === undefined
  );
}

/**
 * Lets a CDN keep nothing for longer than five minutes (docs/decisions/004). Next says a year of a page that nothing changes, and a release changes all: its
 * scripts are gone then.
 */
export function boundCaches(response: ServerResponse): void {
  const said = String(response.getHeader("cache-control") ?? "");
  const seconds = Number(/s-maxage=(\d+)/.exec(said)?.[1] ?? 0);
  if (seconds > LONGEST_KEPT_S) response.setHeader("cache-control", said.replace(/s-maxage=\d+/, `s-maxage=${LONGEST_KEPT_S}`));
}

/** Whether an answer may be kept by caches that many share. */
export function isKeptByCaches(response: ServerResponse): boolean {
  return String(response.getHeader("cache-control")).includes("s-maxage");
}

/** An nginx before the site keeps it to the end of this second (deploy/nginx.conf), and then asks for it by its tag. */
export function untilNextSecond(): { "x-accel-expires": string } {
  return { "x-accel-expires": `@${Math.floor(Date.now() / 1000)}` };
}
