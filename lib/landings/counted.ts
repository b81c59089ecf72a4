import { setImmediate } from "node:timers/promises";
import { cached } from "@/lib/cache/cached";
import type { RelatedParams } from "@/lib/jobs/related";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { criteriaOf, type ListDays, listDays } from "@/lib/jobs/search/criteria";
import { countBits, intersect } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { keptCounts, type LandingCount } from "@/lib/landings/kept-counts";
import { LANDINGS, type Landing, landingAt, landingsOf, MIN_OPEN } from "@/lib/landings/landings";
import { openByName } from "@/lib/landings/open-by-name";

/** A landing with the number of its open notices. */
export type CountedLanding = { landing: Landing; open: number };

/** How long what was counted is not looked up again, in ms. */
const READ_FOR = 60_000;

/**
 * The landings that have enough open notices to lead anybody to, those with most of them first, as of some half an hour ago: counted at each write they
 * would be most of what the write costs, and clear every page that links to one.
 */
export function cachedLandings(): Promise<LandingCount[]> {
  const turn = Math.floor(Date.now() / READ_FOR);
  return cached(["landings", String(turn)], [], async (now) => {
    const counts = await keptCounts(now, () => countLandings(now));
    // Counted by another release, perhaps.
    return counts.filter(({ path }) => landingAt(path) !== undefined);
  });
}

/** Landings counted between two looks at what else waits. */
const AT_ONCE = 50;

async function countLandings(now: Date): Promise<LandingCount[]> {
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const counted: LandingCount[] = [];
  for (const [at, landing] of LANDINGS.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    const open = await openIfOffered(index, landing, days);
    if (open !== null) counted.push({ path: landing.path, open });
  }
  return counted.sort((a, b) => b.open - a.open);
}

/**
 * The open notices of a landing; null where too few of them are called by its name. Most have too few, which is known before all that is near to it is looked for.
 */
async function openIfOffered(index: JobSnapshot, landing: Landing, days: ListDays): Promise<number | null> {
  const { search } = criteriaOf(landing.filters, days);
  if (search && countBits(await openByName(index, search, days)) < MIN_OPEN) return null;
  const { open, named } = await countOpen(index, landing, days);
  return named < MIN_OPEN ? null : open;
}

/**
 * The open notices of a landing, and how many of them are called by its name and not only near to it, as the notices for clerks are where an ahlmad is
 * looked for: by these it is worth being offered. What has no name is called so with all it has.
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
  return { open, named: countBits(intersect(rows, await openByName(index, criteria.search, days))) };
}

/** Landings worth a link, by what they have in common. */
export async function cachedLandingLinks(isWanted: (landing: Landing) => boolean, most: number): Promise<CountedLanding[]> {
  const wanted = withCounts(LANDINGS.filter(isWanted), await cachedLandings());
  return wanted.sort((a, b) => b.open - a.open).slice(0, most);
}

/** Of some landings those worth a link, in the same order. */
function withCounts(landings: readonly Landing[], counts: readonly LandingCount[]): CountedLanding[] {
  const open = new Map(counts.map((one) => [one.path, one.open]));
  return landings.flatMap((landing) => {
    const count = open.get(landing.path);
    return count === undefined ? [] : [{ landing, open: count }];
  });
}

/** Landings that one notice leads to. */
const MOST_OF_JOB = 6;

/**
 * The landings worth a link that a notice belongs to. Kept under no tag: a page of a notice would be cleared whenever any list changes. It asks for them when
 * it is made, and may be some minutes behind.
 */
export async function landingsOfJob(job: JobDetailDto, params: RelatedParams): Promise<CountedLanding[]> {
  return withCounts(landingsOf({ ...job, params }), await cachedLandings()).slice(0, MOST_OF_JOB);
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
