import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { AdminJobRow, AdminSort } from "@/lib/jobs/editing/schema";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { selectList } from "@/lib/jobs/job/columns";
import { STAFF_LIST_NAMES } from "@/lib/jobs/job/names";
import { STAFF_JOBS } from "@/lib/jobs/search/scope";
import { staffConditions, staffCriteriaOf } from "@/lib/jobs/search/staff/criteria";
import type { AdminListFilters } from "@/lib/jobs/search/staff/filters";
import { loadNames } from "@/lib/jobs/search/words/staff/load-names";

/** A page of all jobs but deleted ones, in whatever status, and the number of those that match. */
export async function listAdminJobs(filters: AdminListFilters, now: Date): Promise<{ jobs: AdminJobRow[]; total: number }> {
  await loadNames(now);
  const where = whereOf(filters, now);
  const [jobs, counted] = await Promise.all([
    db().$queryRaw<AdminJobRow[]>`
      SELECT jobs.id, jobs.status::text AS status, jobs.version, ${FIELDS}, jobs.source,
        to_char(jobs.publish_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishAt",
        to_char(jobs.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"
      FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE ${where} ORDER BY ${ORDERS[filters.sortBy]} LIMIT ${filters.limit} OFFSET ${(filters.page - 1) * filters.limit}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM jobs WHERE ${where}`,
  ]);
  return { jobs, total: counted[0]?.total ?? 0 };
}

/**
 * The numbers of the jobs that match, in the order of the list, `most` at most. In one query: by pages, a job that is saved between two of them changes its
 * place, and is left out, or another is there twice.
 */
export async function listAdminJobIds(filters: AdminListFilters, most: number, now: Date): Promise<number[]> {
  await loadNames(now);
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT jobs.id FROM jobs WHERE ${whereOf(filters, now)} ORDER BY ${ORDERS[filters.sortBy]} LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

function whereOf(filters: AdminListFilters, now: Date): Prisma.Sql {
  return Prisma.join([STAFF_JOBS, ...staffConditions(staffCriteriaOf(filters, now))], " AND ");
}

const FIELDS = Prisma.raw(selectList(JOB_FIELDS, STAFF_LIST_NAMES, "jobs"));

const ORDERS = {
  updated: Prisma.sql`jobs.updated_at DESC, jobs.id DESC`,
  latest: Prisma.sql`jobs.posted_on DESC, jobs.id DESC`,
  deadline: Prisma.sql`jobs.deadline, jobs.id`,
  title: Prisma.sql`jobs.sort_title, jobs.id`,
  department: Prisma.sql`jobs.department, jobs.posted_on DESC, jobs.id DESC`,
} as const satisfies Record<AdminSort, Prisma.Sql>;
