import { ALERT_OWNERS, type AlertOwners } from "@/lib/alerts/owners";
import { dueAt } from "@/lib/alerts/schedule";
import type { Day } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { closingsOf, type FewJobs } from "@/lib/jobs/search/match-few";
import { type DueMail, ofMail } from "@/lib/mail/delivery-rows";

export type Noted = { key: string; jobId: number; toldUntil: Day | null };

/**
 * Has whoever was mailed some notices with a later last date than they have now told of that, the next morning or sooner where that leaves no time: who knows the
 * later one would apply when it is over. Who has stopped, paused or removed the alert is told nothing.
 */
export async function tellEarlierDates(jobs: FewJobs, now: Date): Promise<void> {
  const open = closingsOf(jobs).filter(([, closing]) => closing > now);
  const times = open.map(([, closing]) => dueAt("daily", { publishedAt: now, closing }, now));
  for (const { deliveries } of ALERT_OWNERS) {
    await db().$executeRaw`
      UPDATE ${Prisma.raw(deliveries.table)} AS row SET due_at = dated.due_at, sent_at = NULL, claimed_at = NULL, attempts = 0, mail_id = NULL
      FROM unnest(${open.map(([id]) => id)}::int[], ${times}::timestamptz[]) AS dated(id, due_at) JOIN jobs USING (id)
      WHERE row.job_id = jobs.id AND row.sent_at IS NOT NULL AND row.told_until > jobs.deadline`;
  }
}

/**
 * What a mail may say: what its reader was not told of by another alert since it was found, and the last date with which they were told of it by this one.
 * Alerts of one person may tell at another pace each, and find the same.
 */
export async function notedFor({ deliveries }: AlertOwners, due: DueMail): Promise<Noted[]> {
  const [table, owner] = [Prisma.raw(deliveries.table), Prisma.raw(deliveries.owner)];
  return db().$queryRaw<Noted[]>`
    SELECT alert_key AS key, row.job_id AS "jobId", told_until::text AS "toldUntil" FROM ${table} AS row
    LEFT JOIN (SELECT job_id, max(sent_at) AS told_at FROM ${table} WHERE ${owner} = ${due.ownerId} AND told_until IS NOT NULL GROUP BY job_id)
      AS other ON other.job_id = row.job_id
    WHERE ${ofMail(deliveries, due)} AND (told_until IS NOT NULL OR other.told_at IS NULL OR other.told_at < row.found_at)
    ORDER BY row.job_id, alert_key`;
}

/** Forgets what a mail does not say and nobody was told of, as if it had never been found: once it is news again, it is found again. */
export async function forgetUnsaid({ deliveries }: AlertOwners, due: DueMail, unsaid: readonly number[]): Promise<void> {
  await db().$executeRaw`
    DELETE FROM ${Prisma.raw(deliveries.table)} WHERE ${ofMail(deliveries, due)} AND told_until IS NULL AND job_id = ANY(${[...unsaid]}::int[])`;
}

/** Keeps which last dates a mail said, before it is marked as sent. */
export async function keepTold(
  { deliveries }: AlertOwners,
  due: DueMail,
  said: readonly { id: number; deadline: Day }[],
): Promise<void> {
  await db().$executeRaw`
    UPDATE ${Prisma.raw(deliveries.table)} SET told_until = said.until
    FROM unnest(${said.map(({ id }) => id)}::int[], ${said.map(({ deadline }) => deadline)}::date[]) AS said(id, until)
    WHERE ${ofMail(deliveries, due)} AND job_id = said.id`;
}
