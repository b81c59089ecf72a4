import { dateOf, dayInIndia } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { type Act, auditChange, markCorrection, reread } from "@/lib/jobs/editing/write/row";

type Tx = Prisma.TransactionClient;

/** The columns of a job that is not closed before its time. */
export const NOT_CLOSED = { closedOn: null, closedAt: null, closedReason: null, statedDeadline: null };

/**
 * Ends the applications of a locked job now, with a reason that its page shows beside the last date of the notice. Today becomes its deadline and this
 * instant its hour (the trigger set_closes_at), by which everything that asks until when a job is open knows; readers are told of no correction, since
 * nobody made one.
 */
export async function closeJob(tx: Tx, current: AdminJobDto, reason: string, act: Act): Promise<void> {
  const today = dayInIndia(act.now);
  await write(tx, current, act, {
    deadline: dateOf(today),
    closedOn: dateOf(today),
    closedAt: act.now,
    closedReason: reason,
    statedDeadline: dateOf(current.deadline),
  });
}

/** Takes a closing back: the last date of the notice holds again. */
export async function reopenJob(tx: Tx, current: AdminJobDto, act: Act): Promise<void> {
  await write(tx, current, act, { deadline: dateOf(current.closed?.statedDeadline ?? current.deadline), ...NOT_CLOSED });
}

async function write(tx: Tx, current: AdminJobDto, { actor, now }: Act, data: Prisma.JobUpdateInput): Promise<void> {
  await markCorrection(tx, "closing");
  await tx.job.update({
    where: { id: current.id },
    data: { ...data, version: { increment: 1 }, editedAt: now, updatedAt: now },
  });
  await auditChange(tx, "job.update", { actor, before: current, after: await reread(tx, current.id) });
}
