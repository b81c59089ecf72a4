import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { type ListingRow, toListingRow } from "@/lib/ingestion/parse/columns";
import { snapshotDay } from "@/lib/ingestion/parse/snapshot-day";

const MAX_FILE_BYTES = 100 * 1024 * 1024;
export const MAX_ROWS = 500_000;
const MAX_CELL_BYTES = 2 * 1024 * 1024;

/** What a file holds: its rows and when its source showed them. */
export type ListingFile = { rows: ListingRow[]; seenAt: Date };

/** A file that cannot be read as listings; the message says what is wrong and is meant for the person who gave it. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}

type JsonObject = Record<string, unknown>;
type Entry = { record: JsonObject; state?: string };
export type ReadEntries = { entries: Entry[]; madeAt?: unknown };

/**
 * Reads a file of listings: a JSON array, a JSON object of arrays ({"Bihar": [rows] or "noData"} names the state of its rows),
 * JSON lines, or CSV with any of , ; tab | as delimiter, with or without a byte order mark.
 * @throws UnreadableFileError when the file is missing, too large or of another form
 */
export async function readListingFile(file: string): Promise<ListingFile> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new UnreadableFileError(`${file}: no such file`);
  if (info.size > MAX_FILE_BYTES) throw new UnreadableFileError(`${file}: larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
  const text = (await readFile(file, "utf8")).replace(/^\uFEFF/, "");
  return toListingFile(readListings(text, path.basename(file)), path.basename(file), info.mtime);
}

/**
 * The rows of what was read, with the instant of their snapshot: the file's own, else the day in its name, else the one given.
 * @throws UnreadableFileError where no column is the title of a job
 */
export function toListingFile({ entries, madeAt }: ReadEntries, name: string, otherwise: Date): ListingFile {
  const rows = entries.map(({ record, state }, index) => toListingRow(index + 1, record, state));
  if (!rows.some((row) => row.cells.title)) {
    throw new UnreadableFileError(`${name}: no column is recognised as the title of a job`);
  }
  return { rows, seenAt: snapshotDay(madeAt) ?? snapshotDay(name) ?? otherwise };
}

/** @throws UnreadableFileError when the text is neither JSON nor CSV with rows */
export function readListings(text: string, name: string): ReadEntries {
  const start = text.trimStart();
  if (start === "") throw new UnreadableFileError(`${name}: the file is empty`);
  const read = /^[[{]/.test(start) ? readJson(start, name) : { entries: readCsv(text, name) };
  if (read.entries.length === 0) throw new UnreadableFileError(`${name}: no rows found`);
  if (read.entries.length > MAX_ROWS)
    throw new UnreadableFileError(`${name}: more than ${MAX_ROWS.toLocaleString("en-IN")} rows`);
  return read;
}

function readJson(text: string, name: string): { entries: Entry[]; madeAt?: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { entries: readJsonLines(text, name) };
  }
  if (Array.isArray(value)) return { entries: records(value) };
  if (!isRecord(value)) throw new UnreadableFileError(`${name}: holds no rows`);
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  // One list under a plain name ({"notifications": [...]}) is a wrapper; several are lists by state.
  const byState = lists.length > 1;
  const entries = lists.flatMap(([key, list]) => records(list, byState ? key : undefined));
  return {
    entries: lists.length === 0 ? [{ record: value }] : entries,
    madeAt: value.generated_at ?? value.dbOn ?? value.snapshot,
  };
}

function readJsonLines(text: string, name: string): Entry[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  try {
    return records(lines.map((line): unknown => JSON.parse(line)));
  } catch {
    throw new UnreadableFileError(`${name}: neither JSON nor JSON lines (one object a line)`);
  }
}

function readCsv(text: string, name: string): Entry[] {
  const header = text.slice(0, text.search(/\r?\n/) === -1 ? undefined : text.search(/\r?\n/));
  const delimiter = [",", ";", "\t", "|"].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ",";
  if (!header.includes(delimiter)) throw new UnreadableFileError(`${name}: neither JSON nor CSV`);
  try {
    const options = {
      columns: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_CELL_BYTES,
    };
    return records(parse(text, options));
  } catch (error) {
    throw new UnreadableFileError(`${name}: not readable as CSV (${error instanceof Error ? error.message : "unknown form"})`);
  }
}

function records(list: readonly unknown[], state?: string): Entry[] {
  return list.filter(isRecord).map((record) => ({ record, state }));
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
