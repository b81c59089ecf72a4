import type { Day } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { idsOfPage, instant } from "@/lib/jobs/queries";
import type { JobFilters } from "@/lib/jobs/schema";
import { type ListDays, listDays } from "@/lib/jobs/search/criteria";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { whereOf } from "@/lib/jobs/search/matcher";
import { readCriteria } from "@/lib/jobs/search/reading/read-search";

/**
 * A notice as a calendar names it. One that was withdrawn or closed early has lost its last date: what stands in calendars is called off. Of one
 * that is not public any more nothing is said but that.
 */
export type DatedJob = {
  id: number;
  title: string;
  titleHi: string | null;
  recruitingOrganization: string;
  recruitingOrganizationHi: string | null;
  /** The last date of the notice, whatever came of it. */
  day: Day;
  /** An instant, where the notice gives an hour. */
  closesAt: string | null;
  isPublic: boolean;
  isClosedEarly: boolean;
  /** An instant. */
  changedAt: string;
};

/** Last dates in the calendar of a list: the soonest of what is open stand first, then what closed or was withdrawn in the last 30 days, the latest first. */
const MAX_DATES = 300;

/** Withdrawn after it was public. What was joined with another was not called off: its date is that one's. */
const WITHDRAWN = Prisma.sql`(jobs.status <> 'published' AND EXISTS (SELECT FROM job_publications WHERE job_id = jobs.id)
  AND NOT EXISTS (SELECT FROM joined_jobs WHERE joined_jobs.job_id = jobs.id))`;
const ONCE_PUBLIC = Prisma.sql`(jobs.status = 'published' OR ${WITHDRAWN})`;

/** The notices of a list with their last dates, by the list's own criteria. */
export async function datedJobsOf(filters: JobFilters, now: Date): Promise<DatedJob[]> {
  const days = listDays(now);
  const asked = { ...filters, open: false, sortBy: "deadline" as const, page: 1, limit: MAX_DATES };
  const criteria = await readCriteria(await loadSnapshot(now), asked, days);
  const { ids } = await idsOfPage(asked, now);
  return db().$queryRaw<DatedJob[]>(datesOf(ids, whereOf(criteria), days));
}

/**
 * The public notices of a list, which the index has found, and what was withdrawn since, which is asked for by the same criteria among the few that are not
 * public. Exported for the test that looks at its plan.
 */
export function datesOf(
  ids: readonly number[],
  where: Prisma.Sql,
  { since, today }: Pick<ListDays, "since" | "today">,
): Prisma.Sql {
  const soonest = Prisma.sql`(deadline < ${today}::date), abs(deadline - ${today}::date), jobs.id LIMIT ${MAX_DATES}`;
  const withdrawn = Prisma.sql`
    SELECT jobs.id FROM jobs WHERE ${WITHDRAWN} AND jobs.deadline >= ${since}::date AND ${where} ORDER BY ${soonest}`;
  return dated(Prisma.sql`jobs.id IN (SELECT unnest(${[...ids]}::int[]) UNION ALL (${withdrawn}))`, soonest);
}

/** The notices of some ids that are or were public: all of them, as what a person may keep has its own bound, and a date left out may be one to come. */
export function datedJobsById(ids: readonly number[]): Promise<DatedJob[]> {
  return db().$queryRaw<DatedJob[]>(dated(Prisma.sql`jobs.id = ANY(${[...ids]}::int[])`, Prisma.sql`deadline, jobs.id`));
}

function dated(where: Prisma.Sql, order: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT jobs.id, title, title_hi AS "titleHi", organisations.name AS "recruitingOrganization",
      recruiting_organization_hi AS "recruitingOrganizationHi", coalesce(stated_deadline, deadline)::text AS day,
      CASE WHEN closed_on IS NULL THEN ${instant("closes_at")} END AS "closesAt", jobs.status = 'published' AS "isPublic",
      closed_on IS NOT NULL AS "isClosedEarly", ${instant("updated_at")} AS "changedAt"
    FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
    WHERE ${ONCE_PUBLIC} AND ${where} ORDER BY ${order}`;
}
