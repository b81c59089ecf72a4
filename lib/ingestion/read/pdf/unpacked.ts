import { constants, inflateSync } from "node:zlib";

/** What the text and the lines of one page may unpack to: a dense table of a thousand rows is under one megabyte. */
const MAX_STREAM_BYTES = 32 * 1024 * 1024;

/**
 * Whether a PDF has a stream that unpacks to more than any page: a file of 600 KB may hold 600 MB of spaces, which the library would unpack whole, in
 * memory that no limit of V8 counts. Pictures are not asked: a scan of a large page is larger, and they are unpacked one by one.
 */
export function unpacksTooFar(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // No byte is looked at twice, whatever a file says of itself.
  for (let from = 0; ; ) {
    const at = file.indexOf("stream", from);
    if (at < 0) return false;
    const before = file.toString("latin1", from, at);
    const start = at + (file[at + 6] === 13 ? 8 : 7);
    from = start;
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(" obj")));
    if (!/\/Fl(?:ateDecode)?\b/.test(dictionary) || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const end = file.indexOf("endstream", start);
    if (inflatesTooFar(file.subarray(start, end < 0 ? undefined : end))) return true;
    if (end < 0) return false;
    from = end + "endstream".length;
  }
}

function inflatesTooFar(packed: Buffer): boolean {
  try {
    inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
    return false;
  } catch (error) {
    // What is broken otherwise is for the library to say.
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
  }
}
