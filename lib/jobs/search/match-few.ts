import { setImmediate as nextTurn } from "node:timers/promises";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { DAY_MS, dayOf, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { besideChoices, type Criteria, criteriaOf, type JobQuestion, type ListDays, listDays } from "@/lib/jobs/search/criteria";
import { type Bitset, forEachBit, intersect, isEmptyBitset } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { JOBS_NOW, readListedJobs } from "@/lib/jobs/search/index/queries";
import { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { WordRows } from "@/lib/jobs/search/index/words/word-rows";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { findsAny } from "@/lib/jobs/search/reading/fill-page";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
import { askedOfAll, otherWaysToRead, understoodOnce } from "@/lib/jobs/search/reading/ways-to-read";
import type { Asked } from "@/lib/jobs/search/words/asked";
import type { Part } from "@/lib/jobs/search/words/understand";

/** A few jobs of which very many questions are asked, each answered without a query: an index of these alone, their words in it. */
export type FewJobs = {
  few: JobSnapshot;
  all: JobSnapshot;
  days: ListDays;
  /** What the words of searches were found to find. */
  found: Map<string, Bitset>;
  /** Whether a search finds any of them as it stands, by its text. */
  finds: Map<string, boolean>;
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
  return { few: new JobSnapshot(columns, days, undefined, words), all, days, found: new Map(), finds: new Map() };
}

/** The instant at which each of them closes, by its id. */
export function closingsOf({ few: { columns } }: FewJobs): [id: number, closing: Date][] {
  const { ids, deadlines, closes } = columns;
  return [...ids].map((id, row) => {
    const day = dayOf(new Date((deadlines[row] ?? 0) * DAY_MS));
    return [id, addMilliseconds(startOfDay(day), closes[row] ?? 0)];
  });
}

/** The ids of the open ones among them that the list of a question holds. Words are read only where everything else finds some. */
export async function openAmongFew(jobs: FewJobs, asked: JobQuestion): Promise<number[]> {
  const { few, days } = jobs;
  const { search, ...others } = asked;
  let rows = intersect(await rowsAskedBy(jobs, criteriaOf(others, days)), few.open);
  if (search !== undefined && !isEmptyBitset(rows)) rows = intersect(rows, await rowsOfWords(jobs, search, others));
  const ids: number[] = [];
  forEachBit(rows, (row) => ids.push(few.columns.ids[row] ?? 0));
  return ids;
}

async function rowsAskedBy({ few, days }: FewJobs, criteria: Criteria): Promise<Bitset> {
  return rowsOf(few, await conditionSets(few, criteria, days));
}

/**
 * Those that the words of a search find beside the other filters. How words are read depends on whether they find any listed job as they stand: what finds
 * one of the few does. Of the others those alone ask all of them that in some way may be read as what finds one.
 */
async function rowsOfWords(jobs: FewJobs, text: string, beside: JobQuestion): Promise<Bitset> {
  const { all, days, found } = jobs;
  const key = [beside.location === undefined, beside.qualification === undefined, text].join(" ");
  const known = found.get(key);
  if (known) return known;
  const keep = (rows: Bitset) => {
    found.set(key, rows);
    return rows;
  };
  const rowsBy = (asked: Asked) => rowsAskedBy(jobs, besideChoices(asked, beside));
  const { parts, asked } = await understoodOnce(text);
  const rows = await rowsBy(asked);
  if (await findsOnce(jobs, text, parts)) return keep(rows);
  const others = await otherWaysToRead(all, text, days);
  let mayFind = others === null || !isEmptyBitset(rows);
  for (const other of others ?? []) mayFind ||= !isEmptyBitset(await rowsBy(other));
  if (!mayFind) return keep(rows);
  await nextTurn();
  return keep(await rowsBy(askedOfAll((await readSearch(all, text, days)).parts)));
}

async function findsOnce({ few, days, finds }: FewJobs, text: string, parts: readonly Part[]): Promise<boolean> {
  const known = finds.get(text) ?? (await findsAny(few, parts, days));
  finds.set(text, known);
  return known;
}
