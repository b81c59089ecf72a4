import { Prisma } from "@/lib/generated/prisma/client";
import type { Condition } from "@/lib/jobs/search/conditions/condition";
import { place } from "@/lib/jobs/search/conditions/place";
import { qualification } from "@/lib/jobs/search/conditions/qualification";
import { words } from "@/lib/jobs/search/conditions/words";
import { unite } from "@/lib/jobs/search/index/bitset";
import type { SaidLevel, SaidPlace } from "@/lib/jobs/search/words/asked";
import type { WordQuery } from "@/lib/jobs/search/words/query";

/**
 * A place that a search names. What was typed is no choice of a filter: "Bihar police" means a job in Bihar, and one whose title or body says so
 * although it is in all of India.
 */
export const saidPlace: Condition<SaidPlace> = beside(place, ({ keys }) => keys);

/** A level of education that a search names: the job asks for it, or is called by it. */
export const saidLevel: Condition<SaidLevel> = beside(qualification, ({ levels }) => levels);

function beside<Ones, Said extends { words: WordQuery }>(
  condition: Condition<Ones>,
  onesOf: (said: Said) => Ones,
): Condition<Said> {
  return {
    rows: async (index, said, days) =>
      unite(await words.rows(index, said.words, days), await condition.rows(index, onesOf(said), days)),
    sql: (said) => Prisma.sql`(${words.sql(said.words)} OR ${condition.sql(onesOf(said))})`,
    holds: (job, said) => words.holds(job, said.words) || condition.holds(job, onesOf(said)),
  };
}
