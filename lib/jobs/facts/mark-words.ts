import { db } from "@/lib/db";
import { allSearchWords, type SearchedJob } from "@/lib/jobs/facts/derive";
import { MARKED } from "@/lib/jobs/search/words/marked";

const BATCH = 500;

/** Whether this process has seen that every job is marked: each writer marks what it writes. */
let isDone = false;

/** Marks the words of jobs that were written before words were marked by where they stand, a batch at a time. @returns how many */
export async function markUnmarkedWords(): Promise<number> {
  let count = 0;
  for (let last = 0; !isDone; ) {
    const rows = await db().$queryRaw<(SearchedJob & { id: number })[]>`
      SELECT jobs.id, title, title_hi AS "titleHi", organisations.name AS "recruitingOrganization",
        recruiting_organization_hi AS "recruitingOrganizationHi", department, location, qualification, description,
        advertisement_number AS "advertisementNumber", selection_process AS "selectionProcess",
        coalesce((SELECT jsonb_agg(jsonb_build_object('positionName', position_name) ORDER BY ordinal) FROM positions WHERE job_id = jobs.id), '[]')
          AS "jobPositions"
      FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE jobs.id > ${last} AND NOT search_words @> ARRAY[${MARKED}] ORDER BY jobs.id LIMIT ${BATCH}`;
    const words = JSON.stringify(rows.map(({ id, ...job }) => ({ id, words: allSearchWords(job) })));
    // Who wrote the job meanwhile has marked its words.
    await db().$executeRaw`
      UPDATE jobs SET search_words = r.words FROM jsonb_to_recordset(${words}::jsonb) AS r(id integer, words text[])
      WHERE jobs.id = r.id AND NOT search_words @> ARRAY[${MARKED}]`;
    count += rows.length;
    last = rows.at(-1)?.id ?? last;
    isDone = rows.length < BATCH;
  }
  return count;
}
