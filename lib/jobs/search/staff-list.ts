import { z } from "zod";
import { firstOpenDeadline } from "@/lib/dates";
import { db } from "@/lib/db";
import { cleanFormText } from "@/lib/form-text";
import { Prisma } from "@/lib/generated/prisma/client";
import {
  ADMIN_JOB_STATUSES,
  ADMIN_SORTS,
  type AdminJobRow,
  type AdminJobStatus,
  type AdminSort,
} from "@/lib/jobs/editing/schema";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import { MAX_PAGE_SIZE } from "@/lib/jobs/schema";
import { searchQuery } from "@/lib/jobs/search/search-words";

const blank = (value: unknown) => (value === "" || value === "all" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
const number = (max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max));

/** What the list of jobs of the admin area is asked for; the same for the page and for `GET /api/admin/jobs`. */
export const adminListSchema = z.object({
  search: optional(z.string().overwrite(cleanFormText).max(200)),
  status: optional(z.enum([...ADMIN_JOB_STATUSES, "open", "closed"])),
  department: optional(z.string().overwrite(cleanFormText).max(200)),
  source: optional(z.string().overwrite(cleanFormText).max(100)),
  sortBy: optional(z.enum(ADMIN_SORTS)).transform((sort): AdminSort => sort ?? "updated"),
  page: optional(number(1_000_000)).transform((page) => page ?? 1),
  limit: optional(number(MAX_PAGE_SIZE)).transform((limit) => limit ?? 50),
});
export type AdminListFilters = z.output<typeof adminListSchema>;

/** A page of all jobs but deleted ones, in whatever status, and the number of those that match. */
export async function listAdminJobs(filters: AdminListFilters, now: Date): Promise<{ jobs: AdminJobRow[]; total: number }> {
  const where = whereOf(filters, now);
  const [jobs, counted] = await Promise.all([
    db().$queryRaw<AdminJobRow[]>`
      SELECT jobs.id, jobs.status::text AS status, jobs.version, jobs.title, jobs.department, jobs.location, jobs.qualification,
        organisations.name AS "recruitingOrganization", jobs.positions, jobs.salary, jobs.deadline::text AS deadline,
        jobs.posted_on::text AS "postedOn", jobs.source, to_char(jobs.publish_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishAt",
        to_char(jobs.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"
      FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE ${where} ORDER BY ${ORDERS[filters.sortBy]} LIMIT ${filters.limit} OFFSET ${(filters.page - 1) * filters.limit}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM jobs WHERE ${where}`,
  ]);
  return { jobs, total: counted[0]?.total ?? 0 };
}

/** The sources that jobs came from, with how many each has: choices of the filter. */
export async function listSources(): Promise<{ source: string; count: number }[]> {
  return db().$queryRaw`
    SELECT source, count(*)::int AS count FROM jobs WHERE deleted_at IS NULL GROUP BY source ORDER BY count DESC, source LIMIT 50`;
}

function whereOf({ search, status, department, source }: AdminListFilters, now: Date): Prisma.Sql {
  const firstOpen = firstOpenDeadline(now);
  const words = search ? searchQuery(search) : null;
  const id = /^#?\d{1,9}$/.test(search ?? "") ? Number((search ?? "").replace("#", "")) : null;
  const departments = department === undefined ? [] : resolveDepartments(department);
  const conditions = [
    Prisma.sql`deleted_at IS NULL`,
    words !== null && Prisma.sql`(search_vector @@ ${words}::tsquery OR jobs.id = ${id})`,
    // Words that hold no letter or figure can be found nowhere.
    search && words === null && Prisma.sql`false`,
    status && STATUS[status](firstOpen),
    department !== undefined && Prisma.sql`department = ANY(${[...departments, department]})`,
    source && Prisma.sql`source = ${source}`,
  ].filter((condition) => condition instanceof Prisma.Sql);
  return Prisma.join(conditions, " AND ");
}

const ofStatus = (status: AdminJobStatus) => () => Prisma.sql`status = ${status}::"JobStatus"`;

const STATUS = {
  draft: ofStatus("draft"),
  scheduled: ofStatus("scheduled"),
  published: ofStatus("published"),
  withdrawn: ofStatus("withdrawn"),
  open: (firstOpen) => Prisma.sql`status = 'published' AND deadline >= ${firstOpen}::date`,
  closed: (firstOpen) => Prisma.sql`status = 'published' AND deadline < ${firstOpen}::date`,
} as const satisfies Record<NonNullable<AdminListFilters["status"]>, (firstOpen: string) => Prisma.Sql>;

const ORDERS = {
  updated: Prisma.sql`jobs.updated_at DESC, jobs.id DESC`,
  latest: Prisma.sql`jobs.posted_on DESC, jobs.id DESC`,
  deadline: Prisma.sql`jobs.deadline, jobs.id`,
  title: Prisma.sql`jobs.sort_title, jobs.id`,
  department: Prisma.sql`jobs.department, jobs.posted_on DESC, jobs.id DESC`,
} as const satisfies Record<AdminSort, Prisma.Sql>;
