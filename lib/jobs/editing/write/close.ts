import { dayInIndia } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { auditChanges } from "@/lib/jobs/editing/write/audit-changes";
import { type Act, idsOf, markCorrection } from "@/lib/jobs/editing/write/row";

type Tx = Prisma.TransactionClient;

/** The columns of a job that is not closed before its time. */
export const NOT_CLOSED = { closedOn: null, closedAt: null, closedReason: null, statedDeadline: null };

/**
 * Ends the applications of locked jobs now, with a reason that their pages show beside the last date of the notice. Today becomes their deadline and this
 * instant its hour (the trigger set_closes_at), by which everything that asks until when a job is open knows; readers are told of no correction, since
 * nobody made one.
 */
export async function closeJobs(tx: Tx, jobs: readonly AdminJobDto[], reason: string, { actor, now }: Act): Promise<void> {
  const today = dayInIndia(now);
  await markCorrection(tx, "closing");
  await tx.$executeRaw`
    UPDATE jobs SET stated_deadline = deadline, deadline = ${today}::date, closed_on = ${today}::date, closed_at = ${now}, closed_reason = ${reason},
      version = version + 1, edited_at = ${now}, updated_at = ${now}
    WHERE id = ANY(${idsOf(jobs)}::int[])`;
  await auditChanges(tx, "job.update", { actor, before: jobs });
}

/** Takes the closing of locked jobs back: the last dates of their notices hold again. */
export async function reopenJobs(tx: Tx, jobs: readonly AdminJobDto[], { actor, now }: Act): Promise<void> {
  await markCorrection(tx, "closing");
  await tx.$executeRaw`
    UPDATE jobs SET deadline = coalesce(stated_deadline, deadline), closed_on = NULL, closed_at = NULL, closed_reason = NULL, stated_deadline = NULL,
      version = version + 1, edited_at = ${now}, updated_at = ${now}
    WHERE id = ANY(${idsOf(jobs)}::int[])`;
  await auditChanges(tx, "job.update", { actor, before: jobs });
}
