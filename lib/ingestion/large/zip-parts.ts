import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";

/** A part of a zip: where it lies, and how it is packed (0: not at all, 8: deflated). */
type Part = { at: number; packed: number; method: number };
export type ZipParts = ReadonlyMap<string, Part>;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const MAX_PARTS = 200;
const MAX_DIRECTORY_BYTES = 1024 * 1024;

/** What a zip holds, by its directory, which ends the file (APPNOTE 4.3). @throws UnreadableFileError where it is none, or one of more than 4 GB */
export async function zipParts(file: string, name: string): Promise<ZipParts> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const tail = await bytesAt(handle, Math.max(0, size - END_BYTES - MAX_COMMENT), size);
    const end = lastOf(tail, END);
    if (end === -1) throw unreadable(name);
    const [count, length, from] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (count > MAX_PARTS || length > MAX_DIRECTORY_BYTES || from + length > size) throw unreadable(name);
    return partsOf(await bytesAt(handle, from, from + length), count, name);
  } finally {
    await handle.close();
  }
}

/**
 * The text of a part, some at a time.
 * @throws UnreadableFileError where it is damaged, or unpacks to more than `most` bytes
 */
export async function* partText(file: string, name: string, part: Part, most: number): AsyncGenerator<string> {
  const handle = await open(file);
  const header = await bytesAt(handle, part.at, part.at + 30).finally(() => handle.close());
  if (header.length < 30 || header.readUInt32LE(0) !== LOCAL) throw unreadable(name);
  const start = part.at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (part.packed === 0) return;
  const packed = createReadStream(file, { start, end: start + part.packed - 1 });
  const bytes = part.method === 0 ? packed : pipeline(packed, createInflateRaw(), () => undefined);
  const decoder = new TextDecoder();
  let read = 0;
  try {
    for await (const chunk of bytes) {
      read += (chunk as Buffer).length;
      if (read > most) throw new UnreadableFileError(`${name}: larger than ${most / 1024 / 1024} MB when it is unpacked`);
      yield decoder.decode(chunk as Buffer, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : unreadable(name);
  }
}

function partsOf(directory: Buffer, count: number, name: string): ZipParts {
  const parts = new Map<string, Part>();
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY) throw unreadable(name);
    const [names, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [number, number, number];
    const path = directory.toString("utf8", at + 46, at + 46 + names);
    const part = {
      at: directory.readUInt32LE(at + 42),
      packed: directory.readUInt32LE(at + 20),
      method: directory.readUInt16LE(at + 10),
    };
    if (part.method !== 0 && part.method !== 8) throw unreadable(name);
    parts.set(path, part);
    at += 46 + names + extra + comment;
  }
  return parts;
}

async function bytesAt(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
  return buffer.subarray(0, bytesRead);
}

function lastOf(bytes: Buffer, signature: number): number {
  for (let at = bytes.length - END_BYTES; at >= 0; at--) if (bytes.readUInt32LE(at) === signature) return at;
  return -1;
}

function unreadable(name: string): UnreadableFileError {
  return new UnreadableFileError(`${name}: not readable as an XLSX sheet`);
}
