import type { Day } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { AdminJobDto, Correction } from "@/lib/jobs/editing/schema";
import { fieldsOfJob } from "@/lib/jobs/editing/stored-fields";
import { auditChanges } from "@/lib/jobs/editing/write/audit-changes";
import { jobToStore } from "@/lib/jobs/editing/write/job-to-store";
import { type Act, markCorrection } from "@/lib/jobs/editing/write/row";
import type { DerivedColumns } from "@/lib/jobs/facts/derive";
import { goneWithLastDate } from "@/lib/notice/of-job";

type Tx = Prisma.TransactionClient;
type Following = Pick<DerivedColumns, "contentHash" | "noticeKeys">;

/** Gives locked jobs another last date, by one query for all of them. One of the notice: what was closed early is open again, and what goes with its last date goes. */
export async function moveDeadlines(
  tx: Tx,
  jobs: readonly AdminJobDto[],
  deadline: Day,
  { actor, now, correction = "corrigendum" }: Act & { correction?: Correction },
): Promise<void> {
  const moved = jobs.map((job) => {
    return { id: job.id, gone: goneWithLastDate(job, deadline), ...followsFrom(job, deadline) };
  });
  await markCorrection(tx, correction);
  await tx.$executeRaw`
    UPDATE jobs SET deadline = ${deadline}::date, closed_on = NULL, closed_at = NULL, closed_reason = NULL, stated_deadline = NULL,
      notice = notice || r.gone,
      content_hash = r."contentHash", notice_keys = r."noticeKeys", version = version + 1, edited_at = ${now}, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      AS r(id integer, "contentHash" text, "noticeKeys" text[], gone jsonb)
    WHERE jobs.id = r.id`;
  await auditChanges(tx, "job.update", { actor, before: jobs });
}

/** What follows from the last date of a job, by which imports know its notice again. The reference of its source is no part of it. */
export function followsFrom(job: AdminJobDto, deadline: Day): Following {
  const origin = { source: job.source, sourceReference: "", postedOn: job.postedOn };
  const { contentHash, noticeKeys } = jobToStore({ ...fieldsOfJob(job), deadline }, origin).derived;
  return { contentHash, noticeKeys };
}
