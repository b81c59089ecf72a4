import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import compression from "compression";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { etagOf, isCurrentTag } from "@/lib/http/etag";
import { holdPage } from "@/lib/server/http/held-page";
import { inlineScriptHashes } from "@/lib/server/http/script-hashes";

const POLICY = "content-security-policy";
/** What next.config.mjs says for hosts where nothing can stand between Next and the visitor. */
const ANY_INLINE_SCRIPT = "script-src 'self' 'unsafe-inline'";

/** Counted by the pages as they are; what is held of them, both compressed forms, is about a third of that. */
const MAX_PAGE_BYTES = 144 * 1024 * 1024;

/** What is smaller than a packet is sent as it is. */
const PACKET_BYTES = 1024;

/** The smaller one first, whatever order a browser names them in. */
const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];
/** What was made of a page once: whichever request finds the same bytes again is spared it. */
type Made = { scripts: string; encoded: Map<Encoding, Promise<Buffer>> };

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // The levels that cost about the same time: brotli is a sixth smaller there.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Wraps the listener of the site: a page without a nonce gets the Content-Security-Policy that lets run its own inline scripts and no other, and
 * an ETag; hashes and compressed forms are made once for the same page. Pages with a nonce and what is no page pass as they come.
 */
export function withPageBytes(listener: RequestListener): RequestListener {
  const kept = new LRUCache<string, Made>({ maxSize: MAX_PAGE_BYTES });
  return (request, response) => {
    // Policy and tag are made of the body, which Next leaves out of an answer to HEAD; Node sends none of it.
    if (request.method === "HEAD") request.method = "GET";
    holdPage(response, isForMany, (body) => sendPage(request, response, body, kept));
    listener(request, response);
  };
}

/** Whether a page or a site map is the same for every visitor who asks for it: it carries no nonce. */
function isForMany(response: ServerResponse): boolean {
  const isPage = /^(text\/html|application\/xml)/.test(String(response.getHeader("content-type")));
  return isPage && !response.hasHeader("content-encoding") && String(response.getHeader(POLICY)).includes(ANY_INLINE_SCRIPT);
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  kept: LRUCache<string, Made>,
): Promise<void> {
  // The head may have been held before another page was sent in its place, which has its policy and its encoding already.
  if (response.hasHeader("content-encoding") || body.byteLength === 0) {
    response.end(body);
    return;
  }
  const etag = etagOf(body);
  const made = kept.get(etag) ?? makeOf(body);
  kept.set(etag, made, { size: body.byteLength });
  response.setHeader(POLICY, String(response.getHeader(POLICY)).replace(ANY_INLINE_SCRIPT, made.scripts));
  response.appendHeader("vary", "Accept-Encoding");
  if (response.statusCode === 200) {
    response.setHeader("etag", etag);
    if (isCurrentTag(request.headers["if-none-match"] ?? null, etag)) {
      response.statusCode = 304;
      response.removeHeader("content-type");
      response.end();
      return;
    }
  }
  const encoding = encodingFor(request);
  const sent = encoding ? await encodedBy(encoding, body, made) : body;
  if (encoding) response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", sent.byteLength);
  response.end(sent);
}

function makeOf(body: Buffer): Made {
  return { scripts: ["script-src 'self'", ...inlineScriptHashes(body.toString())].join(" "), encoded: new Map() };
}

function encodedBy(encoding: Encoding, body: Buffer, made: Made): Promise<Buffer> {
  const encoded = made.encoded.get(encoding) ?? compressors[encoding](body);
  made.encoded.set(encoding, encoded);
  return encoded;
}

function encodingFor(request: IncomingMessage): Encoding | null {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Wraps the listener of the site: whatever it sends uncompressed, and is worth it, is compressed on its way. */
export function compressed(listener: RequestListener): RequestListener {
  const compress = compression({ threshold: PACKET_BYTES });
  // Typed for Express, whose requests and responses are those of Node with more to them; nothing of that is asked for.
  return (request, response) => compress(request as never, response as never, () => listener(request, response));
}
