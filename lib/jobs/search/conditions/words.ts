import { Prisma } from "@/lib/generated/prisma/client";
import type { Condition } from "@/lib/jobs/search/conditions/condition";
import { idsWhere } from "@/lib/jobs/search/index/queries";
import { hasWords, tsqueryOf, type WordQuery } from "@/lib/jobs/search/search-words";

/** The texts of the job hold the words. The index holds no texts: words are looked up in the database once, and kept while they are asked for. */
export const words: Condition<WordQuery> = {
  rows: async (index, query, days) => {
    const key = `words ${tsqueryOf(query)}`;
    return index.keptSet(key) ?? index.keepIds(key, await idsWhere(words.sql(query), days));
  },
  sql: (query) => Prisma.sql`jobs.search_vector @@ ${tsqueryOf(query)}::tsquery`,
  holds: (job, query) => hasWords(job.searchWords, query),
};
