import { Prisma } from "@/lib/generated/prisma/client";
import type { Condition } from "@/lib/jobs/search/conditions/condition";
import type { ListDays } from "@/lib/jobs/search/criteria";
import { type Bitset, emptyBitset, intersect, subtract, unite } from "@/lib/jobs/search/index/bitset";
import { idsWhere } from "@/lib/jobs/search/index/queries";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import {
  type Alternative,
  aboutOf,
  aboutTerm,
  hasWords,
  isByAbout,
  phraseTerm,
  type Term,
  type Tier,
  termQuery,
  tsqueryOf,
  type WordQuery,
} from "@/lib/jobs/search/words/query";

/**
 * The texts of the job hold the words. Until the index holds the words of its jobs each term is looked up in the database. Its rows are kept while it is
 * asked for, since searches are made of the same words again and again.
 */
export const words: Condition<WordQuery> = {
  rows: (index, query, days) => rowsInTier(index, query, "any", days),
  sql: (query) => {
    if (query.some(asksNothing)) return Prisma.sql`true`;
    return query.length === 0 ? Prisma.sql`false` : matching(tsqueryOf(query));
  },
  holds: (job, query) => hasWords(job.searchWords, query),
};

function asksNothing({ terms, without }: Alternative): boolean {
  return terms.length + without.length === 0;
}

/** The rows that words find in a tier. */
export async function rowsInTier(index: JobSnapshot, query: WordQuery, tier: Tier, days: ListDays): Promise<Bitset> {
  const found = await Promise.all(
    query.map(async ({ terms, without, phrases, step }) => {
      if (step && tier !== "any") return emptyBitset(index.size);
      const [asked, leftOut] = await Promise.all([
        Promise.all(terms.map((term) => termRows(index, term, tier, days))),
        Promise.all(without.map((term) => termRows(index, term, "whole", days))),
      ]);
      const found = leftOut.reduce(subtract, asked.reduce(intersect, index.all));
      if (tier === "exact" && phrases) return intersect(found, await termRows(index, phraseTerm(phrases), "title", days));
      return isByAbout(tier) ? intersect(found, await rowsAbout(index, terms, tier, days)) : found;
    }),
  );
  return found.reduce((all, rows) => unite(all, rows), emptyBitset(index.size));
}

/** The rows that have one of what some terms are about in title or posts. */
async function rowsAbout(index: JobSnapshot, terms: readonly Term[], tier: Tier, days: ListDays): Promise<Bitset> {
  const about = aboutOf(terms).map((term) => aboutTerm(term, tier));
  const found = await Promise.all(about.map((term) => termRows(index, term, "title", days)));
  return found.reduce((all, rows) => unite(all, rows), emptyBitset(index.size));
}

function termRows(index: JobSnapshot, term: Term, tier: Tier, days: ListDays): Promise<Bitset> | Bitset {
  const { words } = index;
  const asked = termQuery(term, tier);
  const key = `words ${asked}`;
  if (words) return index.setFound(key, () => words.rowsOf(term, tier));
  return index.setOfIds(key, (among) => idsWhere(matching(asked), days, among));
}

// By the index of words whatever the planner makes of them (the migration words_by_their_index says why).
function matching(query: string): Prisma.Sql {
  return Prisma.sql`(jobs.search_vector @@ ${query}::tsquery AND costs_as_words(jobs.id))`;
}
