import type { ListDays } from "@/lib/jobs/search/criteria";
import { countBits, intersect, isEmptyBitset, unite } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import type { SearchReading } from "@/lib/jobs/search/reading/search-reading";
import { tellsEnough, weightIn } from "@/lib/jobs/search/reading/weight";
import { rowsCalledSo, rowsSayingSo } from "@/lib/jobs/search/relevance";
import { type Asked, askedBy, askedInHeads, type Dropped } from "@/lib/jobs/search/words/asked";
import { wordsIn } from "@/lib/jobs/search/words/data/seeded-names";
import { droppable } from "@/lib/jobs/search/words/lacking/dropped";
import { leftAway } from "@/lib/jobs/search/words/lacking/left-away";
import { nearest } from "@/lib/jobs/search/words/lacking/nearest";
import { seatsIn } from "@/lib/jobs/search/words/lacking/seats";
import { softened } from "@/lib/jobs/search/words/lacking/softened";
import type { Part } from "@/lib/jobs/search/words/understand";

const PAGE = 10;
/** A word that so many jobs have, and so large a share of all, says little. */
const [MIN_COMMON, COMMON] = [3, 0.005];
/** What more jobs have tells too little to be near. */
const MAX_NEAR = 60;

/** Where fewer jobs than a page are called what a search asks for, what of it a job may lack: the sets of parts without which more are. */
export async function withDropped(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<SearchReading> {
  const { parts } = reading;
  const isForAll = seatsIn(parts).length > 0;
  if ((parts.length < 2 && !isForAll) || reading.dropped) return reading;
  const calledWithout = async (sets: readonly (readonly Part[])[]) => {
    const found = await Promise.all(
      sets.map((some) => rowsCalledSo(index, askedBy(parts.filter((part) => !some.includes(part))), days, PAGE)),
    );
    return found.reduce(unite);
  };
  let called = await calledWithout([[]]);
  if (countBits(called) >= PAGE && !isForAll) return reading;
  const count = (steps: Dropped) => countAsked(index, askedBy(parts, steps), days);
  const found = await count([]);
  let all = found;
  const common = Math.max(MIN_COMMON, countBits(index.all) * COMMON);
  const isCommon = async (part: Part) => (await countFound(index, [part], days)) >= common;
  const dropped: (readonly (readonly Part[])[])[] = [];
  for (const [at, sets] of (await droppable(parts, isCommon)).entries()) {
    // However many say so, they are left away first.
    if (countBits(called) >= PAGE && !(isForAll && at === 0)) break;
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
  const isFound =
    without.length > 0 && (await tellsEnough(index, parts, without, days)) && (await findsWithout(index, parts, without, days));
  return isFound ? { ...reading, dropped: [[without]], without } : reading;
}

/** A search that finds nothing at all, without the parts that say least of it with which it does. */
export async function withNearest(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<SearchReading> {
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

/**
 * Where still fewer jobs than a page are called so, what is nearest to them behind them. What nothing is found for has nothing near, and who asks for a
 * thing by its own name alone, as a page of its own and a suggestion do, is shown that thing.
 */
export async function withSoftened(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<SearchReading> {
  const { parts, dropped = [] } = reading;
  if (parts.length === 0 || isOwnName(parts) || (await countAsked(index, askedBy(parts, dropped), days)) === 0) return reading;
  const always = parts.filter(({ kind, isLeftOut }) => kind === "place" || kind === "level" || isLeftOut);
  const sets = [[], ...dropped.flat()].map((some) => parts.filter((part) => !some.includes(part)));
  let called = (await Promise.all(sets.map((some) => rowsSayingSo(index, askedBy(some), days, PAGE)))).reduce(unite);
  // Where only closed ones say it, open ones that do not would stand before them.
  if (countBits(called) >= PAGE || isEmptyBitset(intersect(called, index.open))) return reading;
  const soft: (readonly Part[])[] = [];
  for (const { asked } of await softened(parts, (part) => weightIn(index, part, days))) {
    const more = unite(called, rowsOf(index, await conditionSets(index, askedInHeads([...always, ...asked]), days)));
    const added = countBits(more) - countBits(called);
    if (added === 0 || added > MAX_NEAR) continue;
    soft.push(asked);
    called = more;
    if (countBits(called) >= PAGE) break;
  }
  return soft.length > 0 ? { ...reading, soft } : reading;
}

function isOwnName([part, ...others]: readonly Part[]): boolean {
  return others.length === 0 && part?.kind === "names" && part.words.join(" ") === wordsIn(part.group.en).join(" ");
}

/** Whether any listed job of an index has what the parts of a search ask for together. */
export async function findsAny(index: JobSnapshot, parts: readonly Part[], days: ListDays): Promise<boolean> {
  const rows = rowsOf(index, await conditionSets(index, askedBy(parts), days));
  return !isEmptyBitset(rows);
}

/** How many have. */
export function countFound(index: JobSnapshot, parts: readonly Part[], days: ListDays): Promise<number> {
  return countAsked(index, askedBy(parts), days);
}

async function countAsked(index: JobSnapshot, asked: Asked, days: ListDays): Promise<number> {
  return countBits(rowsOf(index, await conditionSets(index, asked, days)));
}
