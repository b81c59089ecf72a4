import { db } from "@/lib/db";
import type { SimilarJob } from "@/lib/jobs/editing/schema";
import { searchWords } from "@/lib/jobs/search/search-words";

const MAX_SIMILAR = 5;
const MAX_WORDS = 12;
/** Words of the title that must be there too, of ten. */
const SHARED_TENTHS = 7;
const COMMON = new Set([
  "the",
  "of",
  "for",
  "and",
  "in",
  "recruitment",
  "posts",
  "post",
  "vacancy",
  "vacancies",
  "notification",
  "apply",
  "online",
]);

/**
 * Jobs of the same body with mostly the same words in their title, whose deadline lies within four months of the one given: perhaps the
 * same notice. Found through the index of words.
 */
export async function findSimilarJobs(given: {
  title: string;
  recruitingOrganization: string;
  deadline: string;
  exceptId: number;
}): Promise<SimilarJob[]> {
  const words = searchWords([given.title])
    .filter((word) => !COMMON.has(word))
    .slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const needed = Math.max(1, Math.ceil((words.length * SHARED_TENTHS) / 10));
  const anyWord = words.map((word) => `'${word}'`).join(" | ");
  return db().$queryRaw<SimilarJob[]>`
    SELECT found.* FROM (
      SELECT jobs.id, title, organisations.name AS "recruitingOrganization", deadline::text AS deadline, status::text AS status,
        (SELECT count(*) FROM unnest(${words}::text[]) AS w(word) WHERE lower(title) LIKE '%' || w.word || '%')::int AS shared
      FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE search_vector @@ ${anyWord}::tsquery AND deleted_at IS NULL AND jobs.id <> ${given.exceptId}
        AND lower(organisations.name) = lower(${given.recruitingOrganization})
        AND (${given.deadline} = '' OR abs(deadline - nullif(${given.deadline}, '')::date) <= 120)
    ) AS found WHERE shared >= ${needed} ORDER BY shared DESC, found.id DESC LIMIT ${MAX_SIMILAR}`;
}
