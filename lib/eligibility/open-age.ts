import type { Day } from "@/lib/dates";
import { type Wait, waitFor } from "@/lib/eligibility/next-fact";
import type { OpenStanding } from "@/lib/eligibility/open-standing";
import type { Profile } from "@/lib/eligibility/profile";
import { OPEN, type Rank, rankOf } from "@/lib/eligibility/rank";
import { verdictOf } from "@/lib/eligibility/reason";
import { factsForAge, isOfPlainAge, isOfRelaxedAge } from "@/lib/eligibility/rules/age";
import type { AgeContext } from "@/lib/eligibility/rules/age-limits";
import { type OwnRelaxation, relaxationsOf, withSeats } from "@/lib/eligibility/rules/relaxations";
import { strongestOf } from "@/lib/eligibility/rules/strongest";
import type { RulePool } from "@/lib/eligibility/rules-file/pool";
import type { PostColumns } from "@/lib/eligibility/rules-file/unpack";

/** The relaxations of a post as they are one person's, and what was found under those that decide: posts with the same share it. */
type Relaxed = { own: OwnRelaxation[]; strongest: OwnRelaxation[]; ranks: Map<number, Rank>; waits: Map<number, Wait> };

/** In the place of a rank: the relaxations decide. */
const RELAXED = 9;

export type OpenAge = {
  rankAt: (columns: PostColumns, at: number, lastDay: number) => Rank;
  waitAt: (columns: PostColumns, at: number, lastDay: number) => Wait;
};

/**
 * Judges ages by the rule and the day of counting, which decide alone for most posts; else by the relaxations, the seats that are none and the category
 * in which the person counts too.
 */
export function openAge(profile: Profile, pool: RulePool, { categories, seats }: OpenStanding): OpenAge {
  const count = pool.ages.rules.length;
  /** By age rule and day of counting, 0 where it was not looked at. */
  const plain = new Uint8Array(2 * pool.days.rules.length * count);
  const unnamed = pool.days.rules.indexOf(null);
  const lists = pool.relaxations.rules.length;
  const byStanding: OwnRelaxation[][] = [];
  const bySeats: Relaxed[] = [];
  const same = new Map<string, Map<number, Rank>>();

  function relaxedAt({ relaxations, others }: PostColumns, at: number): Relaxed {
    const [list, other] = [relaxations[at] ?? 0, others[at] ?? 0];
    const place = (seats[other] ?? 0) * lists + list;
    bySeats[place] ??= relaxedBy(list, other);
    return bySeats[place];
  }

  function relaxedBy(list: number, other: number): Relaxed {
    const { vacancies, reservationFor } = pool.others.rules[other] ?? {};
    const place = (categories[other] ?? 0) * lists + list;
    byStanding[place] ??= relaxationsOf(profile, { relaxations: pool.relaxations.rules[list], reservationFor });
    const own = withSeats(byStanding[place], vacancies);
    const strongest = strongestOf(own);
    const key = JSON.stringify(strongest.map(({ applies, raise, most }) => [applies, raise ?? { most }]));
    const ranks = same.get(key) ?? new Map();
    same.set(key, ranks);
    return { own, strongest, ranks, waits: new Map() };
  }

  function contextAt({ ages, countedOn }: PostColumns, at: number, lastDay: number): AgeContext | null {
    const age = pool.ages.rules[ages[at] ?? 0];
    return age ? { age, on: dayOf(countedOn[at] ?? 0), deadline: dayOf(lastDay) ?? "" } : null;
  }

  function dayOf(day: number): Day | null {
    return pool.days.rules[day] ?? null;
  }

  /** Where the notice names the day on which ages are counted, its last day to apply counts for nothing. */
  function placeOf({ ages, countedOn }: PostColumns, at: number, lastDay: number): number {
    const on = countedOn[at] ?? 0;
    return (on === unnamed ? 2 * lastDay : 2 * on + 1) * count + (ages[at] ?? 0);
  }

  function rankAt(columns: PostColumns, at: number, lastDay: number): Rank {
    const place = placeOf(columns, at, lastDay);
    let rank = plain[place] ?? 0;
    if (rank === 0) {
      rank = plainRank(profile, contextAt(columns, at, lastDay));
      plain[place] = rank;
    }
    if (rank !== RELAXED) return rank;
    const { strongest, ranks } = relaxedAt(columns, at);
    const known = ranks.get(place);
    if (known !== undefined) return known;
    rank = relaxedRank(profile, contextAt(columns, at, lastDay), strongest);
    ranks.set(place, rank);
    return rank;
  }

  function waitAt(columns: PostColumns, at: number, lastDay: number): Wait {
    if (rankAt(columns, at, lastDay) !== OPEN) return 0;
    const place = placeOf(columns, at, lastDay);
    const { own, waits } = relaxedAt(columns, at);
    const known = waits.get(place);
    if (known !== undefined) return known;
    const wait = waitOf(profile, contextAt(columns, at, lastDay), own);
    waits.set(place, wait);
    return wait;
  }

  return { rankAt, waitAt };
}

function plainRank(profile: Profile, context: AgeContext | null): Rank {
  if (!context) return OPEN;
  const truth = isOfPlainAge(profile, context);
  return truth === undefined ? RELAXED : rankOf(verdictOf(truth));
}

function relaxedRank(profile: Profile, context: AgeContext | null, own: readonly OwnRelaxation[]): Rank {
  return context ? rankOf(verdictOf(isOfRelaxedAge(profile, context, own))) : OPEN;
}

function waitOf(profile: Profile, context: AgeContext | null, own: readonly OwnRelaxation[]): Wait {
  return waitFor([(context && factsForAge(profile, context, own)) ?? []]);
}
