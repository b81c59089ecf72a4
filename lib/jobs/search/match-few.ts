import { setImmediate as nextTurn } from "node:timers/promises";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { DAY_MS, dayOf, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { criteriaOf, type JobQuestion, type ListDays, listDays } from "@/lib/jobs/search/criteria";
import { forEachBit, intersect } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { JOBS_NOW, readListedJobs } from "@/lib/jobs/search/index/queries";
import { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { WordRows } from "@/lib/jobs/search/index/words/word-rows";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { findsAny } from "@/lib/jobs/search/reading/fill-page";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
import { type Asked, askedBy } from "@/lib/jobs/search/words/asked";
import { hasSeats } from "@/lib/jobs/search/words/lacking/dropped";
import { type Part, understand } from "@/lib/jobs/search/words/understand";

/** A few jobs of which very many questions are asked, each answered without a query: an index of these alone, their words in it. */
export type FewJobs = {
  few: JobSnapshot;
  all: JobSnapshot;
  days: ListDays;
  /** Searches that were read, by their text. */
  readings: Map<string, Asked>;
};

/** Reads those of some jobs that lists show, as they are or by other rows of the shape of `jobs`. */
export async function readFewJobs(ids: readonly number[], now: Date, jobs = JOBS_NOW): Promise<FewJobs> {
  const days = listDays(now);
  const all = await loadSnapshot(now);
  const columns = await readListedJobs(days, ids, db(), jobs);
  const rows = await db().$queryRaw<{ id: number; searchWords: string[] }[]>`
    SELECT jobs.id, jobs.search_words AS "searchWords" FROM ${jobs} WHERE jobs.id = ANY(${[...columns.ids]}::int[])`;
  const wordsOf = new Map(rows.map(({ id, searchWords }) => [id, searchWords]));
  const words = new WordRows([...columns.ids].map((id) => wordsOf.get(id) ?? []));
  return { few: new JobSnapshot(columns, days, undefined, words), all, days, readings: new Map() };
}

/** The instant at which each of them closes, by its id. */
export function closingsOf({ few: { columns } }: FewJobs): [id: number, closing: Date][] {
  const { ids, deadlines, closes } = columns;
  return [...ids].map((id, row) => {
    const day = dayOf(new Date((deadlines[row] ?? 0) * DAY_MS));
    return [id, addMilliseconds(startOfDay(day), closes[row] ?? 0)];
  });
}

/** The ids of the open ones among them that the list of a question holds. */
export async function openAmongFew(jobs: FewJobs, asked: JobQuestion): Promise<number[]> {
  const { few, days } = jobs;
  const read = asked.search === undefined ? undefined : await readAsListed(jobs, asked.search);
  const sets = await conditionSets(few, criteriaOf(asked, days, read), days);
  const ids: number[] = [];
  forEachBit(intersect(rowsOf(few, sets), few.open), (row) => ids.push(few.columns.ids[row] ?? 0));
  return ids;
}

/**
 * What the words of a search ask for in a list. How they are read depends on whether they find any listed job as they stand: what finds one of the few
 * does, so that only the others ask all of them.
 */
async function readAsListed({ few, all, days, readings }: FewJobs, text: string): Promise<Asked> {
  const known = readings.get(text);
  if (known) return known;
  const parts = understand(text);
  const keep = (asked: Asked) => {
    readings.set(text, asked);
    return asked;
  };
  if (await findsAny(few, parts, days)) return keep(askedBy(forEverybody(parts)));
  // To read one takes a while, and there may be very many: visitors are answered in between.
  await nextTurn();
  return keep(askedBy(forEverybody((await readSearch(all, text, days)).parts)));
}

/** Who has seats in nearly every notice is told of those that do not say so too, as lists show them. */
function forEverybody(parts: readonly Part[]): Part[] {
  return parts.map((part) => (hasSeats(part) && !part.isLeftOut ? { ...part, kind: "nothing" } : part));
}
