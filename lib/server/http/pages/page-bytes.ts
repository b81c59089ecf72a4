import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import compression from "compression";
import { type Lookup, notingLookups } from "@/lib/cache/pages/lookups.mjs";
import { etagOf, isCurrentTag } from "@/lib/http/etag";
import { setScriptMark } from "@/lib/http/script-mark";
import { boundCaches, isKeptByCaches, KEPT_HEADER, keepAnswer, untilNextSecond } from "@/lib/server/http/pages/kept-answers";
import { stateOfCall } from "@/lib/server/http/pages/kept-calls";
import { withLaterRequests } from "@/lib/server/http/pages/later-requests";
import { withOneDataScript } from "@/lib/server/http/pages/one-data-script";
import { answersFor, type Made, type PageStore } from "@/lib/server/http/pages/page-store";
import { inlineScriptHashes } from "@/lib/server/http/pages/script-hashes";
import { type Styles, withOwnStyles } from "@/lib/server/http/pages/styles/own-styles";
import { type Encoding, encodingFor } from "@/lib/server/http/response/encoding";
import { holdPage } from "@/lib/server/http/response/held-page";

const POLICY = "content-security-policy";
/** What next.config.mjs says for hosts where nothing can stand between Next and the visitor. */
const ANY_INLINE_SCRIPT = "script-src 'self' 'unsafe-inline'";

/** What is smaller than a packet is sent as it is. */
const PACKET_BYTES = 1024;

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // The levels that cost about the same time: brotli is a seventh smaller there.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Wraps the listener of the site: a page without a nonce gets the Content-Security-Policy that lets run the inline scripts that React and the
 * site put into it and no other, and an ETag; hashes and compressed forms are made once for the same page. Pages with a nonce and what is no page
 * pass as they come.
 *
 * The site's own scripts are known by a mark, a secret of this process: Next is asked for every page with it as the nonce, and puts it on each
 * script that it writes. What somebody got into the HTML by a text has none. No byte that leaves holds the mark.
 */
export function withPageBytes(listener: RequestListener, store: PageStore, styles: Styles = new Map()): RequestListener {
  const mark = randomBytes(16).toString("base64url");
  setScriptMark(mark);
  return (request, response) => {
    // Also where a client sends a policy of its own. Pages with a nonce for one request get it from middleware.ts, in the place of this.
    request.headers[POLICY] = `script-src 'nonce-${mark}'`;
    // Policy and tag are made of the body, which Next leaves out of an answer to HEAD; Node sends none of it.
    if (request.method === "HEAD") request.method = "GET";
    const found: Lookup[] = [];
    const state = stateOfCall(request);
    const asked = { request, response, url: request.url ?? "/", tags: request.headers["if-none-match"] ?? null };
    // Made whole for whoever asks for it next, also where this client has it.
    if (state !== null) delete request.headers["if-none-match"];
    const isHeld = state === null ? isForMany : isAnswer;
    holdPage(response, isHeld, (body) => sendPage(asked, { body, mark, styles, store, found, state }));
    notingLookups(found, () => listener(request, response));
  };
}

/** Types of a page, of its data as the browser's router asks for them, and of a site map. */
const PAGE_TYPES = /^(?:text\/(?:html|x-component)|application\/xml)\b/;
/** What is kept besides: feeds, calendars. */
const TEXT_TYPES = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:xml|json)\b)/;

/** Whether a page or a site map is the same for every visitor who asks for it: it carries no nonce of a request, whatever policy is sent with it. */
function isForMany(response: ServerResponse): boolean {
  if (response.hasHeader("content-encoding")) return false;
  const type = String(response.getHeader("content-type"));
  if (response.hasHeader(KEPT_HEADER)) return TEXT_TYPES.test(type);
  return PAGE_TYPES.test(type) && String(response.getHeader(POLICY)).includes(ANY_INLINE_SCRIPT);
}

/** Whether a call has an answer, and no error. */
function isAnswer(response: ServerResponse): boolean {
  return response.statusCode === 200 && !response.hasHeader("content-encoding");
}

/** `tags`: which bodies the client has, by If-None-Match. */
type Asked = { request: IncomingMessage; response: ServerResponse; url: string; tags: string | null };
type Given = {
  body: Buffer;
  mark: string;
  styles: Styles;
  store: PageStore;
  found: readonly Lookup[];
  state: string | null;
};

async function sendPage(asked: Asked, { body, mark, styles, store, found, state }: Given): Promise<void> {
  const { request, response } = asked;
  const cache = answersFor(store, asked.url);
  // The head may have been held before another page was sent in its place, which has its policy and its encoding already.
  if (response.hasHeader("content-encoding") || body.byteLength === 0) {
    response.end(body);
    return;
  }
  const isHtml = String(response.getHeader("content-type")).startsWith("text/html");
  const html = onlyOnce(() => withOneDataScript(withOwnStyles(letters(body), styles), mark));
  const bytes = onlyOnce(() => (isHtml ? pageBytes(html(), mark) : withoutMark(body, mark)));
  const key = tagOfKept(response) ?? etagOf(body);
  const made = cache.made.get(key) ?? {
    scripts: ["script-src 'self'", ...(isHtml ? inlineScriptHashes(html(), mark, blankOf(mark)) : [])].join(" "),
    etag: etagOf(bytes()),
    encoded: new Map(),
  };
  cache.made.set(key, made, { size: body.byteLength });
  const { etag } = made;
  // React names there what the head names too: a browser would ask for it before it has read the page.
  if (isHtml) response.removeHeader("link");
  for (const name of response.getHeaderNames()) {
    const value = response.getHeader(name);
    if (typeof value === "string" && value.includes(mark)) response.setHeader(name, value.replaceAll(mark, blankOf(mark)));
  }
  response.setHeader(POLICY, String(response.getHeader(POLICY)).replace(ANY_INLINE_SCRIPT, made.scripts));
  response.appendHeader("vary", "Accept-Encoding");
  boundCaches(response);
  if (response.statusCode === 200) {
    response.setHeader("etag", etag);
    keepAnswer(cache, asked, { found, state, etag, madeBy: key });
    if (isKeptByCaches(response)) response.setHeader("x-accel-expires", untilNextSecond()["x-accel-expires"]);
    if (isCurrentTag(asked.tags, etag)) {
      response.statusCode = 304;
      response.removeHeader("content-type");
      response.end();
      return;
    }
  }
  const encoding = encodingFor(request);
  const sent = encoding ? await encodedBy(encoding, made, bytes) : bytes();
  if (encoding) response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", sent.byteLength);
  response.end(sent);
}

/** The tag that the site made of an answer when it was made, which Next keeps with it. */
function tagOfKept(response: ServerResponse): string | undefined {
  const tag = response.getHeader("etag");
  return typeof tag === "string" && response.hasHeader(KEPT_HEADER) ? tag : undefined;
}

function onlyOnce<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Bytes as a text of one letter each: all that is looked for in a page is ASCII, and Hindi need not be decoded for it and encoded again. */
function letters(body: Buffer): string {
  return body.toString("latin1");
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, "latin1");
}

function pageBytes(html: string, mark: string): Buffer {
  return bytesOf(withLaterRequests(html.replaceAll(mark, blankOf(mark))));
}

/** Of what may be no text. */
function withoutMark(body: Buffer, mark: string): Buffer {
  return body.includes(mark) ? bytesOf(letters(body).replaceAll(mark, blankOf(mark))) : body;
}

/** What stands in the place of a mark: as many letters, since React counts them. */
function blankOf(mark: string): string {
  return "0".repeat(mark.length);
}

function encodedBy(encoding: Encoding, made: Made, bodyOf: () => Buffer): Promise<Buffer> {
  const known = made.encoded.get(encoding);
  if (known) return known;
  const encoded = compressors[encoding](bodyOf()).then(ofItsOwn);
  made.encoded.set(encoding, encoded);
  // What failed for once must not fail for whoever asks next.
  encoded.catch(() => made.encoded.delete(encoding));
  return encoded;
}

/** Bytes in memory of their own: those of zlib are the beginning of a room of at least 16 KB. */
function ofItsOwn(bytes: Buffer): Buffer {
  return Buffer.from(bytes);
}

/** Wraps the listener of the site: whatever it sends uncompressed, and is worth it, is compressed on its way. */
export function compressed(listener: RequestListener): RequestListener {
  const compress = compression({ threshold: PACKET_BYTES });
  // Typed for Express, whose requests and responses are those of Node with more to them; nothing of that is asked for.
  return (request, response) => compress(request as never, response as never, () => listener(request, response));
}
