import { type Day, dayInIndia, daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { KEPT_AT, keptBy, NEWS_DAYS, toApplyFor } from "@/lib/reminders/due";

/** Ends the key of the reminder that says of a notice that the site has it no more. */
const GONE = ".gone";
/** What is taken off is often put right and published again: it is told once it has been gone for so long. */
const GONE_DAYS = 1;

export function isOfGone(moment: string): boolean {
  return moment.endsWith(GONE);
}

/** A notice that was taken off the site, as its reader keeps it. */
export type GoneJob = { id: number; title: string; body: string; deadline: Day };

/** Notices that were public and the staff has withdrawn, deleted or made a draft again. What was joined with another is there under that one. */
export const IS_GONE = Prisma.sql`jobs.status IN ('withdrawn', 'draft') AND EXISTS (SELECT FROM job_publications WHERE job_id = jobs.id)
  AND NOT EXISTS (SELECT FROM joined_jobs WHERE joined_jobs.job_id = jobs.id)`;

/** What a person was told of it since it was public last: an editor may give it another last date meanwhile. */
const TOLD_GONE = Prisma.sql`reminder_deliveries AS told JOIN job_publications AS last ON last.job_id = told.job_id
  WHERE told.user_id = users.id AND told.job_id = jobs.id AND told.moment LIKE ${`%${GONE}`} AND told.found_at >= last.published_at`;

/** The statement that notes whom to tell that a notice is gone whose last date, as they wait for it, is still to come. */
export function noteOfGone(now: Date): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO reminder_deliveries (user_id, job_id, moment, found_at)
    SELECT DISTINCT users.id, jobs.id, jobs.deadline::text || ${GONE}, ${now}::timestamptz
    FROM jobs JOIN ${keptBy(now)}
    WHERE jobs.status <> 'published' AND jobs.deadline >= ${dayInIndia(now)}::date AND ${IS_GONE} AND ${KEPT_AT} < jobs.updated_at
      AND jobs.updated_at BETWEEN ${daysBefore(now, NEWS_DAYS)} AND ${daysBefore(now, GONE_DAYS)}
      AND NOT EXISTS (SELECT FROM ${TOLD_GONE}) AND ${toApplyFor(Prisma.sql`users.id`, Prisma.sql`jobs.id`)}
    ON CONFLICT DO NOTHING`;
}

/** Of some notices those that are still gone, and that a person still keeps to apply for until a day that is still to come. */
export async function goneJobs(userId: number, ids: readonly number[], now: Date): Promise<GoneJob[]> {
  if (ids.length === 0) return [];
  return db().$queryRaw<GoneJob[]>`
    SELECT DISTINCT ON (jobs.id) jobs.id, coalesce(record.value ->> 'title', record.value ->> 'jobTitle', '') AS title,
      coalesce(record.value ->> 'department', '') AS body, jobs.deadline::text
    FROM jobs JOIN ${keptBy(now)} AND users.id = ${userId}
    WHERE jobs.id = ANY(${[...ids]}::int[]) AND jobs.deadline >= ${dayInIndia(now)}::date AND ${IS_GONE}
      AND ${toApplyFor(Prisma.sql`${userId}`, Prisma.sql`jobs.id`)}
    ORDER BY jobs.id, record.kind`;
}

/**
 * Of some notices those that a person keeps and is reminded of, and whether they still have to be applied for: that one of those is gone or has ended early is told by
 * reminders.
 */
export async function keptJobs(userId: number, ids: readonly number[], now: Date): Promise<Map<number, boolean>> {
  const rows = await db().$queryRaw<{ id: number; isToApply: boolean }[]>`
    SELECT jobs.id, bool_or(${toApplyFor(Prisma.sql`${userId}`, Prisma.sql`jobs.id`)}) AS "isToApply" FROM jobs JOIN ${keptBy(now)} AND users.id = ${userId}
    WHERE jobs.id = ANY(${[...ids]}::int[]) GROUP BY jobs.id`;
  return new Map(rows.map(({ id, isToApply }) => [id, isToApply]));
}
