import { takesMails } from "@/lib/accounts/recipients";
import { MORNING_HOUR } from "@/lib/alerts/schedule";
import { type Day, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { keptNumbers } from "@/lib/jobs/joining/joined-jobs";
import { listDays } from "@/lib/jobs/search/criteria";
import { openJobs } from "@/lib/jobs/search/scope";

/** How many days before a last date somebody is reminded of it. */
const REMINDER_DAYS = [7, 3, 1];

/** The last date of a reminder's key, "2026-11-30.3": a last date that moved is another date, and has reminders of its own. */
export function deadlineOf(moment: string): Day {
  return moment.slice(0, moment.indexOf("."));
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

/** Notes whom to remind of which open notice. The primary key holds that none is noted twice. */
export function noteDueReminders(now: Date): Promise<number> {
  return db().$executeRaw(noteOfDue(now));
}

/**
 * The statement of it: of the times before the last date of a notice, the latest that has come, at eight in the morning in India. One that had come when
 * the notice was saved is none: its owner had the date before their eyes.
 */
export function noteOfDue(now: Date): Prisma.Sql {
  const today = dayInIndia(now);
  const isDue = Prisma.sql`jobs.deadline <= ${today}::date + ${Math.max(...REMINDER_DAYS)}::int`;
  const morning = Prisma.sql`((jobs.deadline - due.days) + make_time(${MORNING_HOUR}::int, 0, 0)) AT TIME ZONE 'Asia/Kolkata'`;
  return Prisma.sql`
    INSERT INTO reminder_deliveries (user_id, job_id, moment, found_at)
    SELECT DISTINCT users.id, jobs.id, jobs.deadline::text || '.' || due.days, ${now}::timestamptz
    FROM jobs
    CROSS JOIN LATERAL (SELECT min(days) AS days FROM unnest(${REMINDER_DAYS}::int[]) AS days
      WHERE days >= jobs.deadline - ${today}::date) AS due
    JOIN account_records AS record ON record.key = ANY(ARRAY(
      SELECT unnest(ARRAY[id::text, 'job:' || id]) FROM ${keptNumbers(Prisma.sql`jobs.id`)} AS kept_as))
      AND record.kind IN ('savedJobs', 'trackedApplications') AND record.deleted_at IS NULL
    JOIN users ON users.id = record.user_id AND ${takesMails("reminder")}
    WHERE ${openJobs(listDays(now))} AND ${isDue} AND ${morning} <= ${now}
      AND ${morning} > to_timestamp(coalesce((record.changed_at ->> 'jobId')::numeric, 0) / 1000)
      AND ${toApplyFor(Prisma.sql`users.id`, Prisma.sql`jobs.id`)}
    ON CONFLICT DO NOTHING`;
}
