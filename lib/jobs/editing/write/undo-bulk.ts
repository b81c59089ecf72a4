import { Prisma } from "@/lib/generated/prisma/client";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { auditChanges } from "@/lib/jobs/editing/write/audit-changes";
import { type LastChange, stateBefore } from "@/lib/jobs/editing/write/last-changes";
import { followsFrom } from "@/lib/jobs/editing/write/move-deadlines";
import { type Act, markCorrection } from "@/lib/jobs/editing/write/row";

type Tx = Prisma.TransactionClient;

/** A job as it is, what was changed of it last, and how it was before. */
type Undone = { job: AdminJobDto; last: LastChange; before: AdminJobDto };

/**
 * Gives locked jobs back what a bulk write took: last date with its hour and the day to pay by, early closing, status. The day on which a job became public stays
 * its day. What the staff has written by it alone is its source's again, whose
 * imports would pass over it from then on. A last date that was told to readers is corrected as our own slip, since no body has changed it.
 */
export async function undoChanges(
  tx: Tx,
  jobs: readonly AdminJobDto[],
  lastChanges: ReadonlyMap<number, LastChange>,
  act: Act,
): Promise<void> {
  const all = jobs.flatMap((job) => {
    const last = lastChanges.get(job.id);
    return last ? { job, last, before: stateBefore(job, last) } : [];
  });
  const of = (kind: Kind) => all.filter((one) => kindOf(one) === kind);
  await writeStatuses(tx, of("status"), act);
  for (const kind of ["closing", "slip"] as const) {
    await markCorrection(tx, kind);
    await writeDates(tx, of(kind), act);
  }
}

type Kind = "status" | "closing" | "slip";

/** Of what is undone readers were told nothing where jobs were closed or reopened. */
function kindOf({ job, before, last: { oldValues, newValues } }: Undone): Kind {
  if (before.status !== job.status) return "status";
  const isReopened = (oldValues.closed?.statedDeadline ?? "") === newValues.deadline;
  return newValues.closed || isReopened ? "closing" : "slip";
}

async function writeStatuses(tx: Tx, undone: readonly Undone[], act: Act): Promise<void> {
  if (undone.length === 0) return;
  const rows = undone.map(({ last: { isOnly }, before: { id, status, publishAt } }) => ({ id, isOnly, status, publishAt }));
  await tx.$executeRaw`
    UPDATE jobs SET status = r.status::"JobStatus", publish_at = r."publishAt", ${asWritten(act)}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id integer, "isOnly" boolean, status text, "publishAt" timestamptz)
    WHERE jobs.id = r.id`;
  await auditChanges(tx, "job.status", { actor: act.actor, before: undone.map(({ job }) => job) });
}

async function writeDates(tx: Tx, undone: readonly Undone[], act: Act): Promise<void> {
  if (undone.length === 0) return;
  const rows = undone.map(({ job, last: { isOnly, closedAt }, before: { id, deadline, closed, notice } }) => ({
    id,
    isOnly,
    deadline,
    given: { ...(notice?.closesAt && { closesAt: notice.closesAt }), ...(notice?.feePaidBy && { feePaidBy: notice.feePaidBy }) },
    ...(closed && { closedOn: closed.on, closedAt, closedReason: closed.reason, statedDeadline: closed.statedDeadline }),
    ...followsFrom(job, closed?.statedDeadline ?? deadline),
  }));
  await tx.$executeRaw`
    UPDATE jobs SET deadline = r.deadline, closed_on = r."closedOn", closed_at = r."closedAt", closed_reason = r."closedReason",
      stated_deadline = r."statedDeadline", notice = notice || r.given,
      content_hash = r."contentHash", notice_keys = r."noticeKeys", ${asWritten(act)}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(id integer, "isOnly" boolean, deadline date, given jsonb, "closedOn" date, "closedAt" timestamptz, "closedReason" text,
        "statedDeadline" date, "contentHash" text, "noticeKeys" text[])
    WHERE jobs.id = r.id`;
  await auditChanges(tx, "job.update", { actor: act.actor, before: undone.map(({ job }) => job) });
}

/** What every undoing writes, of a row `r`. */
function asWritten({ now }: Act): Prisma.Sql {
  return Prisma.sql`version = version + 1, edited_at = CASE WHEN NOT r."isOnly" THEN ${now}::timestamptz END, updated_at = ${now}`;
}
