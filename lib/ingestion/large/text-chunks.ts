import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { wideEncoding } from "@/lib/ingestion/read/decode";

const CHUNK_BYTES = 64 * 1024;
const SAMPLE_BYTES = 4_096;

/** Encodings whose text can be told piece by piece. */
export type StreamedEncoding = "utf-8" | "utf-16le" | "utf-16be";

/** The first bytes of a file. */
export async function startOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The encoding of a file; null where it is none that is told piece by piece, as those of old Windows. */
export async function encodingOf(file: string): Promise<StreamedEncoding | null> {
  const wide = wideEncoding(await startOf(file));
  if (wide) return wide;
  try {
    for await (const _text of textChunks(file, "utf-8"));
    return "utf-8";
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_ENCODING_INVALID_ENCODED_DATA") return null;
    throw error;
  }
}

/** The text of a file, some at a time; a NUL is no part of it. @throws TypeError where it is not of this encoding */
export async function* textChunks(file: string, encoding: StreamedEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === "utf-8" });
  for await (const bytes of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    yield decoder.decode(bytes as Uint8Array, { stream: true }).replaceAll("\0", "");
  }
  yield decoder.decode().replaceAll("\0", "");
}
