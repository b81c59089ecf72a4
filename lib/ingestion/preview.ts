import { db } from "@/lib/db";
import { keepFirstPostedOn } from "@/lib/ingestion/import-file";
import { REFUSAL_REASONS } from "@/lib/ingestion/parse/refusals";
import type { ImportPreview, PreviewRow } from "@/lib/ingestion/preview-schema";
import type { Listings } from "@/lib/ingestion/read-listings";
import { contentHash } from "@/lib/jobs/facts/derive";
import type { JobToWrite } from "@/lib/jobs/mutations";

const STEP = 1_000;

/** What an import of these rows would do, row by row; nothing is written. */
export async function previewListings(listings: Listings): Promise<ImportPreview> {
  const jobs = await keepFirstPostedOn(db(), listings.jobs);
  const rows: PreviewRow[] = listings.refused.map(({ row, title, reason, detail }) => ({
    row,
    title: title ?? "",
    outcome: "refused",
    note: detail ? `${REFUSAL_REASONS[reason]}: ${detail}` : REFUSAL_REASONS[reason],
    jobId: null,
  }));
  for (let start = 0; start < jobs.length; start += STEP) {
    const batch = jobs.slice(start, start + STEP);
    const stored = await findStored(batch);
    for (const [index, job] of batch.entries()) {
      const row = listings.jobs[start + index]?.row ?? 0;
      rows.push({ row, title: job.title, ...outcomeOf(job, stored.get(keyOf(job))) });
    }
  }
  rows.sort((a, b) => a.row - b.row);
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  return { source: listings.host, read: rows.length + listings.merged, joined: listings.merged, counts, rows };
}

type Stored = {
  id: number;
  source: string;
  sourceReference: string;
  contentHash: string;
  status: string;
  isEdited: boolean;
  seenAt: Date | null;
  title: string;
  deadline: string;
  positions: number | null;
  salary: string | null;
};

async function findStored(jobs: readonly JobToWrite[]): Promise<Map<string, Stored>> {
  const wanted = JSON.stringify(jobs.map(({ source, sourceReference }) => ({ source, sourceReference })));
  const found = await db().$queryRaw<Stored[]>`
    SELECT jobs.id, jobs.source, source_reference AS "sourceReference", content_hash AS "contentHash", status::text AS status,
      edited_at IS NOT NULL AS "isEdited", seen_at AS "seenAt", title, deadline::text AS deadline, positions, salary
    FROM jobs JOIN jsonb_to_recordset(${wanted}::jsonb) AS r(source text, "sourceReference" text)
      ON jobs.source = r.source AND jobs.source_reference = r."sourceReference"`;
  return new Map(found.map((job) => [keyOf(job), job]));
}

function keyOf({ source, sourceReference }: { source: string; sourceReference: string }): string {
  return `${source}\n${sourceReference}`;
}

/** The rules of the import itself (lib/jobs/mutations.ts, upsertJobs), told before it runs. */
function outcomeOf(job: JobToWrite, stored: Stored | undefined): Pick<PreviewRow, "outcome" | "note" | "jobId"> {
  if (!stored) return { outcome: "new", note: "", jobId: null };
  const same = (note: string) => ({ outcome: "same" as const, note, jobId: stored.id });
  const { seenAt, ...input } = job;
  if (contentHash(input) === stored.contentHash) return same("");
  if (stored.status === "withdrawn") return same("withdrawn here, and stays so");
  if (stored.isEdited) return same("corrected by an editor, and stays so");
  if (stored.seenAt && seenAt && seenAt < stored.seenAt) return same("a newer snapshot is stored");
  return { outcome: "changed", note: changesOf(job, stored), jobId: stored.id };
}

function changesOf(job: JobToWrite, stored: Stored): string {
  const facts = [
    ["title", stored.title, job.title],
    ["deadline", stored.deadline, job.deadline],
    ["vacancies", stored.positions, job.positions ?? null],
    ["pay", stored.salary, job.salary ?? null],
  ] as const;
  const changed = facts.filter(([, before, after]) => before !== after);
  if (changed.length === 0) return "other fields";
  return changed.map(([name, before, after]) => `${name}: ${before ?? "unknown"} → ${after ?? "unknown"}`).join("; ");
}
