import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { AdminJobRow, AdminSort } from "@/lib/jobs/editing/schema";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { selectList } from "@/lib/jobs/job/columns";
import { STAFF_LIST_NAMES } from "@/lib/jobs/job/names";
import { NOT_PUBLIC_JOBS, PUBLIC_JOBS } from "@/lib/jobs/search/scope";
import { staffConditions, staffCriteriaOf } from "@/lib/jobs/search/staff/criteria";
import type { AdminListFilters } from "@/lib/jobs/search/staff/filters";
import { loadNames } from "@/lib/jobs/search/words/staff/load-names";

/** Matches that are counted at most where no index counts them: of a common word among a million jobs they are half a minute of reading. */
const MOST_COUNTED = 10_000;

/** A piece of a list: as many rows at most, after so many. */
export type Piece = { most: number; after: number };

/** A page of all jobs but deleted ones, in whatever status, and the number of those that match, where `isMore` at least. */
export async function listAdminJobs(
  filters: AdminListFilters,
  now: Date,
  mostCounted = MOST_COUNTED,
): Promise<{ jobs: AdminJobRow[]; total: number; isMore?: true }> {
  await loadNames(now);
  const order = ORDERS[filters.sortBy].sql;
  const ids = idsOf(filters, { most: filters.limit, after: (filters.page - 1) * filters.limit }, now);
  const [jobs, counted] = await Promise.all([
    db().$queryRaw<AdminJobRow[]>`
      SELECT jobs.id, jobs.status::text AS status, jobs.version, ${FIELDS}, jobs.source,
        to_char(jobs.publish_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishAt",
        to_char(jobs.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"
      FROM (${ids}) AS page JOIN jobs ON jobs.id = page.id JOIN organisations ON organisations.id = jobs.organisation_id
      ORDER BY ${order}`,
    db().$queryRaw<{ total: number }[]>(totalOf(filters, now, mostCounted)),
  ]);
  const total = counted[0]?.total ?? 0;
  return isCountedByIndex(filters) || total <= mostCounted ? { jobs, total } : { jobs, total: mostCounted, isMore: true };
}

/**
 * The numbers of a piece of the jobs that match, in the order of the list. In one query: by pages, a job that is saved between two of them changes its
 * place, and is left out, or another is there twice.
 */
export async function listAdminJobIds(filters: AdminListFilters, which: Piece, now: Date): Promise<number[]> {
  await loadNames(now);
  const rows = await db().$queryRaw<{ id: number }[]>(idsOf(filters, which, now));
  return rows.map(({ id }) => id);
}

/** The numbers of a page of the list. Exported, as the next is, for the test of its plan. */
export function idsOf(filters: AdminListFilters, { most, after }: Piece, now: Date): Prisma.Sql {
  const { sql: order, columns } = ORDERS[filters.sortBy];
  const parts = partsOf(filters, now).map(
    (where) => Prisma.sql`(SELECT id, ${columns} FROM jobs WHERE ${where} ORDER BY ${order} LIMIT ${after + most})`,
  );
  return Prisma.sql`SELECT id FROM (${Prisma.join(parts, " UNION ALL ")}) AS jobs ORDER BY ${order} LIMIT ${most} OFFSET ${after}`;
}

/** How many match; where no index counts them at most one more than `most`. */
export function totalOf(filters: AdminListFilters, now: Date, most = MOST_COUNTED): Prisma.Sql {
  const bound = isCountedByIndex(filters) ? Prisma.empty : Prisma.sql`LIMIT ${most + 1}`;
  const parts = partsOf(filters, now).map((where) => Prisma.sql`(SELECT FROM jobs WHERE ${where} ${bound})`);
  const counts = parts.map((part) => Prisma.sql`(SELECT count(*)::int FROM ${part} AS found)`);
  return Prisma.sql`SELECT ${Prisma.join(counts, " + ")} AS total`;
}

function isCountedByIndex({
  sortBy: _sort,
  page: _page,
  limit: _limit,
  status: _status,
  department: _body,
  ...others
}: AdminListFilters) {
  return Object.values(others).every((value) => value === undefined);
}

/**
 * What is public, none of which is deleted, and the little that is not, apart: each has indexes of its own, by which the public's lists are sorted too, so
 * that no page is sorted out of all jobs, and most are counted without a look at their rows.
 */
function partsOf(filters: AdminListFilters, now: Date): Prisma.Sql[] {
  const conditions = staffConditions(staffCriteriaOf(filters, now));
  const isPublic = filters.status && ["published", "open", "closed"].includes(filters.status);
  const parts = [...(isPublic === false ? [] : [PUBLIC_JOBS]), ...(isPublic ? [] : [NOT_PUBLIC_JOBS])];
  return parts.map((part) => Prisma.join([part, ...conditions], " AND "));
}

const FIELDS = Prisma.raw(selectList(JOB_FIELDS, STAFF_LIST_NAMES, "jobs"));

const ORDERS = {
  updated: { columns: Prisma.sql`updated_at`, sql: Prisma.sql`jobs.updated_at DESC, jobs.id DESC` },
  latest: { columns: Prisma.sql`posted_on`, sql: Prisma.sql`jobs.posted_on DESC, jobs.id DESC` },
  deadline: { columns: Prisma.sql`deadline`, sql: Prisma.sql`jobs.deadline, jobs.id` },
  title: { columns: Prisma.sql`sort_title`, sql: Prisma.sql`jobs.sort_title, jobs.id` },
  department: { columns: Prisma.sql`department, posted_on`, sql: Prisma.sql`jobs.department, jobs.posted_on DESC, jobs.id DESC` },
} as const satisfies Record<AdminSort, { columns: Prisma.Sql; sql: Prisma.Sql }>;
