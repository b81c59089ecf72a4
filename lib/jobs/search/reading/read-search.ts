import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { type Criteria, criteriaOf, type JobQuestion, type ListDays, type OrderedQuestion } from "@/lib/jobs/search/criteria";
import { isEmptyBitset } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { countFound, findsAny, withDropped, withNearest, withSoftened } from "@/lib/jobs/search/reading/fill-page";
import { askedByReading, eachOnce, type SearchReading } from "@/lib/jobs/search/reading/search-reading";
import { askedOfAll } from "@/lib/jobs/search/reading/ways-to-read";
import { rowsCalledSo } from "@/lib/jobs/search/relevance";
import { askedBy } from "@/lib/jobs/search/words/asked";
import { withoutRank } from "@/lib/jobs/search/words/lacking/left-away";
import { beginsWithSeats } from "@/lib/jobs/search/words/lacking/seats";
import { type KnownNames, knownNames } from "@/lib/jobs/search/words/names";
import { byLevels } from "@/lib/jobs/search/words/reading/degree-levels";
import { otherReadings } from "@/lib/jobs/search/words/reading/short-names";
import { commonText, correctedText } from "@/lib/jobs/search/words/spelling/correct";
import { knownWords, wordsInMaking } from "@/lib/jobs/search/words/spelling/known-words";
import { asWords, type Part, understand } from "@/lib/jobs/search/words/understand";

/** A reading is true for the names and bodies that it was read by, and where newer words were being made for as long as they are. */
type ReadBy = { names: KnownNames; bodies: KnownBodies; making: object | undefined };
type KeptReading = SearchReading & ReadBy;
type ReadingInHand = ReadBy & { reading: Promise<KeptReading> };

/** The readings that are being made: the rows, the choices and the counts of one page ask for theirs at the same time. */
const begun = new WeakMap<JobSnapshot, Map<string, ReadingInHand>>();

const isReadBy = (one: ReadBy, { names, bodies }: ReadBy) => one.names === names && one.bodies === bodies;

/** What filters ask for, their words read with the jobs of the index at hand. A page is filled in the order of relevance alone. */
export async function readCriteria(index: JobSnapshot, asked: OrderedQuestion, days: ListDays): Promise<Criteria> {
  const { search, sortBy = "relevance" } = asked;
  if (search === undefined) return criteriaOf(asked, days);
  const reading = await readSearch(index, search, days);
  return criteriaOf(asked, days, askedByReading(sortBy === "relevance" ? reading : await unfilled(index, reading, days)));
}

/** What filters ask for by all words of their search, as alerts tell of jobs (match-few.ts): none stands behind those that have all. */
export async function readWhole(index: JobSnapshot, asked: JobQuestion, days: ListDays): Promise<Criteria> {
  const reading = asked.search === undefined ? null : await readSearch(index, asked.search, days);
  return criteriaOf(asked, days, reading ? askedOfAll(reading.parts) : undefined);
}

/**
 * Reads the words of a search: as they are understood; where that finds nothing among all listed jobs, by the level of its degrees, or with the words
 * put right that no job has; else word by word; else without the rank of a post, or the parts that say least of it; and where nothing finds
 * anything, as they are understood. The other filters make no
 * difference, so that a filter never changes what the words mean.
 */
export async function readSearch(index: JobSnapshot, text: string, days: ListDays): Promise<SearchReading> {
  const by: ReadBy = { names: knownNames(), bodies: knownBodies(), making: wordsInMaking() };
  const key = `reading ${text}`;
  const found = index.results.get(key) as KeptReading | undefined;
  if (found && isReadBy(found, by) && (found.making === undefined || found.making === by.making)) return found;
  const inHand = begun.get(index) ?? new Map<string, ReadingInHand>();
  begun.set(index, inHand);
  const other = inHand.get(text);
  if (other && isReadBy(other, by) && other.making === by.making) return other.reading;
  const own = { ...by, reading: readAnew(index, text, days, by) };
  inHand.set(text, own);
  try {
    const reading = await own.reading;
    // Newer words may have come in the middle of it.
    if (by.making === undefined || by.making === reading.making) index.results.set(key, reading);
    return reading;
  } finally {
    if (inHand.get(text) === own) inHand.delete(text);
  }
}

/**
 * Parts that say something, each once, of the longest search that is read otherwise where it finds too little: of each part more is asked, and no headline
 * that is pasted has so many.
 */
const MOST_PARTS = 16;

async function readAnew(index: JobSnapshot, text: string, days: ListDays, by: ReadBy): Promise<KeptReading> {
  const typed = understoodIn(text);
  if (typed.filter(({ kind }) => kind !== "nothing").length > MOST_PARTS)
    return { text, parts: typed, ...by, making: wordsInMaking() };
  const dropped = await withDropped(index, await firstThatFinds(index, text, days), days);
  const read = await withSoftened(index, await withNearest(index, dropped, days), days);
  return { ...read, ...by, making: wordsInMaking() };
}

async function firstThatFinds(index: JobSnapshot, text: string, days: ListDays): Promise<SearchReading> {
  const typed = { text, parts: understand(text) };
  const asked: SearchReading = { text, parts: eachOnce(typed.parts) };
  if (asked.parts.length === 0) return asked;
  const found = await countFound(index, asked.parts, days);
  if (found > 0) return (found <= HARDLY_ANY && (await withCommonWords(index, typed, days))) || asked;
  for (const parts of otherReadings(asked.parts)) {
    if (!isEmptyBitset(await rowsCalledSo(index, askedBy(parts), days))) return { text, parts };
  }
  const ofLevel = byLevels(asked.parts);
  if (ofLevel && (await findsAny(index, ofLevel, days))) return { text, parts: ofLevel };
  const isKnown = (words: readonly string[]) =>
    findsAny(index, [{ kind: "words", words, from: 0, to: 0, isLeftOut: false }], days);
  const finds = (one: string) => findsAny(index, understoodIn(one), days);
  const known = await knownWords(index, days);
  const right = await correctedText(typed, known, isKnown, finds);
  const common = commonText(typed, known);
  const read = (one: string | null): SearchReading[] => (one === null ? [] : [{ text: one, parts: understoodIn(one) }]);
  const others = [...read(right), ...read(common)];
  for (const other of others) if (await findsAny(index, other.parts, days)) return other;
  const asTyped = { text, parts: eachOnce(asWords(text)) };
  if (!isEmptyBitset(await rowsCalledSo(index, askedBy(asTyped.parts), days))) return asTyped;
  // Put right for certain, it may find what lacks a part of it.
  const [certain] = read(common);
  const partly = certain && (await withDropped(index, certain, days));
  if (partly?.dropped) return partly;
  const inParts = await withDropped(index, asked, days);
  if (inParts.dropped) return inParts;
  if (await findsAny(index, asTyped.parts, days)) return asTyped;
  // Last, the same post of another rank.
  const [ofAnyRank] = read(withoutRank(right ?? text));
  return ofAnyRank && (await findsAny(index, ofAnyRank.parts, days)) ? { ...ofAnyRank, isOfAnyRank: true } : asked;
}

/**
 * A search in another order than that of relevance, a feed or a calendar: what is near would stand among what was asked for, so only what has all of it is
 * asked for, and where nothing has, what lacks least. Who has seats in nearly every notice is shown those that do not say so too.
 */
async function unfilled(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<SearchReading> {
  const { soft, dropped = [], ...asked } = reading;
  const hasAll = !asked.without && (await findsAny(index, asked.parts, days));
  return { ...asked, dropped: hasAll && !beginsWithSeats(asked.parts, dropped) ? [] : dropped.slice(0, 1) };
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
  const read = { text: common, parts: understoodIn(common) };
  return (await countFound(index, read.parts, days)) > MORE * (await countFound(index, parts, days)) ? read : null;
}

const understoodIn = (text: string): Part[] => eachOnce(understand(text));

/** So few finds may be those that misspell a word. */
const HARDLY_ANY = 2;
/** So many times as many must be found by the word that is taken for it. */
const MORE = 2;
