import { db } from "@/lib/db";
import { REFUSAL_REASONS } from "@/lib/ingestion/parse/refusals";
import type { ImportPreview, PreviewRow } from "@/lib/ingestion/preview-schema";
import type { Listings } from "@/lib/ingestion/read-listings";
import type { Changes } from "@/lib/jobs/import/content";
import { type Decision, decideAll, type KeptReason } from "@/lib/jobs/import/decide";
import { findStoredJobs } from "@/lib/jobs/import/stored";

const STEP = 1_000;

/** What an import of these rows would do, row by row, by the decision that the import itself asks; nothing is written. */
export async function previewListings(listings: Listings): Promise<ImportPreview> {
  const rows: PreviewRow[] = listings.refused.map(({ row, title, reason, detail }) => ({
    row,
    title: title ?? "",
    outcome: "refused",
    note: detail ? `${REFUSAL_REASONS[reason]}: ${detail}` : REFUSAL_REASONS[reason],
    jobId: null,
  }));
  for (let start = 0; start < listings.jobs.length; start += STEP) {
    const batch = listings.jobs.slice(start, start + STEP);
    const stored = await findStoredJobs(
      db(),
      batch.map(({ job }) => job),
    );
    const decisions = decideAll(batch, stored);
    rows.push(...batch.flatMap(({ row, job }, index) => rowOf(decisions[index], { row, title: job.title })));
  }
  rows.sort((a, b) => a.row - b.row);
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  return { source: listings.host, read: rows.length + listings.joined.length, joined: listings.joined.length, counts, rows };
}

const KEPT_NOTES = {
  withdrawn: "withdrawn here, and stays so",
  removed: "deleted here, and stays so",
  edited: "corrected by an editor, and stays so",
  "older-snapshot": "a newer snapshot is stored",
  "less-complete": "a more complete snapshot is stored",
  repeated: "a later row of the same notice counts",
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

/** The facts that readers decide by, as they are and as they would be. */
function describeChanges({ title, deadline, positions, salary }: Changes): string {
  const facts = { title, deadline, vacancies: positions, pay: salary };
  const changed = Object.entries(facts).flatMap(([name, change]) =>
    change ? [`${name}: ${change.before ?? "unknown"} → ${change.after ?? "unknown"}`] : [],
  );
  return changed.length === 0 ? "other fields" : changed.join("; ");
}
