import { Prisma } from "@/lib/generated/prisma/client";
import type { ListDays } from "@/lib/jobs/search/criteria";

/**
 * Which jobs there are to ask among, as conditions on the table `jobs`. The index in memory holds the listed jobs, and of them the open
 * ones as a set.
 */

/** What the public may read. */
export const PUBLIC_JOBS = Prisma.sql`jobs.status = 'published'`;

type Moment = Pick<ListDays, "firstOpen" | "now">;

/** The SQL form of isOpen (lib/dates.ts): a day that an index finds, and of that day what no hour has ended. */
export function takesApplications({ firstOpen, now }: Moment): Prisma.Sql {
  return Prisma.sql`jobs.deadline >= ${firstOpen}::date AND (jobs.closes_at IS NULL OR jobs.closes_at > ${now})`;
}

/** Public jobs that take applications. */
export function openJobs(moment: Moment): Prisma.Sql {
  return Prisma.sql`${PUBLIC_JOBS} AND ${takesApplications(moment)}`;
}

/** Public jobs that do not take applications any more, however long ago they closed. */
export function closedJobs(moment: Moment): Prisma.Sql {
  return Prisma.sql`${PUBLIC_JOBS} AND ${isOver(moment)}`;
}

/** Whether a row does not take applications any more. */
export function isOver({ firstOpen, now }: Moment): Prisma.Sql {
  return Prisma.sql`(jobs.deadline < ${firstOpen}::date OR jobs.closes_at <= ${now})`;
}

/** Public jobs that lists show: open, or closed in the last 30 days. */
export function listedJobs({ since }: Pick<ListDays, "since">): Prisma.Sql {
  return Prisma.sql`${PUBLIC_JOBS} AND jobs.deadline >= ${since}::date`;
}

/** What the staff alone may read, without deleted jobs, whose rows stay. No job that the public may read is deleted. */
export const NOT_PUBLIC_JOBS = Prisma.sql`jobs.status <> 'published' AND jobs.deleted_at IS NULL`;
