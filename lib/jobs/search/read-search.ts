import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { type Criteria, criteriaOf, type JobQuestion, type ListDays } from "@/lib/jobs/search/criteria";
import { countBits, isEmptyBitset } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { askedBy } from "@/lib/jobs/search/words/asked";
import { type KnownNames, knownNames } from "@/lib/jobs/search/words/names";
import { droppable } from "@/lib/jobs/search/words/reading/dropped";
import { leftAway, withoutRank } from "@/lib/jobs/search/words/reading/left-away";
import { nearest } from "@/lib/jobs/search/words/reading/nearest";
import { commonText, correctedText } from "@/lib/jobs/search/words/spelling/correct";
import { knownWords, wordsInMaking } from "@/lib/jobs/search/words/spelling/known-words";
import { asWords, type Part, understand } from "@/lib/jobs/search/words/understand";

/** How the words of a search are read: its text, with misspelt words put right where it finds nothing as it is, and its parts. */
export type SearchReading = {
  text: string;
  parts: readonly Part[];
  /** Sets of parts that a job may lack and come last, where hardly any has all. */
  dropped?: readonly (readonly Part[])[];
  /** What of it is left away, where nothing has all of it. */
  without?: readonly Part[];
  /** The post is read without its rank, where none of this rank is found. */
  isOfAnyRank?: true;
};

/** A reading is true for the names and bodies that it was read by, and where newer words were being made for as long as they are. */
type KeptReading = SearchReading & { names: KnownNames; bodies: KnownBodies; making: object | undefined };

/** What filters ask for, their words read with the jobs of the index at hand. */
export async function readCriteria(index: JobSnapshot, asked: JobQuestion, days: ListDays): Promise<Criteria> {
  if (asked.search === undefined) return criteriaOf(asked, days);
  const { parts, dropped } = await readSearch(index, asked.search, days);
  return criteriaOf(asked, days, askedBy(parts, dropped));
}

/**
 * Reads the words of a search: as they are understood; where that finds nothing among all listed jobs, with the words put right that no job has;
 * else word by word; else without the rank of a post, or the parts that say least of it; and where nothing finds
 * anything, as they are understood. The other filters make no
 * difference, so that a filter never changes what the words mean.
 */
export async function readSearch(index: JobSnapshot, text: string, days: ListDays): Promise<SearchReading> {
  const [key, names, bodies] = [`reading ${text}`, knownNames(), knownBodies()];
  const found = index.results.get(key) as KeptReading | undefined;
  const madeBefore = wordsInMaking();
  const isTrue = found?.names === names && found.bodies === bodies;
  if (isTrue && (found.making === undefined || found.making === madeBefore)) return found;
  const read = await withNearest(index, await withDropped(index, await firstThatFinds(index, text, days), days), days);
  const reading: KeptReading = { ...read, names, bodies, making: wordsInMaking() };
  // Newer words may have come in the middle of it.
  if (madeBefore === undefined || madeBefore === reading.making) index.results.set(key, reading);
  return reading;
}

async function firstThatFinds(index: JobSnapshot, text: string, days: ListDays): Promise<SearchReading> {
  const asked: SearchReading = { text, parts: understand(text) };
  if (asked.parts.length === 0) return asked;
  const found = await countFound(index, asked.parts, days);
  if (found > 0) return (found <= HARDLY_ANY && (await withCommonWords(index, asked, days))) || asked;
  const isKnown = (words: readonly string[]) =>
    findsAny(index, [{ kind: "words", words, from: 0, to: 0, isLeftOut: false }], days);
  const finds = (one: string) => findsAny(index, understand(one), days);
  const known = await knownWords(index, days);
  const right = await correctedText(asked, known, isKnown, finds);
  const common = commonText(asked, known);
  const read = (one: string | null): SearchReading[] => (one === null ? [] : [{ text: one, parts: understand(one) }]);
  const others = [...read(right), ...read(common), { text, parts: asWords(text) }];
  for (const other of others) if (await findsAny(index, other.parts, days)) return other;
  // Put right for certain, it may find what lacks a part of it.
  const [certain] = read(common);
  const partly = certain && (await withDropped(index, certain, days));
  if (partly?.dropped) return partly;
  // Last, the same post of another rank.
  const [ofAnyRank] = read(withoutRank(right ?? text));
  if (!ofAnyRank || (await withDropped(index, asked, days)).dropped) return asked;
  return (await findsAny(index, ofAnyRank.parts, days)) ? { ...ofAnyRank, isOfAnyRank: true } : asked;
}

/** A search that finds what misspells a word as well, "manger", read by the word that far more jobs have; null where there is none. */
async function withCommonWords(
  index: JobSnapshot,
  { text, parts }: SearchReading,
  days: ListDays,
): Promise<SearchReading | null> {
  if (!parts.some(({ kind, isLeftOut }) => kind === "words" && !isLeftOut)) return null;
  const common = commonText({ text, parts }, await knownWords(index, days));
  if (common === null) return null;
  const read = { text: common, parts: understand(common) };
  return (await countFound(index, read.parts, days)) >= PAGE ? read : null;
}

/** Where a search finds less than a page, what of it a job may lack: of some sets of parts the first without which more is found. */
async function withDropped(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<SearchReading> {
  const { parts } = reading;
  if (parts.length < 2 || reading.dropped) return reading;
  const count = async (dropped?: SearchReading["dropped"]) =>
    countBits(rowsOf(index, await conditionSets(index, askedBy(parts, dropped), days)));
  const found = await count();
  if (found >= PAGE) return reading;
  const common = Math.max(MIN_COMMON, countBits(index.all) * COMMON);
  const isCommon = async (part: Part) => countBits(rowsOf(index, await conditionSets(index, askedBy([part]), days))) >= common;
  for (const dropped of await droppable(parts, isCommon)) {
    if ((await count(dropped)) > found)
      return { ...reading, dropped, ...(found === 0 && dropped.length === 1 && { without: dropped[0] }) };
  }
  if (found > 0) return reading;
  const without = await leftAway(parts, (part) => findsAny(index, [part], days));
  return without.length > 0 && (await count([without])) > 0 ? { ...reading, dropped: [without], without } : reading;
}

/** A search that finds nothing at all, without the parts that say least of it with which it does. */
async function withNearest(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<SearchReading> {
  const { parts, dropped } = reading;
  if (parts.length < 2 || dropped || (await findsAny(index, parts, days))) return reading;
  for (const without of await nearest(parts, (part) => findsAny(index, [part], days))) {
    const rows = rowsOf(index, await conditionSets(index, askedBy(parts, [without]), days));
    if (!isEmptyBitset(rows)) return { ...reading, dropped: [without], without };
  }
  return reading;
}

const PAGE = 10;
/** So few finds may be those that misspell a word. */
const HARDLY_ANY = 2;
/** A word that so many jobs have, and so large a share of all, says little. */
const [MIN_COMMON, COMMON] = [3, 0.005];

/** Whether any listed job of an index has what the parts of a search ask for together. */
export async function findsAny(index: JobSnapshot, parts: readonly Part[], days: ListDays): Promise<boolean> {
  const rows = rowsOf(index, await conditionSets(index, askedBy(parts), days));
  return !isEmptyBitset(rows);
}

async function countFound(index: JobSnapshot, parts: readonly Part[], days: ListDays): Promise<number> {
  return countBits(rowsOf(index, await conditionSets(index, askedBy(parts), days)));
}
