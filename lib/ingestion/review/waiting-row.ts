import { daysBefore } from "@/lib/dates";
import { cutText } from "@/lib/form-text";
import { bodyOfRow } from "@/lib/ingestion/parse/body-of-row";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import type { FileContext, Refused } from "@/lib/ingestion/parse/listing-of";
import { referenceOf } from "@/lib/ingestion/parse/reference-of";
import { REFUSAL_REASONS, type RefusalReason } from "@/lib/ingestion/parse/refusals";
import type { JobPlace } from "@/lib/jobs/bin/schema";

/** Rows of older snapshots are history: their notices have closed, and nobody needs to look at them. */
export const MAX_AGE_DAYS = 90;
export const MAX_ROWS_PER_RUN = 2_000;
const MAX_DETAIL = 600;

/** A row that may be a listing: an editor decides. */
export type WaitingRow = {
  row: number;
  source: string;
  sourceReference: string;
  reason: string;
  detail: string;
  title: string;
  cells: ListingRow["cells"];
  seenAt: Date;
  /** The name that it has where its file shows more, or fewer, rows of one name (lib/ingestion/own-names.ts). */
  otherName?: string;
};

/** The same as the pages of the staff show it. */
export type ReviewItemDto = {
  id: number;
  source: string;
  reason: string;
  detail: string;
  title: string;
  createdAt: string;
  /** The job that the notice of the row is already, as after an import in which it was right: there it is corrected, and not published again. */
  jobId: number | null;
  /** Whether that job is in the bin, where no list of jobs shows it: it is restored there before it is corrected. */
  isInBin: boolean;
};

/** A row that waits no more, and what became of it. */
export type DecidedRow = {
  title: string;
  decidedBy: string | null;
  /** The job that it was published as; null where it was refused. */
  jobId: number | null;
  jobIs: JobPlace;
};

/** Refusals that a person can settle by a look at the notice; the others are no listings. */
export const UNCERTAIN: ReadonlySet<RefusalReason> = new Set([
  "vague-deadline",
  "impossible-deadline",
  "uncertain-deadline",
  "month-first-deadline",
  "swapped-deadline",
  "old-font",
  "contradictory-deadline",
  "remarked-deadline",
  "several-deadlines",
  "tentative-deadline",
  "closed-ahead",
  "called-off",
  "body-for-title",
  "deadline-before-posting",
  "posted-ahead",
  "invalid",
  "recognised",
]);

/** The row as it waits for an editor, or null where its refusal is final. */
export function waitingRow(
  row: ListingRow,
  refused: Refused,
  { site, seenAt }: FileContext,
  reviewed: ReadonlySet<RefusalReason> = UNCERTAIN,
): WaitingRow | null {
  if (!reviewed.has(refused.reason) || refused.title === null) return null;
  const organisation = bodyOfRow(row.cells.organisation, refused.title)?.name ?? row.cells.organisation ?? "";
  return {
    row: row.row,
    ...referenceOf(row.cells, site, refused.title, organisation),
    reason: REFUSAL_REASONS[refused.reason],
    detail: withRemarks(refused.detail, row),
    title: refused.title,
    cells: row.cells,
    seenAt,
  };
}

/** What is at fault with what the row remarks beside its columns: "Last date extended to 31-12-2026", "Cancelled". Its cells alone are kept, and an editor would publish them. */
function withRemarks(detail: string, { closed, remarks }: ListingRow): string {
  const told = [closed, remarks].reduce<string>(
    (all, more) => (more === undefined || all.includes(more) ? all : [all, more].filter(Boolean).join("; ")),
    detail,
  );
  return cutText(told, MAX_DETAIL);
}

/** Those of a run that are put before the editors. */
export function recentRows(rows: readonly WaitingRow[], now: Date): WaitingRow[] {
  return rows.filter(({ seenAt }) => seenAt > daysBefore(now, MAX_AGE_DAYS)).slice(0, MAX_ROWS_PER_RUN);
}

/** Reasons that leave open which day is meant, though one is written: it is to be looked up in the notice. */
const DAY_IN_DOUBT: readonly string[] = (
  [
    "uncertain-deadline",
    "contradictory-deadline",
    "remarked-deadline",
    "tentative-deadline",
    "closed-ahead",
    "called-off",
  ] as const
).map((of) => REFUSAL_REASONS[of]);
/** Those that leave it open of every day of a file. */
const DAYS_IN_DOUBT: readonly string[] = (["month-first-deadline", "swapped-deadline"] as const).map((of) => REFUSAL_REASONS[of]);

/** What a row says that waits for a reason, without the days that this leaves open. */
export function withoutDoubtful(cells: ListingRow["cells"], reason: string): ListingRow["cells"] {
  if (DAYS_IN_DOUBT.includes(reason)) return { ...cells, deadline: undefined, startsOn: undefined };
  return DAY_IN_DOUBT.includes(reason) ? { ...cells, deadline: undefined } : cells;
}
