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
export const saidPlace: Condition<SaidPlace> = anyOf(place, ({ keys }) => keys);

/** A level of education that a search names: the job asks for it, or is called by it. */
export const saidLevel: Condition<SaidLevel> = anyOf(qualification, ({ levels }) => levels);

function anyOf<One, Said extends { words: WordQuery }>(
  condition: Condition<One>,
  onesOf: (said: Said) => readonly One[],
): Condition<Said> {
  return {
    rows: async (index, said, days) => {
      const sets = await Promise.all([
        words.rows(index, said.words, days),
        ...onesOf(said).map((one) => condition.rows(index, one, days)),
      ]);
      return sets.reduce(unite);
    },
    sql: (said) => {
      const parts = [words.sql(said.words), ...onesOf(said).map((one) => condition.sql(one))];
      return Prisma.sql`(${Prisma.join(parts, " OR ")})`;
    },
    holds: (job, said) => words.holds(job, said.words) || onesOf(said).some((one) => condition.holds(job, one)),
  };
}
