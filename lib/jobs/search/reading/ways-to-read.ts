import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { knownBodies } from "@/lib/bodies/known-bodies";
import type { ListDays } from "@/lib/jobs/search/criteria";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { eachOnce } from "@/lib/jobs/search/reading/search-reading";
import { type Asked, askedBy } from "@/lib/jobs/search/words/asked";
import { withoutRank } from "@/lib/jobs/search/words/lacking/left-away";
import { seatsAsNothing } from "@/lib/jobs/search/words/lacking/seats";
import { knownNames } from "@/lib/jobs/search/words/names";
import { byLevels } from "@/lib/jobs/search/words/reading/degree-levels";
import { otherReadings } from "@/lib/jobs/search/words/reading/short-names";
import { commonText, correctionsOf } from "@/lib/jobs/search/words/spelling/correct";
import { knownWords } from "@/lib/jobs/search/words/spelling/known-words";
import type { Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";
import { asWords, type Part, understand } from "@/lib/jobs/search/words/understand";
import { processState } from "@/lib/process-state";

/** A search as it is understood by itself, and what that asks for. */
type Understood = { parts: readonly Part[]; asked: Asked };
/** What all other ways to read it ask for; null where there are too many to name. */
type OtherWays = { asked: readonly Asked[] | null };

/** What was made by some things, true as long as these are the same ones: no job is among them, so it stays so whatever is published. */
type Kept<T extends object> = { by: readonly object[]; made: LRUCache<string, T> };

const state = processState<{ niyuktiUnderstood: Kept<Understood>; niyuktiWaysToRead: Kept<OtherWays> }>();

/** What is kept of each, by the length of what it asks for as a text: that of some 5,000 searches, each of some 10 KB of memory. */
const MAX_LENGTH = 12_000_000;
/** Texts that words are put right to. A search of so many unknown words is hardly one of somebody who misspells. */
const MAX_CORRECTIONS = 32;

/** A search as it is understood, found out once while names and bodies are the same. */
export async function understoodOnce(text: string): Promise<Understood> {
  const kept = keptBy([knownNames(), knownBodies()], state.niyuktiUnderstood);
  state.niyuktiUnderstood = kept;
  return keptOr(kept, text, () => {
    const parts = understand(text);
    return { parts, asked: askedOfAll(parts) };
  });
}

/** All that some jobs may have a search read as beside that, found out once while the known words are the same as well. */
export async function otherWaysToRead(index: JobSnapshot, text: string, days: ListDays): Promise<readonly Asked[] | null> {
  const vocabulary = await knownWords(index, days);
  const kept = keptBy([knownNames(), knownBodies(), vocabulary], state.niyuktiWaysToRead);
  state.niyuktiWaysToRead = kept;
  const { parts } = await understoodOnce(text);
  const { asked } = await keptOr(kept, text, () => ({ asked: otherWays(text, parts, vocabulary)?.map(askedOfAll) ?? null }));
  return asked;
}

function keptBy<T extends object>(by: readonly object[], last: Kept<T> | undefined): Kept<T> {
  if (last?.by.every((one, at) => one === by[at])) return last;
  return { by, made: new LRUCache({ maxSize: MAX_LENGTH, sizeCalculation: (one) => JSON.stringify(one).length }) };
}

async function keptOr<T extends object>({ made }: Kept<T>, text: string, make: () => T): Promise<T> {
  const known = made.get(text);
  if (known) return known;
  // It takes a while, and there may be very many: visitors are answered in between.
  await nextTurn();
  const one = make();
  made.set(text, one);
  return one;
}

/** All that readSearch may make of the parts of a search, whichever jobs there are; null where it is too much. */
export function otherWays(text: string, parts: readonly Part[], vocabulary: Vocabulary): (readonly Part[])[] | null {
  const asked = { text, parts };
  const right = correctionsOf(asked, vocabulary, MAX_CORRECTIONS);
  if (right === null) return null;
  const common = commonText(asked, vocabulary);
  const ofAnyRank = [text, ...right].flatMap((one) => withoutRank(one) ?? []);
  const texts = new Set([...right, ...(common === null ? [] : [common]), ...ofAnyRank]);
  const ofLevel = byLevels(parts);
  return [...otherReadings(parts), ...(ofLevel ? [ofLevel] : []), asWords(text), ...[...texts].map(understand)];
}

/** What the parts of a search ask for: who has seats in nearly every notice is told of those that do not say so too, as lists show them. */
export function askedOfAll(parts: readonly Part[]): Asked {
  return askedBy(seatsAsNothing(eachOnce(parts)));
}
