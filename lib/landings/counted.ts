import { setImmediate } from "node:timers/promises";
import { cached } from "@/lib/cache/cached";
import type { RelatedParams } from "@/lib/jobs/related";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { countJobs } from "@/lib/jobs/search/counts";
import { criteriaOf, listDays } from "@/lib/jobs/search/criteria";
import { countBits, intersect } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { LANDINGS, type Landing, landingsOf, MIN_OPEN } from "@/lib/landings/landings";

/** A landing with the number of its open notices. */
export type CountedLanding = { landing: Landing; open: number };

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
  for (const [at, { path, filters }] of LANDINGS.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    const rows = rowsOf(index, await conditionSets(index, criteriaOf(filters, days), days));
    counted.push({ path, open: countBits(intersect(rows, index.open)) });
  }
  return counted.filter(({ open }) => open >= MIN_OPEN).sort((a, b) => b.open - a.open);
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
  const counted = await Promise.all(
    landingsOf({ ...job, params }).map(async (landing) => ({
      landing,
      open: await countJobs({ ...landing.filters, open: true }, now),
    })),
  );
  return counted.filter(({ open }) => open >= MIN_OPEN).slice(0, MOST_OF_JOB);
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
