import { csvEntries, withoutSeparatorLine } from "@/lib/ingestion/large/csv-entries";
import { linesOf, objectsOf } from "@/lib/ingestion/large/json-pieces";
import { BATCH } from "@/lib/ingestion/large/named-batches";
import { sheetEntries } from "@/lib/ingestion/large/sheet-entries";
import { openSheet } from "@/lib/ingestion/large/sheet-parts";
import { encodingOf, startOf, textChunks } from "@/lib/ingestion/large/text-chunks";
import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { Entry, JsonObject } from "@/lib/ingestion/read/entries";
import { knownFields, SURELY_ROWS } from "@/lib/ingestion/read/json/find-rows";
import { flatten } from "@/lib/ingestion/read/json/flatten";
import { delimiterOf } from "@/lib/ingestion/read/read-csv";
import { isPlainObject } from "@/lib/plain-object";

/** A file whose records are read some at a time, as often as they are asked for. */
export type LargeFile = {
  name: string;
  entries: () => AsyncGenerator<Entry[]>;
  /** Once it is read no more. */
  close?: () => void;
};

const SAMPLE = 20;

/**
 * A large file of one record after the other: CSV, JSON lines, a list of JSON whose records are known, or a workbook. Null where it is of another form or encoding, and is
 * to be read whole.
 */
export async function openLargeFile(file: string, name: string, bounds: Bounds): Promise<LargeFile | null> {
  const start = await startOf(file);
  if (isZip(start)) {
    const book = await openSheet(file, name);
    return { name, entries: () => sheetEntries(book, bounds), close: () => book.texts.close() };
  }
  if (BINARY.some((mark) => mark.every((byte, at) => start[at] === byte))) return null;
  const encoding = await encodingOf(file);
  if (!encoding) return null;
  const text = new TextDecoder(encoding).decode(start).trimStart();
  if (text.startsWith("<")) return null;
  if (!/^[[{]/.test(text)) {
    const first = await firstOf(textChunks(file, encoding));
    const delimiter = delimiterOf(withoutSeparatorLine(first ?? ""));
    if (delimiter === null) throw new UnreadableFileError(`${name}: neither JSON nor CSV`);
    return { name, entries: () => csvEntries(file, { name, encoding, delimiter, bounds }) };
  }
  const pieces = () => (text.startsWith("[") ? objectsOf : linesOf)(textChunks(file, encoding));
  const isRead = text.startsWith("[") ? await isListOfRows(pieces()) : await areLines(pieces());
  return isRead ? { name, entries: () => jsonEntries(pieces(), { name, bounds }) } : null;
}

/** Whether a file is packed as workbooks are. */
export function isZip(start: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => start[at] === byte);
}

/** PDF, and Excel of before 2007. */
const BINARY = [
  [0x25, 0x50, 0x44, 0x46],
  [0xd0, 0xcf, 0x11, 0xe0],
];

async function* jsonEntries(
  pieces: AsyncIterable<string>,
  { name, bounds }: { name: string; bounds: Bounds },
): AsyncGenerator<Entry[]> {
  let batch: Entry[] = [];
  for await (const piece of pieces) {
    const record = recordOf(piece);
    if (record === undefined) throw new UnreadableFileError(`${name}: neither JSON nor JSON lines (one object a line)`);
    if (record === null) continue;
    batch.push({ record: flatten(record, bounds.columns) });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A text as a record; null where it is JSON but no record, undefined where it is not valid JSON. */
function recordOf(text: string): JsonObject | null | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? value : null;
  } catch {
    return undefined;
  }
}

/** Whether a list holds the rows themselves, and no JobPostings or lists of them, which are looked for in the whole document. */
async function isListOfRows(pieces: AsyncGenerator<string>): Promise<boolean> {
  const sample: JsonObject[] = [];
  for await (const piece of pieces) {
    const record = recordOf(piece);
    if (!record || "@type" in record || "@context" in record || "@graph" in record) return false;
    sample.push(record);
    if (sample.length === SAMPLE) break;
  }
  return knownFields(sample) >= SURELY_ROWS;
}

/** Whether a text is an object a line, and not one over many or in one. */
async function areLines(pieces: AsyncGenerator<string>): Promise<boolean> {
  let count = 0;
  try {
    for await (const piece of pieces) {
      if (!recordOf(piece)) return false;
      if (++count === 2) return true;
    }
  } catch (error) {
    // One record that is larger than any of many is the document itself.
    if (!(error instanceof UnreadableFileError)) throw error;
  }
  return false;
}

async function firstOf<T>(items: AsyncGenerator<T>): Promise<T | undefined> {
  for await (const item of items) return item;
  return undefined;
}
