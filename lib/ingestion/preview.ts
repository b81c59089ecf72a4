import type { Announcement } from "@/lib/announcements/announcement";
import type { Verdict } from "@/lib/announcements/judge";
import { judgeAnnouncements } from "@/lib/announcements/verdicts";
import { db } from "@/lib/db";
import type { RowAsWritten, ShownValue } from "@/lib/ingestion/as-written";
import { labelOf } from "@/lib/ingestion/parse/field-labels";
import type { Refused } from "@/lib/ingestion/parse/listing-of";
import { REFUSAL_REASONS } from "@/lib/ingestion/parse/refusals";
import { type OfOtherRow, ofOtherRows } from "@/lib/ingestion/preview-joins";
import type { ImportPreview, PreviewRow, RowPreview } from "@/lib/ingestion/preview-schema";
import type { Joined, Listings } from "@/lib/ingestion/read-listings";
import { rowsToReview } from "@/lib/ingestion/review/renewed-rows";
import type { UploadedFile } from "@/lib/ingestion/upload/packed-file";
import type { Changes } from "@/lib/jobs/import/content";
import { type Decision, decideAll, type KeptReason } from "@/lib/jobs/import/decide";
import { findStoredJobs } from "@/lib/jobs/import/stored";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

const STEP = 1_000;

/** What an import of these rows would do, row by row, by the decision that the import itself asks; nothing is written. */
export async function previewListings(listings: Listings): Promise<RowPreview> {
  const rows = [...listings.refused.map(refusedRow), ...listings.joined.map(joinedRow)];
  const sources = new Set(listings.jobs.map(({ job }) => job.source));
  const ofOther = sources.size > 1 ? ofOtherRows() : () => null;
  for (let start = 0; start < listings.jobs.length; start += STEP) {
    const batch = listings.jobs.slice(start, start + STEP);
    const decisions = decideAll(batch, await findStoredJobs(db(), batch));
    for (const [index, incoming] of batch.entries()) {
      const decision = decisions[index];
      const other = decision?.outcome === "create" ? ofOther(incoming) : null;
      const named = { row: incoming.row, title: incoming.job.title };
      rows.push(...(other ? ofOtherRow(other, named) : rowOf(decision, named)));
    }
  }
  const { announcements = [] } = listings;
  const verdicts = await judgeAnnouncements(db(), announcements);
  rows.push(...announcements.map((one) => announcedRow(one, verdicts.get(one.row))));
  rows.sort((a, b) => a.row - b.row);
  const counts = { new: 0, changed: 0, same: 0, joined: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  sources.delete(listings.host);
  return { source: listings.host, otherSources: [...sources].sort(), read: rows.length, counts, rows };
}

/** What would happen to each row of an uploaded file, each of the first rows beside what it says. */
export async function previewUpload(
  { columns, notRows, otherSheets, key, fixed, written, ...listings }: UploadedFile,
  now: Date,
): Promise<ImportPreview> {
  const preview = await previewListings(listings);
  const asked = await rowsToReview(listings.waiting, now);
  const plans = new Set(listings.waiting.flatMap(({ row, reason }) => (reason === REFUSAL_REASONS["posted-ahead"] ? [row] : [])));
  const shown = (row: PreviewRow) => (asked.has(row.row) ? waiting(row, plans.has(row.row) ? ON_ITS_DAY : "") : row);
  const byRow = new Map(written.map((row) => [row.row, row]));
  const rows = preview.rows.map((row) => beside(shown(row), byRow.get(row.row)));
  return { ...preview, rows, columns, notRows, otherSheets, key, fixed, toReview: asked.size };
}

/** What is to be done with a plan of a file, which nobody reads again as the pages of sources are. */
const ON_ITS_DAY = " until its file is imported again from that day on, or an editor publishes it";

/** A refused row that an editor is to settle, and until when it waits where that is known. */
export const waiting = (row: PreviewRow, until = ""): PreviewRow => ({ ...row, note: `${row.note}; waits for review${until}` });

function beside(row: PreviewRow, written: RowAsWritten | undefined): PreviewRow {
  if (!written) return row;
  const { values, leftOut } = written;
  const cells = leftOut === 1 ? "1 cell stands" : `${leftOut} cells stand`;
  const more = [row.outcome !== "joined" && droppedCount(values), leftOut > 0 && `${cells} under no column that is read`];
  return { ...row, note: [row.note, ...more].filter(Boolean).join("; "), values };
}

/** A number of vacancies that a row states and nobody would read here: it is what readers ask for first. */
function droppedCount(values: readonly ShownValue[]): string | undefined {
  const dropped = values.find(({ field, read }) => field === labelOf("vacancies") && read === null);
  return dropped && /\d/.test(withAsciiDigits(dropped.written)) ? `vacancies dropped: ${dropped.written}` : undefined;
}

function refusedRow({ row, title, reason, detail }: Refused): PreviewRow {
  const note = detail ? `${REFUSAL_REASONS[reason]}: ${detail}` : REFUSAL_REASONS[reason];
  return { row, title: title ?? "", outcome: "refused", note, jobId: null };
}

function joinedRow({ row, into, title }: Joined): PreviewRow {
  return { row, title, outcome: "joined", note: `the same notice as row ${into}, whose job counts`, jobId: null };
}

function announcedRow({ row, title, kind }: Announcement, verdict: Verdict | undefined): PreviewRow {
  const what = kind.replaceAll("_", " ");
  const jobId = verdict?.is === "attached" ? verdict.jobId : null;
  if (jobId !== null) return { row, title, outcome: "joined", note: `${what} of job ${jobId}`, jobId };
  const note =
    verdict?.is === "waiting"
      ? `${what}, may be of job ${verdict.candidates.join(" or ")}: waits for review`
      : `${what}: ${REFUSAL_REASONS["of-no-recruitment"]}`;
  return { row, title, outcome: "refused", note, jobId: null };
}

const KEPT_NOTES = {
  withdrawn: "withdrawn here, and stays so",
  removed: "deleted here, and stays so",
  edited: "corrected by an editor, and stays so",
  "older-snapshot": "a newer snapshot is stored",
  "less-complete": "a more complete snapshot is stored",
  repeated: "a later row of the same notice counts",
  asked: "may be the recruitment of another source: waits for review",
} as const satisfies Record<KeptReason, string>;

function rowOf(decision: Decision | undefined, named: { row: number; title: string }): PreviewRow[] {
  switch (decision?.outcome) {
    case "create":
      return [{ ...named, outcome: "new", note: "", jobId: null }];
    case "update":
      return [{ ...named, outcome: "changed", note: describeChanges(decision.changes), jobId: decision.id }];
    case "unchanged":
      return [{ ...named, outcome: "same", note: "", jobId: decision.id }];
    case "kept":
      return [{ ...named, outcome: "same", note: KEPT_NOTES[decision.reason], jobId: decision.id }];
    default:
      return [];
  }
}

function ofOtherRow({ row, decision }: OfOtherRow, named: { row: number; title: string }): PreviewRow[] {
  const note =
    decision.outcome === "kept"
      ? `may be the recruitment of row ${row}, from another source: waits for review`
      : `the recruitment of row ${row}, from another source, whose job counts`;
  return rowOf(decision, named).map((own) => ({
    ...own,
    note: [note, own.outcome === "changed" && own.note].filter(Boolean).join("; "),
    jobId: null,
  }));
}

/** The facts that readers decide by, as they are and as they would be. */
function describeChanges({ title, deadline, positions, salary }: Changes): string {
  const facts = { title, deadline, vacancies: positions, pay: salary };
  const changed = Object.entries(facts).flatMap(([name, change]) =>
    change ? [`${name}: ${change.before ?? "unknown"} → ${change.after ?? "unknown"}`] : [],
  );
  return changed.length === 0 ? "other fields" : changed.join("; ");
}
