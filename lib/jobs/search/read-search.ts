import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import { type Criteria, criteriaOf, type JobQuestion, type ListDays } from "@/lib/jobs/search/criteria";
import { countBits, intersect, isEmptyBitset, unite } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { rowsCalledSo, rowsSayingSo } from "@/lib/jobs/search/relevance";
import { type Asked, askedBy, type Dropped } from "@/lib/jobs/search/words/asked";
import { type KnownNames, knownNames } from "@/lib/jobs/search/words/names";
import { droppable } from "@/lib/jobs/search/words/reading/dropped";
import { leftAway, withoutRank } from "@/lib/jobs/search/words/reading/left-away";
import { nearest } from "@/lib/jobs/search/words/reading/nearest";
import { otherReadings } from "@/lib/jobs/search/words/reading/short-names";
import { softened } from "@/lib/jobs/search/words/reading/softened";
import { commonText, correctedText } from "@/lib/jobs/search/words/spelling/correct";
import { knownWords, wordsInMaking } from "@/lib/jobs/search/words/spelling/known-words";
import { asWords, type Part, understand } from "@/lib/jobs/search/words/understand";

/** How the words of a search are read: its text, with misspelt words put right where it finds nothing as it is, and its parts. */
export type SearchReading = {
  text: string;
  parts: readonly Part[];
  /** What a job may lack and comes behind the others, step by step, where hardly any has all. */
  dropped?: Dropped;
  /** What comes behind these where still hardly any is called so: ways to ask for less, the nearest first. */
  soft?: readonly (readonly Part[])[];
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
  return criteriaOf(asked, days, askedByReading(await readSearch(index, asked.search, days)));
}

/** What a reading asks for. Of what is left away because nothing has all of it nothing is asked, be it a place or a level. */
function askedByReading({ parts, dropped = [], soft, without = [] }: SearchReading): Asked {
  const kept = parts.filter((part) => !without.includes(part));
  return askedBy(kept, without.length > 0 ? dropped.slice(1) : dropped, soft);
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
  const read = await withSoftened(index, await withNearest(index, await withDropped(index, await firstThatFinds(index, text, days), days), days), days);
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
  for (const parts of otherReadings(asked.parts)) {
    if (!isEmptyBitset(await rowsCalledSo(index, askedBy(parts), days))) return { text, parts };
  }
  const isKnown = (words: readonly string[]) =>
    findsAny(index, [{ kind: "words", words, from: 0, to: 0, isLeftOut: false }], days);
  const finds = (one: string) => findsAny(index, understand(one), days);
  const known = await knownWords(index, days);
  const right = await correctedText(asked, known, isKnown, finds);
  const common = commonText(asked, known);
  const read = (one: string | null): SearchReading[] => (one === null ? [] : [{ text: one, parts: understand(one) }]);
  const others = [...read(right), ...read(common)];
  for (const other of others) if (await findsAny(index, other.parts, days)) return other;
  const asTyped = { text, parts: asWords(text) };
  if (!isEmptyBitset(await rowsCalledSo(index, askedBy(asTyped.parts), days))) return asTyped;
  // Put right for certain, it may find what lacks a part of it.
  const [certain] = read(common);
  const partly = certain && (await withDropped(index, certain, days));
  if (partly?.dropped) return partly;
  if (await findsAny(index, asTyped.parts, days)) return (await withDropped(index, asked, days)).dropped ? asked : asTyped;
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
  return (await countFound(index, read.parts, days)) > MORE * (await countFound(index, parts, days)) ? read : null;
}

/** Where fewer jobs than a page are called what a search asks for, what of it a job may lack: the sets of parts without which more are. */
async function withDropped(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<SearchReading> {
  const { parts } = reading;
  if (parts.length < 2 || reading.dropped) return reading;
  const calledWithout = async (sets: readonly (readonly Part[])[]) => {
    const found = await Promise.all(sets.map((some) => rowsCalledSo(index, askedBy(parts.filter((part) => !some.includes(part))), days)));
    return found.reduce(unite);
  };
  let called = await calledWithout([[]]);
  if (countBits(called) >= PAGE) return reading;
  const count = async (steps: Dropped) => countBits(rowsOf(index, await conditionSets(index, askedBy(parts, steps), days)));
  const found = await count([]);
  let all = found;
  const common = Math.max(MIN_COMMON, countBits(index.all) * COMMON);
  const isCommon = async (part: Part) => (await countFound(index, [part], days)) >= common;
  const dropped: (readonly (readonly Part[])[])[] = [];
  for (const sets of await droppable(parts, isCommon)) {
    if (countBits(called) >= PAGE) break;
    const more = await count([...dropped, sets]);
    if (more === all) continue;
    dropped.push(sets);
    all = more;
    called = unite(called, await calledWithout(sets));
  }
  const [first] = dropped;
  if (first) return { ...reading, dropped, ...(found === 0 && first.length === 1 && { without: first[0] }) };
  if (found > 0) return reading;
  const without = await leftAway(parts, (part) => findsAny(index, [part], days));
  const isFound = without.length > 0 && (await tellsEnough(index, parts, without, days)) && (await findsWithout(index, parts, without, days));
  return isFound ? { ...reading, dropped: [[without]], without } : reading;
}

/** A search that finds nothing at all, without the parts that say least of it with which it does. */
async function withNearest(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<SearchReading> {
  const { parts, dropped } = reading;
  if (parts.length < 2 || dropped || (await findsAny(index, parts, days))) return reading;
  for (const without of await nearest(parts, (part) => findsAny(index, [part], days))) {
    if (!(await tellsEnough(index, parts, without, days))) continue;
    if (await findsWithout(index, parts, without, days)) return { ...reading, dropped: [[without]], without };
  }
  return reading;
}

function findsWithout(index: JobSnapshot, parts: readonly Part[], without: readonly Part[], days: ListDays): Promise<boolean> {
  return findsAny(
    index,
    parts.filter((part) => !without.includes(part)),
    days,
  );
}

/** Whether what is left of a search without some parts is a good part of what all of it tells: drivers are nothing near "mars rover driver". */
async function tellsEnough(index: JobSnapshot, parts: readonly Part[], without: readonly Part[], days: ListDays): Promise<boolean> {
  const weights = await Promise.all(parts.map((part) => weightIn(index, part, days)));
  const sumOf = (isMeant: (part: Part) => boolean) =>
    weights.reduce((sum, weight, at) => (isMeant(parts[at] as Part) ? sum + weight : sum), 0);
  return sumOf((part) => !without.includes(part)) >= MIN_TOLD * sumOf(() => true);
}

/** What a part tells: the fewer jobs are called so, the more. A place, a level or what says nothing tells nothing by itself. */
async function weightIn(index: JobSnapshot, part: Part, days: ListDays): Promise<number> {
  if (part.isLeftOut || part.words.join("").length < MIN_LETTERS) return 0;
  const { search } = askedBy([part]);
  if (!search) return 0;
  const rows = intersect(index.all, await rowsInTier(index, search, "head", days));
  return Math.log((countBits(index.all) + 1) / (countBits(rows) + 0.5));
}

/** Where still fewer jobs than a page are called so, what is nearest to them behind them. What nothing is found for has nothing near. */
async function withSoftened(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<SearchReading> {
  const { parts, dropped = [] } = reading;
  if (parts.length === 0 || (await countIn(index, askedBy(parts, dropped), days)) === 0) return reading;
  const calledBy = async (some: readonly Part[]) => {
    const places = parts.filter(({ kind, isLeftOut }) => kind === "place" || kind === "level" || isLeftOut);
    return rowsCalledSo(index, askedBy([...places, ...some]), days);
  };
  const sets = [[], ...dropped.flat()].map((some) => parts.filter((part) => !some.includes(part)));
  let called = (await Promise.all(sets.map((some) => rowsSayingSo(index, askedBy(some), days)))).reduce(unite);
  // Where only closed ones say it, open ones that do not would stand before them.
  if (countBits(called) >= PAGE || isEmptyBitset(intersect(called, index.open))) return reading;
  const soft: (readonly Part[])[] = [];
  for (const { asked } of await softened(parts, (part) => weightIn(index, part, days))) {
    const more = unite(called, await calledBy(asked));
    const added = countBits(more) - countBits(called);
    if (added === 0 || added > MAX_NEAR) continue;
    soft.push(asked);
    called = more;
    if (countBits(called) >= PAGE) break;
  }
  return soft.length > 0 ? { ...reading, soft } : reading;
}

async function countIn(index: JobSnapshot, asked: Asked, days: ListDays): Promise<number> {
  return countBits(rowsOf(index, await conditionSets(index, asked, days)));
}

const PAGE = 10;
/** The share of what a search tells that what it is read without leaves of it. */
const MIN_TOLD = 0.3;
/** Fewer letters tell nothing by themselves. */
const MIN_LETTERS = 2;
/** What more jobs have tells too little to be near. */
const MAX_NEAR = 60;
/** So few finds may be those that misspell a word. */
const HARDLY_ANY = 2;
/** So many times as many must be found by the word that is taken for it. */
const MORE = 2;
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
