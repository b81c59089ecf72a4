import type { Outcome as Announced } from "@/lib/announcements/attach";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Field } from "@/lib/ingestion/parse/column-names";
import type { Accepted } from "@/lib/ingestion/parse/listing-of";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { JOB_NAMES } from "@/lib/jobs/job/names";
import type { PageItem } from "@/lib/sources/read/read-page";
import type { SourceRun } from "@/lib/sources/run/read-source";

type Outcome = {
  stage: "published" | "joined" | "waiting" | "refused" | "attached";
  reason?: string;
  detail?: string;
  jobId?: number | null;
  origins?: object;
  listingSource?: string;
  listingReference?: string;
};

/** Of a row its job, whether the staff is asked about which recruitment it is of, and what became of what it announces. */
type Known = {
  jobIds: ReadonlyMap<number, number | null>;
  asked: ReadonlySet<number>;
  announced: ReadonlyMap<number, Announced>;
};

/** Keeps each item of the changed pages with what became of it; one that is known already is noted as seen. */
export async function keepItems(
  tx: Prisma.TransactionClient,
  { sourceKey, run, ...known }: { sourceKey: string; run: SourceRun } & Known,
): Promise<void> {
  const outcomes = outcomesOf(run, known);
  const rows = run.items.map(({ address, hash, record, row }) => ({ address, hash, record, ...outcomes.get(row.row) }));
  await tx.$executeRaw`
    INSERT INTO source_items (source_key, address, hash, record, stage, reason, detail, job_id, origins, listing_source, listing_reference,
      first_seen_at, last_seen_at)
    SELECT ${sourceKey}, r.address, r.hash, r.record, r.stage::"ItemStage", r.reason, r.detail, r."jobId", r.origins,
      r."listingSource", r."listingReference", ${run.startedAt}::timestamptz, ${run.startedAt}::timestamptz
    FROM jsonb_to_recordset(${withoutNul(JSON.stringify(rows))}::jsonb) AS r(address text, hash text, record jsonb, stage text, reason text,
      detail text, "jobId" integer, origins jsonb, "listingSource" text, "listingReference" text)
    ON CONFLICT (source_key, address, hash) DO UPDATE SET stage = excluded.stage, reason = excluded.reason, detail = excluded.detail,
      job_id = CASE WHEN excluded.stage = 'attached' THEN excluded.job_id ELSE coalesce(excluded.job_id, source_items.job_id) END, origins = excluded.origins, listing_source = excluded.listing_source,
      listing_reference = excluded.listing_reference, last_seen_at = excluded.last_seen_at`;
}

/** PostgreSQL holds no NUL, not even as an escape of JSON. */
function withoutNul(json: string): string {
  return json.replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, "$1");
}

function outcomesOf({ items, listings }: SourceRun, { jobIds, asked, announced }: Known): Map<number, Outcome> {
  const byRow = new Map(items.map((item) => [item.row.row, item]));
  const outcomes = new Map<number, Outcome>();
  for (const accepted of listings.jobs) {
    const item = byRow.get(accepted.row);
    const { source: listingSource, sourceReference: listingReference } = accepted.job;
    outcomes.set(accepted.row, {
      ...(asked.has(accepted.row) ? { stage: "waiting", reason: "may-be-another" } : { stage: "published" }),
      listingSource,
      listingReference,
      jobId: jobIds.get(accepted.row),
      origins: item && originsOf(item, accepted),
    });
  }
  for (const { row, into } of listings.joined) outcomes.set(row, { stage: "joined", jobId: jobIds.get(into) });
  for (const { row, reason, detail } of listings.refused) outcomes.set(row, { stage: "refused", reason, detail });
  for (const { row } of listings.waiting) outcomes.set(row, { ...outcomes.get(row), stage: "waiting", jobId: jobIds.get(row) });
  for (const [row, outcome] of announced) outcomes.set(row, ANNOUNCED[outcome.state](outcome));
  return outcomes;
}

const ANNOUNCED: Record<Announced["state"], (outcome: Announced) => Outcome> = {
  attached: (outcome) => ({ stage: "attached", jobId: "jobId" in outcome ? outcome.jobId : null }),
  waiting: () => ({ stage: "waiting", reason: "of-which-recruitment" }),
  none: () => ({ stage: "refused", reason: "of-no-recruitment" }),
};

/** Of each field of a job that is known whether its source states it, or it follows from something else: a body's own page, its department. */
function originsOf({ stated }: PageItem, { job }: Accepted): Record<string, "read" | "derived"> {
  const known = JOB_NAMES.filter((name) => job[name] !== null && job[name] !== undefined);
  return Object.fromEntries(
    known.map((name) => {
      const field = JOB_FIELDS[name];
      const isRead = "imported" in field && stated.has(field.imported.as as Field);
      return [name, isRead ? "read" : "derived"];
    }),
  );
}
