import { addMinutes } from "date-fns/addMinutes";
import { ALERT_OWNERS, type AlertOwners } from "@/lib/alerts/owners";
import { isNight, nextMorning } from "@/lib/alerts/schedule";
import { dayInIndia, daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { listDays } from "@/lib/jobs/search/criteria";
import { closedJobs, openJobs } from "@/lib/jobs/search/scope";
import type { DueMail } from "@/lib/mail/delivery-rows";
import { IS_GONE } from "@/lib/reminders/gone";

/** How long an end is left alone: what was taken off or closed by mistake is often put back at once. The trigger that notes ends counts on it (20261127190000_ended_jobs). */
const LEFT_MINUTES = 60;
/** How long a title is kept: until every try of its mail is over, also of one that the staff has tried again. */
const KEPT_DAYS = 30;
/**
 * For how many days after the last date that a mail said its reader is told of the end of a notice that was extended since, which they may have read on its page: whoever was mailed
 * of one that is extended month by month has long applied or let it go.
 */
const EXTENDED_DAYS = 30;
const MAX_JOBS = 500;
const MAX_ROUNDS = 20;

type Ended = { jobId: number; endedAt: Date };

/**
 * Has whoever was mailed notices that are gone or have ended early, and would still prepare for them, told so the next morning. Each end is looked at once; the cost is that
 * of those who were mailed of it.
 */
export async function noteEndedJobs(now: Date): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const ended = await db().$queryRaw<Ended[]>`
      SELECT job_id AS "jobId", ended_at AS "endedAt" FROM ended_jobs
      WHERE looked_at IS NULL AND ended_at <= ${addMinutes(now, -LEFT_MINUTES)} ORDER BY job_id LIMIT ${MAX_JOBS}`;
    if (ended.length === 0) return;
    const [ids, times] = [ended.map(({ jobId }) => jobId), ended.map(({ endedAt }) => endedAt)];
    for (const { deliveries } of ALERT_OWNERS) await tellOfEnd(Prisma.raw(deliveries.table), ended, now);
    // One that was put back and ended again meanwhile is another end.
    await db().$executeRaw`
      UPDATE ended_jobs AS ended SET looked_at = ${now} FROM unnest(${ids}::int[], ${times}::timestamptz[]) AS done(id, at)
      WHERE ended.job_id = done.id AND ended.ended_at = done.at`;
    if (ended.length < MAX_JOBS) break;
  }
  await db().$executeRaw`DELETE FROM ended_jobs WHERE ended_at < ${daysBefore(now, KEPT_DAYS)}`;
}

async function tellOfEnd(table: Prisma.Sql, ended: readonly Ended[], now: Date): Promise<void> {
  const [ids, times] = [ended.map(({ jobId }) => jobId), ended.map(({ endedAt }) => morningAfter(endedAt, now))];
  await db().$executeRaw`
    UPDATE ${table} AS row SET due_at = dated.due_at, sent_at = NULL, claimed_at = NULL, attempts = 0, mail_id = NULL
    FROM unnest(${ids}::int[], ${times}::timestamptz[], ${times.map(dayInIndia)}::date[]) AS dated(id, due_at, day) JOIN jobs USING (id)
    JOIN ended_jobs AS ended ON ended.job_id = jobs.id
    WHERE row.job_id = jobs.id AND row.sent_at IS NOT NULL
      AND (row.told_until >= dated.day OR (ended.deadline >= dated.day AND row.told_until >= dated.day - ${EXTENDED_DAYS}::int))
      AND ((${IS_GONE}) OR (${closedJobs(listDays(now))}))`;
}

/** Counted from the end, so that a host whose runs are a day apart does not tell a day later; what is seen late is not told at night either. */
function morningAfter(endedAt: Date, now: Date): Date {
  const morning = nextMorning(addMinutes(endedAt, LEFT_MINUTES));
  return morning <= now && isNight(now) ? nextMorning(now) : morning;
}

/**
 * Forgets what a mail said is over, by whatever alert it was found: once it is open again, it is found anew. What was open again before the mail had gone is looked for once
 * more, since its alerts found these rows still.
 */
export async function forgetEnded(
  { deliveries }: AlertOwners,
  due: DueMail,
  ended: readonly { id: number }[],
  now: Date,
): Promise<void> {
  const ids = ended.map(({ id }) => id);
  await db().$executeRaw`
    WITH forgotten AS (
      DELETE FROM ${Prisma.raw(deliveries.table)} WHERE ${Prisma.raw(deliveries.owner)} = ${due.ownerId} AND job_id = ANY(${ids}::int[])
        AND (sent_at IS NOT NULL OR mail_id = ${due.mailId}::uuid))
    UPDATE job_publications AS publication SET matched_for = NULL FROM jobs
    WHERE publication.job_id = ANY(${ids}::int[]) AND jobs.id = publication.job_id AND ${openJobs(listDays(now))}`;
}
