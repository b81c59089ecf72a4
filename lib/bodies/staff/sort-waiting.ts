import type { KnownBodies } from "@/lib/bodies/known-bodies";
import { resolveBody } from "@/lib/bodies/resolve-body";
import type { WaitingBody } from "@/lib/bodies/staff/schema";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { categoryOfDepartment } from "@/lib/jobs/facts/category";
import { DEPARTMENTS, departmentAliases, TO_BE_SORTED } from "@/lib/jobs/facts/departments";
import { searchWords } from "@/lib/jobs/search/words/search-words";
import { placeName } from "@/lib/places/places";

const MAX_SHOWN = 50;

/** The bodies that nobody knows, those with most notices first, and how many there are. */
export async function listWaitingBodies(): Promise<{ bodies: WaitingBody[]; total: number }> {
  const bodies = await db().$queryRaw<(WaitingBody & { total: number })[]>`
    SELECT organisations.name, count(*)::int AS jobs, (array_agg(jobs.title ORDER BY jobs.id DESC))[1] AS title,
      (count(*) OVER ())::int AS total
    FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
    WHERE jobs.department = ${TO_BE_SORTED} AND jobs.deleted_at IS NULL
    GROUP BY organisations.name ORDER BY jobs DESC, organisations.name LIMIT ${MAX_SHOWN}`;
  return { bodies: bodies.map(({ total: _total, ...body }) => body), total: bodies[0]?.total ?? 0 };
}

/**
 * Puts the notices that were to be sorted under the departments of their bodies, as far as `bodies` knows them, and where they say no place into
 * the body's state. Their digest is emptied, so that the next import of each computes what follows from its texts anew.
 * @returns how many notices were sorted
 */
export async function sortWaitingJobs(tx: Prisma.TransactionClient, bodies: KnownBodies): Promise<number> {
  const waiting = await tx.organisation.findMany({
    where: { jobs: { some: { department: TO_BE_SORTED } } },
    select: { id: true, name: true },
  });
  const known = waiting.flatMap(({ id, name }) => {
    const { department: key, state } = resolveBody(name, {}, bodies);
    const department = DEPARTMENTS.find((one) => one.key === key)?.value;
    if (department === undefined) return [];
    const place = state === null ? null : placeName(state);
    const words = searchWords([department, ...departmentAliases(department), place ?? ""]);
    return [
      { id, department, category: categoryOfDepartment(department) ?? null, place, key: place === null ? null : state, words },
    ];
  });
  if (known.length === 0) return 0;
  return tx.$executeRaw`
    UPDATE jobs SET department = r.department, job_category = coalesce(job_category, r.category), content_hash = '',
      location = CASE WHEN location = 'Not specified' THEN coalesce(r.place, location) ELSE location END,
      places = CASE WHEN location = 'Not specified' AND r.key IS NOT NULL THEN ARRAY[r.key] ELSE places END,
      search_words = ARRAY(SELECT DISTINCT word FROM unnest(search_words || r.words) AS word),
      version = jobs.version + 1, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
      AS r(id integer, department text, category text, place text, key text, words text[])
    WHERE jobs.organisation_id = r.id AND jobs.department = ${TO_BE_SORTED}`;
}
