import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { allSearchWords, type SearchedJob } from "@/lib/jobs/facts/derive";
import { MARKED } from "@/lib/jobs/search/words/marked";

const SWEEP = "mark-words";
const BATCH = 500;
/** Jobs that one run looks at; what is left comes with the next. */
const MAX_JOBS = 100_000;

type Seen = { id: number; updatedAt: string; isMarked: boolean };

/**
 * Marks the words of jobs that were written before words were marked by where they stand, a batch at a time. Only jobs that changed since the last run are
 * looked at, whichever process it was: to look through all of a million took more than a minute at each start. @returns how many
 */
export async function markUnmarkedWords(): Promise<number> {
  let count = 0;
  for (let seen = 0; seen < MAX_JOBS; seen += BATCH) {
    const batch = await db().$transaction(markBatch);
    count += batch.marked;
    if (batch.seen < BATCH) break;
  }
  return count;
}

async function markBatch(tx: Prisma.TransactionClient): Promise<{ seen: number; marked: number }> {
  await tx.$executeRaw`INSERT INTO sweeps (task) VALUES (${SWEEP}) ON CONFLICT DO NOTHING`;
  const seen = await tx.$queryRaw<Seen[]>`
    WITH last AS MATERIALIZED (SELECT updated_at, job_id FROM sweeps WHERE task = ${SWEEP} FOR UPDATE)
    SELECT jobs.id, jobs.updated_at::text AS "updatedAt", search_words @> ARRAY[${MARKED}] AS "isMarked" FROM jobs, last
    WHERE (jobs.updated_at, jobs.id) > (last.updated_at, last.job_id) ORDER BY jobs.updated_at, jobs.id LIMIT ${BATCH}`;
  const last = seen.at(-1);
  if (!last) return { seen: 0, marked: 0 };
  const unmarked = seen.filter(({ isMarked }) => !isMarked).map(({ id }) => id);
  const marked = unmarked.length > 0 ? await markJobs(tx, unmarked) : 0;
  await tx.$executeRaw`UPDATE sweeps SET updated_at = ${last.updatedAt}::timestamptz, job_id = ${last.id} WHERE task = ${SWEEP}`;
  return { seen: seen.length, marked };
}

async function markJobs(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<number> {
  const rows = await tx.$queryRaw<(SearchedJob & { id: number })[]>`
    SELECT jobs.id, title, title_hi AS "titleHi", organisations.name AS "recruitingOrganization",
      recruiting_organization_hi AS "recruitingOrganizationHi", department, location, qualification, description,
      advertisement_number AS "advertisementNumber", selection_process AS "selectionProcess",
      coalesce((SELECT jsonb_agg(jsonb_build_object('positionName', position_name) ORDER BY ordinal) FROM positions WHERE job_id = jobs.id), '[]')
        AS "jobPositions"
    FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id WHERE jobs.id = ANY(${[...ids]}::int[])`;
  const words = JSON.stringify(rows.map(({ id, ...job }) => ({ id, words: allSearchWords(job) })));
  // Who wrote the job meanwhile has marked its words.
  return tx.$executeRaw`
    UPDATE jobs SET search_words = r.words FROM jsonb_to_recordset(${words}::jsonb) AS r(id integer, words text[])
    WHERE jobs.id = r.id AND NOT search_words @> ARRAY[${MARKED}]`;
}
