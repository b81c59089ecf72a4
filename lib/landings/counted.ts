import { setImmediate } from "node:timers/promises";
import { cached } from "@/lib/cache/cached";
import type { RelatedParams } from "@/lib/jobs/related";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import { criteriaOf, type ListDays, listDays } from "@/lib/jobs/search/criteria";
import { countBits, intersect } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { LANDINGS, type Landing, landingsOf, MIN_OPEN } from "@/lib/landings/landings";

/** A landing with the number of its open notices. */
export type CountedLanding = { landing: Landing; open: number };

/**
 * The open notices of a landing, and how many of them say its name and are not only near to it, as the notices for clerks are where an ahlmad is looked
 * for: by these it is worth being offered. What has no name is called so with all it has.
 */
export async function countOpen(
  index: JobSnapshot,
  { filters }: Landing,
  days: ListDays,
): Promise<{ open: number; named: number }> {
  const criteria = criteriaOf(filters, days);
  const rows = intersect(rowsOf(index, await conditionSets(index, criteria, days)), index.open);
  const open = countBits(rows);
  if (!criteria.search || open === 0) return { open, named: open };
  return { open, named: countBits(intersect(rows, await rowsInTier(index, criteria.search, "whole", days))) };
}

/** How long the landings worth a link stay counted, in ms. */
const COUNTED_FOR = 10 * 60_000;

/**
 * The landings that have enough open notices to lead anybody to, those with most of them first, as of at most ten minutes ago: counted at each write they
 * would be most of what the write costs, and clear every page that links to one.
 */
export function cachedLandings(): Promise<{ path: string; open: number }[]> {
  const turn = Math.floor(Date.now() / COUNTED_FOR);
  return cached(["landings", String(turn)], [], countLandings);
}

/** Landings counted between two looks at what else waits. */
const AT_ONCE = 50;

async function countLandings(now: Date): Promise<{ path: string; open: number }[]> {
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const counted: { path: string; open: number }[] = [];
  for (const [at, landing] of LANDINGS.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    const { open, named } = await countOpen(index, landing, days);
    if (named >= MIN_OPEN) counted.push({ path: landing.path, open });
  }
  return counted.sort((a, b) => b.open - a.open);
}

/** Landings worth a link, by what they have in common. */
export async function cachedLandingLinks(isWanted: (landing: Landing) => boolean, most: number): Promise<CountedLanding[]> {
  const open = new Map((await cachedLandings()).map((one) => [one.path, one.open]));
  const wanted = LANDINGS.filter((landing) => open.has(landing.path) && isWanted(landing));
  const counted = wanted.map((landing) => ({ landing, open: open.get(landing.path) ?? 0 }));
  return counted.sort((a, b) => b.open - a.open).slice(0, most);
}

/** Landings that one notice leads to. */
const MOST_OF_JOB = 6;

/**
 * The landings worth a link that a notice belongs to. Kept under no tag: a page of a notice would be cleared whenever any list changes. It makes them when it
 * is made, and may be some minutes behind.
 */
export async function landingsOfJob(job: JobDetailDto, params: RelatedParams, now: Date): Promise<CountedLanding[]> {
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const counted = await Promise.all(
    landingsOf({ ...job, params }).map(async (landing) => ({ landing, ...(await countOpen(index, landing, days)) })),
  );
  const worthy = counted.filter(({ named }) => named >= MIN_OPEN).map(({ landing, open }) => ({ landing, open }));
  return worthy.slice(0, MOST_OF_JOB);
}

const MOST_NEAR = 12;

/** What is near to a landing: of a level the others of its state and the same level in other states, else others of its kind. */
export async function cachedNearLandings(landing: Landing): Promise<CountedLanding[]> {
  const isNear = (other: Landing) =>
    other !== landing &&
    other.kind === landing.kind &&
    (landing.kind !== "level" ||
      other.family === landing.family ||
      other.filters.qualification === landing.filters.qualification);
  const near = await cachedLandingLinks(isNear, LANDINGS.length);
  const [own, others] = [near.filter((one) => one.landing.family === landing.family), near];
  return [...new Set([...own, ...others])].slice(0, MOST_NEAR);
}
