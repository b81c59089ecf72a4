import { Prisma } from "@/lib/generated/prisma/client";
import type { Condition } from "@/lib/jobs/search/conditions/condition";
import { idsWhere } from "@/lib/jobs/search/index/queries";
import { hasWords, tsqueryOf, type WordQuery } from "@/lib/jobs/search/search-words";

/** The texts of the job hold the words. The index holds no texts: words are looked up in the database once, and kept while they are asked for. */
export const words: Condition<WordQuery> = {
  rows: (index, query, days) => index.setOfIds(`words ${tsqueryOf(query)}`, (among) => idsWhere(words.sql(query), days, among)),
  sql: (query) => Prisma.sql`jobs.search_vector @@ ${tsqueryOf(query)}::tsquery`,
  holds: (job, query) => hasWords(job.searchWords, query),
};
