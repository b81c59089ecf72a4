import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import type { ListDays } from "@/lib/jobs/search/criteria";
import { countBits, intersect, isEmptyBitset } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { askedBy } from "@/lib/jobs/search/words/asked";
import type { Part } from "@/lib/jobs/search/words/understand";

/** The share of what a search tells that what it is read without leaves of it. */
const MIN_TOLD = 0.3;
/** Fewer letters tell nothing by themselves. */
const MIN_LETTERS = 2;
/** What can only be a short form. */
const LETTERS_ALONE = /^(?:[a-z]{1,3}|[b-df-hj-np-tv-z]{4,5})$/;
/** What a level tells, which many jobs ask for. */
const OF_LEVEL = 3;

/** Whether what is left of a search without some parts is a good part of what all of it tells: drivers are nothing near "mars rover driver". */
export async function tellsEnough(
  index: JobSnapshot,
  parts: readonly Part[],
  without: readonly Part[],
  days: ListDays,
): Promise<boolean> {
  const weights = await Promise.all(parts.map((part) => weightIn(index, part, days)));
  const sumOf = (isMeant: (part: Part) => boolean) =>
    weights.reduce((sum, weight, at) => (isMeant(parts[at] as Part) ? sum + weight : sum), 0);
  return sumOf((part) => !without.includes(part)) >= MIN_TOLD * sumOf(() => true);
}

/**
 * What a part tells: the fewer jobs are called so, the more, but a short form that none is called by no more than a level does. A place or what says
 * nothing tells nothing by itself.
 */
export async function weightIn(index: JobSnapshot, part: Part, days: ListDays): Promise<number> {
  if (part.isLeftOut || part.words.join("").length < MIN_LETTERS) return 0;
  if (part.kind === "level") return OF_LEVEL;
  const { search } = askedBy([part]);
  if (!search) return 0;
  const rows = intersect(index.all, await rowsInTier(index, search, "head", days));
  const told = Math.log((countBits(index.all) + 1) / (countBits(rows) + 0.5));
  return isEmptyBitset(rows) && LETTERS_ALONE.test(part.words.join(" ")) ? Math.min(OF_LEVEL, told) : told;
}
