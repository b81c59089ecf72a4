import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import type { ListingFile } from "@/lib/ingestion/read/entries";
import { type JsonObject, toListingFile } from "@/lib/ingestion/read/entries";
import { readEntries } from "@/lib/ingestion/read/read-document";

/** What a value says: null where the row states none that may be published. */
type Label = string | number | boolean | null | readonly number[];
/** A field of the benchmark: `labels` names its file in tests/bench/ingestion, `read` is what the product makes of a row. */
export type Section = {
  name: string;
  labels: string;
  read: (row: BenchRow) => Label;
  /** Which labels are held apart: one in five, one in five until its faults were read, or all. */
  apart?: "fifth" | "fifth, read since" | "all";
};
/** A row as its file holds it, with its recognised cells, and the whole file. */
export type BenchRow = { record: JsonObject; cells: ListingFile["rows"][number]["cells"]; file: ListingFile };

export type Figures = { labels: number; exact: number; missing: number; wrong: number; invented: number };
type LabelFile = { file: string; labels: Record<string, Label> }[];

const HELD_APART = 5;
const read = new Map<string, Promise<{ records: JsonObject[]; file: ListingFile }>>();

/** The figures of a section: of the labels that rules may be tuned on, of those held apart, and what is wrong among the first. */
export async function figuresOf(section: Section, folder: string) {
  const files: LabelFile = JSON.parse(readFileSync(`tests/bench/ingestion/${section.labels}.json`, "utf8"));
  const tuned = none();
  const apart = none();
  const wrong: string[] = [];
  for (const { file: name, labels } of files) {
    const { records, file } = await documentOf(path.join(folder, name));
    for (const [row, expected] of Object.entries(labels)) {
      const index = Number(row) - 1;
      const found = section.read({ record: records[index] ?? {}, cells: file.rows[index]?.cells ?? {}, file });
      const outcome = outcomeOf(expected, found);
      const isApart = section.apart === "all" || isHeldApart(`${section.labels}/${name}/${row}`);
      const figures = isApart ? apart : tuned;
      figures.labels++;
      figures[outcome]++;
      // What is held apart is counted and not printed.
      if (outcome !== "exact" && (!isApart || section.apart === "fifth, read since"))
        wrong.push(`${section.name}: ${name} row ${row}: ${outcome}, ${JSON.stringify(found)} for ${JSON.stringify(expected)}`);
    }
  }
  return { tuned, apart, wrong };
}

function outcomeOf(expected: Label, found: Label): Exclude<keyof Figures, "labels"> {
  if (JSON.stringify(expected) === JSON.stringify(found)) return "exact";
  if (expected === null || expected === false) return "invented";
  return found === null || found === false ? "missing" : "wrong";
}

export function isHeldApart(label: string): boolean {
  return (createHash("sha256").update(label).digest()[0] ?? 0) % HELD_APART === 0;
}

export function documentOf(file: string) {
  const known = read.get(file) ?? openDocument(file);
  read.set(file, known);
  return known;
}

async function openDocument(file: string) {
  const name = path.basename(file);
  const found = await readEntries({ bytes: readFileSync(file), name }, FILE_BOUNDS);
  const listing = toListingFile(found, { name, otherwise: new Date(0), bounds: FILE_BOUNDS });
  return { records: found.entries.map(({ record }) => record), file: listing };
}

function none(): Figures {
  return { labels: 0, exact: 0, missing: 0, wrong: 0, invented: 0 };
}
