import { takesMails } from "@/lib/accounts/recipients";
import { MORNING_HOUR } from "@/lib/alerts/schedule";
import { addDays, type Day, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { keptNumbers } from "@/lib/jobs/joining/joined-jobs";
import { listDays } from "@/lib/jobs/search/criteria";
import { closedJobs, openJobs } from "@/lib/jobs/search/scope";

/** How many days before a last date somebody is reminded of it. */
const REMINDER_DAYS = [7, 3, 1];
/** From how many days before it on. */
export const REMINDED_DAYS = Math.max(...REMINDER_DAYS);

/** Ends the key of the reminder that says of applications that they ended earlier than somebody knew: "2026-11-30.ended". */
const ENDED = ".ended";
/** What ended longer ago is no news. */
export const NEWS_DAYS = 7;

/** The first day in India on which applications may have ended so that it is news. */
export function newsSince(now: Date): Day {
  return addDays(dayInIndia(now), -NEWS_DAYS);
}

/** The last date of a reminder's key, "2026-11-30.3": a last date that moved is another date, and has reminders of its own. */
export function deadlineOf(moment: string): Day {
  return moment.slice(0, moment.indexOf("."));
}

export function isOfEnd(moment: string): boolean {
  return moment.endsWith(ENDED);
}

/**
 * Of the notices that a person keeps, those that still have to be applied for: saved, or tracked as planned, and not tracked as applied for; also under
 * the number of one that was joined with it.
 */
export function toApplyFor(userId: Prisma.Sql, jobId: Prisma.Sql): Prisma.Sql {
  const keysOf = (key: Prisma.Sql) => Prisma.sql`ARRAY(SELECT ${key} FROM ${keptNumbers(jobId)} AS kept_as)`;
  const kept = Prisma.sql`SELECT FROM account_records AS kept WHERE kept.user_id = ${userId} AND kept.deleted_at IS NULL`;
  const tracked = Prisma.sql`kept.kind = 'trackedApplications' AND kept.key = ANY(${keysOf(Prisma.sql`'job:' || id`)})`;
  return Prisma.sql`NOT EXISTS (${kept} AND ${tracked} AND kept.value ->> 'status' <> 'planned')
    AND EXISTS (${kept} AND ((kept.kind = 'savedJobs' AND kept.key = ANY(${keysOf(Prisma.sql`id::text`)})) OR (${tracked})))`;
}

/** What a person keeps of a notice, under whatever number, and who they are. */
export function keptBy(now: Date): Prisma.Sql {
  return Prisma.sql`account_records AS record ON record.key = ANY(ARRAY(
    SELECT unnest(ARRAY[id::text, 'job:' || id]) FROM ${keptNumbers(Prisma.sql`jobs.id`)} AS kept_as))
    AND record.kind IN ('savedJobs', 'trackedApplications') AND record.deleted_at IS NULL
  JOIN users ON users.id = record.user_id AND ${takesMails("reminder", now)}`;
}
export const KEPT_AT = Prisma.sql`to_timestamp(coalesce((record.changed_at ->> 'jobId')::numeric, 0) / 1000)`;
/** The last date is earlier than it was when the notice was kept. Who follows it is told so of its course (lib/follow/changes.ts). */
const IS_EARLIER = Prisma.sql`(jobs.deadline::text < record.value ->> 'deadline'
  AND NOT EXISTS (SELECT FROM job_followers AS follower WHERE follower.user_id = record.user_id AND follower.job_id = jobs.id))`;
/** Reminders of a person of a notice with its present last date. */
const TOLD = Prisma.sql`reminder_deliveries AS told WHERE told.user_id = record.user_id AND told.job_id = jobs.id
  AND starts_with(told.moment, jobs.deadline::text || '.')`;

/**
 * The statement of it: of the times before the last date of a notice, the latest that has come, at eight in the morning in India. One that had come when
 * the notice was saved is none: its owner had the date before their eyes, unless they had another, later one.
 */
export function noteOfDue(now: Date): Prisma.Sql {
  const today = dayInIndia(now);
  const isDue = Prisma.sql`jobs.deadline <= ${today}::date + ${REMINDED_DAYS}::int`;
  const morning = Prisma.sql`((jobs.deadline - due.days) + make_time(${MORNING_HOUR}::int, 0, 0)) AT TIME ZONE 'Asia/Kolkata'`;
  return Prisma.sql`
    INSERT INTO reminder_deliveries (user_id, job_id, moment, found_at)
    SELECT DISTINCT users.id, jobs.id, jobs.deadline::text || '.' || due.days, ${now}::timestamptz
    FROM jobs
    CROSS JOIN LATERAL (SELECT min(days) AS days FROM unnest(${REMINDER_DAYS}::int[]) AS days
      WHERE days >= jobs.deadline - ${today}::date) AS due
    JOIN ${keptBy(now)}
    WHERE ${openJobs(listDays(now))} AND ${isDue} AND ${morning} <= ${now} AND (${morning} > ${KEPT_AT} OR ${IS_EARLIER})
      AND ${toApplyFor(Prisma.sql`users.id`, Prisma.sql`jobs.id`)}
    ON CONFLICT DO NOTHING`;
}

/** Of applications that have ended earlier than their owner knew when they kept the notice, and was not reminded of since. */
export function noteOfEnded(now: Date): Prisma.Sql {
  const ended = Prisma.sql`coalesce(jobs.closes_at, (jobs.deadline + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;
  return Prisma.sql`
    INSERT INTO reminder_deliveries (user_id, job_id, moment, found_at)
    SELECT DISTINCT users.id, jobs.id, jobs.deadline::text || ${ENDED}, ${now}::timestamptz
    FROM jobs JOIN ${keptBy(now)}
    WHERE ${closedJobs(listDays(now))} AND jobs.deadline >= ${newsSince(now)}::date
      AND ${IS_EARLIER} AND ${KEPT_AT} < ${ended}
      AND NOT EXISTS (SELECT FROM ${TOLD})
      AND ${toApplyFor(Prisma.sql`users.id`, Prisma.sql`jobs.id`)}
    ON CONFLICT DO NOTHING`;
}

/**
 * Of some notices those that a person still has to apply for; and until when they may apply as they know it, where that is later than it is and they have
 * not been told so.
 */
export async function keptUntil(userId: number, ids: readonly number[], now: Date): Promise<Map<number, Day | null>> {
  const isNews = Prisma.sql`${IS_EARLIER} AND NOT EXISTS (SELECT FROM ${TOLD} AND told.sent_at IS NOT NULL)`;
  const rows = await db().$queryRaw<{ id: number; until: Day | null }[]>`
    SELECT jobs.id, max(record.value ->> 'deadline') FILTER (WHERE ${isNews}) AS until FROM jobs JOIN ${keptBy(now)} AND users.id = ${userId}
    WHERE jobs.id = ANY(${[...ids]}::int[]) AND ${toApplyFor(Prisma.sql`${userId}`, Prisma.sql`jobs.id`)} GROUP BY jobs.id`;
  return new Map(rows.map(({ id, until }) => [id, until]));
}
