import { Prisma } from "@/lib/generated/prisma/client";
import type { Condition } from "@/lib/jobs/search/conditions/condition";
import { emptyBitset } from "@/lib/jobs/search/index/bitset";
import { idsWhere } from "@/lib/jobs/search/index/queries";
import { hasWords, tsqueryOf, type WordQuery } from "@/lib/jobs/search/search-words";

/** The texts of the job hold the words. The index holds no texts: words are looked up in the database once, and kept while they are asked for. */
export const words: Condition<WordQuery> = {
  rows: (index, query, days) =>
    query.length === 0
      ? emptyBitset(index.size)
      : index.setOfIds(`words ${tsqueryOf(query)}`, (among) => idsWhere(words.sql(query), days, among)),
  sql: (query) => (query.length === 0 ? Prisma.sql`false` : Prisma.sql`jobs.search_vector @@ ${tsqueryOf(query)}::tsquery`),
  holds: (job, query) => hasWords(job.searchWords, query),
};
