import { LRUCache } from "lru-cache";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { JOB_NAMES, type JobField, type JobTable } from "@/lib/jobs/job/names";

/** What a file says of a listing beside the fields of a job. */
const OTHER_HEADERS = {
  id: ["id", "notificationid", "jobid", "uid", "guid"],
  state: ["state", "region"],
  firstSeen: ["firstseen", "sortdate", "createdat"],
  noticeLink: ["notificationlink", "notifiactionlink", "officialpdf", "notificationpdf", "pdf"],
  kind: ["type", "kind", "category", "posttype"],
  ownId: ["niyuktiid"],
  seenAt: ["lastchecked", "snapshot", "scrapedat", "fetchedat"],
} as const satisfies Record<string, readonly string[]>;

export type Field = Extract<JobTable[JobField], { imported: object }>["imported"]["as"] | keyof typeof OTHER_HEADERS;

type Headers = readonly [field: Field, names: readonly string[]];

/**
 * Which column of a foreign file means what. Header names are compared without case, spaces and punctuation; where several columns
 * of a row mean the same field, the first non-empty one in the order of the names counts.
 */
const HEADERS: readonly Headers[] = [
  ...JOB_NAMES.flatMap((name): Headers[] => {
    const field = JOB_FIELDS[name];
    return "imported" in field ? [[field.imported.as, field.imported.headers.split(" ")]] : [];
  }),
  ...(Object.entries(OTHER_HEADERS) as [keyof typeof OTHER_HEADERS, readonly string[]][]),
];

/** One row of a file: its number from 1, the text of every field that a column was recognised for, and its cells outside of all columns. */
export type ListingRow = {
  row: number;
  cells: Partial<Record<Field, string>>;
  kinds: readonly string[];
  /** How many cells stand under no name, or in columns that are too many. */
  leftOut?: number;
};

/** A column of a file by its header, and the field that it is read as; null where it is ignored. */
export type Column = { header: string; field: Field | null };

/** Values that say "nothing" in the files seen so far. */
const NOTHING = /^(?:|-|–|—|n\/?a|null|none|undefined|nodata|no data|not mentioned|not available|not specified|as applicable)$/i;

/** Reads the recognised fields of one record; numbers become text, lists and objects are left out. */
export function toListingRow(row: number, record: Readonly<Record<string, unknown>>, state?: string): ListingRow {
  const byHeader = new Map<string, string>();
  for (const [header, value] of Object.entries(record)) {
    const text = typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
    if (!NOTHING.test(text)) byHeader.set(foldHeader(header), text);
  }
  if (state !== undefined && !byHeader.has("state")) byHeader.set("state", state);
  const cells: ListingRow["cells"] = {};
  for (const [field, headers] of HEADERS) {
    const value = headers.map((header) => byHeader.get(header)).find((text) => text !== undefined);
    if (value !== undefined) cells[field] = value;
  }
  const kinds = OTHER_HEADERS.kind.flatMap((header) => byHeader.get(header) ?? []);
  return { row, cells, kinds };
}

const FIELD_OF_HEADER = new Map(HEADERS.flatMap(([field, headers]) => headers.map((header) => [header, field] as const)));

/** What each column of a file is read as. */
export function columnsOf(headers: readonly string[]): Column[] {
  return headers.map((header) => ({ header, field: FIELD_OF_HEADER.get(foldHeader(header)) ?? null }));
}

// A file names its columns once and uses the names in every row; the bound is for files of objects that name them anew in each.
const folded = new LRUCache<string, string>({ max: 2_000 });

function foldHeader(header: string): string {
  const known = folded.get(header);
  if (known !== undefined) return known;
  const name = header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  folded.set(header, name);
  return name;
}
