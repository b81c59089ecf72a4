import { ALERT_OWNERS, type AlertOwners } from "@/lib/alerts/owners";
import { dueAt } from "@/lib/alerts/schedule";
import type { Told } from "@/lib/alerts/told";
import { closingInstant, dayInIndia, daysBetween, type LastDate } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { JobDto } from "@/lib/jobs/schema";
import { closingsOf, type FewJobs } from "@/lib/jobs/search/match-few";
import { REMINDED_DAYS } from "@/lib/reminders/due";

/** A notice of which a mail before had said a later last date. */
export type EarlierJob = JobDto & { told: Told };

/** By how much an hour of the same day must be an earlier one: who has read a day alone is told of five o'clock, not of a minute to midnight. */
const EARLIER_MS = 60 * 60 * 1000;
/** A mail of another list may wait for the next morning, and must leave a day then. */
const DAYS_LEFT = 2;

/** Whether one may apply for less long than a mail has said. */
export function isEarlier(last: LastDate, { until, closing }: Told): boolean {
  return last.deadline < until || (closing !== null && closing.getTime() - closingInstant(last).getTime() >= EARLIER_MS);
}

/**
 * Has whoever was mailed some notices with a later last date or hour than they have now told of that, the next morning or sooner where that leaves no time: who knows
 * the later one would apply when it is over. Who has stopped, paused or removed the alert is told nothing.
 */
export async function tellEarlierDates(jobs: FewJobs, now: Date): Promise<void> {
  const open = closingsOf(jobs).filter(([, closing]) => closing > now);
  const [ids, closings] = [open.map(([id]) => id), open.map(([, closing]) => closing)];
  const times = closings.map((closing) => dueAt("daily", { publishedAt: now, closing }, now));
  for (const { deliveries } of ALERT_OWNERS) {
    await db().$executeRaw`
      UPDATE ${Prisma.raw(deliveries.table)} AS row SET due_at = dated.due_at, sent_at = NULL, claimed_at = NULL, attempts = 0, mail_id = NULL
      FROM unnest(${ids}::int[], ${closings}::timestamptz[], ${times}::timestamptz[]) AS dated(id, closing, due_at) JOIN jobs USING (id)
      WHERE row.job_id = jobs.id AND row.sent_at IS NOT NULL
        AND (row.told_until > jobs.deadline OR row.told_closing >= dated.closing + make_interval(secs => ${EARLIER_MS / 1000}::int))`;
  }
}

/** What has an earlier last date than a reader was told: what a mail of alerts is to say, and what they know without it. */
type Earlier = { news: EarlierJob[]; known: EarlierJob[] };

/**
 * Of what a reader was told, by its number, and of the notices that are open, those that have an earlier last date than that. Known is what they have applied for, and a day that
 * reaches them otherwise: by the course of what they follow, or by a reminder that goes the next morning at the latest.
 */
export async function earlierOf(
  { keptBy, followedBy }: AlertOwners,
  ownerId: number,
  { told, open }: { told: ReadonlyMap<number, Told>; open: ReadonlyMap<number, JobDto> },
  now: Date,
): Promise<Earlier> {
  const earlier = [...told].flatMap(([id, before]) => {
    const job = open.get(id);
    return job && isEarlier(job, before) ? [{ ...job, told: before }] : [];
  });
  const ids = earlier.map(({ id }) => id);
  if (ids.length === 0) return { news: [], known: [] };
  const [kept, followed] = await Promise.all([keptBy(ownerId, ids, now), followedBy(ownerId, ids)]);
  const isKnown = ({ id, deadline, told: { until } }: EarlierJob) => {
    const days = daysBetween(dayInIndia(now), deadline);
    const isTold = followed.has(id) || (kept.get(id) === true && days <= REMINDED_DAYS);
    return kept.get(id) === false || (deadline < until && days >= DAYS_LEFT && isTold);
  };
  return { news: earlier.filter((job) => !isKnown(job)), known: earlier.filter(isKnown) };
}
