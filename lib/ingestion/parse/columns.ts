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

type Field = Extract<JobTable[JobField], { imported: object }>["imported"]["as"] | keyof typeof OTHER_HEADERS;

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

/** One row of a file: its number from 1, and the text of every field that a column was recognised for. */
export type ListingRow = { row: number; cells: Partial<Record<Field, string>>; kinds: readonly string[] };

/** Values that say "nothing" in the files seen so far. */
const NOTHING = /^(?:|-|–|—|n\/?a|null|none|undefined|nodata|no data|not mentioned|not available|not specified|as applicable)$/i;

/** Reads the recognised fields of one record; numbers and booleans become text, lists and objects are left out. */
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

function foldHeader(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
