import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/**
 * At its lowest level brotli takes 0.3 ms for a page of 160 KB, a hundredth of what the page takes to be made, and a fifth of the room; its higher ones take ten
 * times as long for a fifth less. Reading it back takes 0.2 ms, and is needed where Next answers itself: hits are bytes of their own
 * (lib/server/http/pages/kept-answers.ts).
 */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** What is smaller gains nothing by it. */
const LEAST_LENGTH = 1_000;

/** A text or bytes, compressed, outside of the heap. `length`: bytes held. */
class Packed {
  /** @param {string | Buffer} part */
  constructor(part) {
    this.isText = typeof part === "string";
    // A copy of its own: what zlib gives is the beginning of a larger room.
    this.bytes = Buffer.from(brotliCompressSync(part, FAST));
  }

  get length() {
    return this.bytes.length;
  }

  read() {
    const bytes = brotliDecompressSync(this.bytes);
    return this.isText ? bytes.toString() : bytes;
  }
}

/** Where a value of Next holds texts and bytes: a page its HTML and its data for the router, a route its body, what a function gave its JSON. */
const PARTS = ["html", "rscData", "body"];

/**
 * A value that is to be kept, its texts and bytes compressed.
 * @param {any} value a page, the answer of a route, or data; null for what is not there
 */
export function packed(value) {
  return withParts(value, (part) => {
    const isLong = (typeof part === "string" || Buffer.isBuffer(part)) && part.length >= LEAST_LENGTH;
    return isLong ? new Packed(part) : part;
  });
}

/**
 * The value as Next gave it.
 * @param {any} value as `packed` made it
 */
export function unpacked(value) {
  return withParts(value, (part) => (part instanceof Packed ? part.read() : part));
}

/**
 * @param {any} value
 * @param {(part: any) => any} change
 */
function withParts(value, change) {
  if (!value) return value;
  const changed = { ...value };
  for (const name of PARTS) if (name in value) changed[name] = change(value[name]);
  if (value.data?.body !== undefined) changed.data = { ...value.data, body: change(value.data.body) };
  return changed;
}
