import { sweepChangedJobs } from "@/lib/database/sweep";
import type { Prisma } from "@/lib/generated/prisma/client";
import { allSearchWords, type SearchedJob } from "@/lib/jobs/facts/derive";
import { MARKED } from "@/lib/jobs/search/words/marked";

/**
 * Marks the words of jobs that were written before words were marked by where they stand, a batch at a time. Only jobs that changed since the last run are
 * looked at, whichever process it was: to look through all of a million took more than a minute at each start. @returns how many
 */
export function markUnmarkedWords(): Promise<number> {
  return sweepChangedJobs({ task: "mark-words", batch: 500, most: 100_000, work: markJobs });
}

async function markJobs(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<number> {
  const rows = await tx.$queryRaw<(SearchedJob & { id: number })[]>`
    SELECT jobs.id, title, title_hi AS "titleHi", organisations.name AS "recruitingOrganization",
      recruiting_organization_hi AS "recruitingOrganizationHi", department, location, qualification, description,
      advertisement_number AS "advertisementNumber", selection_process AS "selectionProcess",
      coalesce((SELECT jsonb_agg(jsonb_build_object('positionName', position_name) ORDER BY ordinal) FROM positions WHERE job_id = jobs.id), '[]')
        AS "jobPositions"
    FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id WHERE jobs.id = ANY(${[...ids]}::int[])
      AND NOT search_words @> ARRAY[${MARKED}]`;
  if (rows.length === 0) return 0;
  const words = JSON.stringify(rows.map(({ id, ...job }) => ({ id, words: allSearchWords(job) })));
  // Who wrote the job meanwhile has marked its words.
  return tx.$executeRaw`
    UPDATE jobs SET search_words = r.words FROM jsonb_to_recordset(${words}::jsonb) AS r(id integer, words text[])
    WHERE jobs.id = r.id AND NOT search_words @> ARRAY[${MARKED}]`;
}
