import type { Day } from "@/lib/dates";
import { type Wait, waitFor } from "@/lib/eligibility/next-fact";
import type { OpenStanding } from "@/lib/eligibility/open-standing";
import type { Profile } from "@/lib/eligibility/profile";
import { type Rank, rankOf } from "@/lib/eligibility/rank";
import { verdictOf } from "@/lib/eligibility/reason";
import { factsForAge, isOfPlainAge, isOfRelaxedAge } from "@/lib/eligibility/rules/age";
import type { AgeContext } from "@/lib/eligibility/rules/age-limits";
import { type OwnRelaxation, relaxationsFor, strongestOf } from "@/lib/eligibility/rules/relaxations";
import type { OpenPosts, RulePool } from "@/lib/eligibility/rules-file/unpack";

type Columns = OpenPosts["columns"];

/** A number for each age rule and day of counting, 0 where it was not looked at; what came later than this was made is not remembered. */
type Ranks = Uint8Array;
/** The relaxations of a post as they are one person's, and what was found under them. */
type Relaxed = { own: OwnRelaxation[]; strongest: OwnRelaxation[]; ranks: Map<number, Rank>; waits: Map<number, Wait> };

/** In the place of a rank: the relaxations decide. */
const RELAXED = 9;

export type OpenAge = {
  rankAt: (columns: Columns, at: number, lastDay: number) => Rank;
  waitAt: (columns: Columns, at: number, lastDay: number) => Wait;
};

/**
 * Judges ages by the rule and the day of counting, which decide alone for most posts; else by the relaxations, the seats that are none and the category
 * in which the person counts too.
 */
export function openAge(profile: Profile, pool: RulePool, standings: OpenStanding): OpenAge {
  let plain: Ranks | undefined;
  const groups: Relaxed[][] = [];

  function relaxedAt({ relaxations, others }: Columns, at: number): Relaxed {
    const [list, other] = [relaxations[at] ?? 0, others[at] ?? 0];
    groups[list] ??= [];
    const known = groups[list];
    const seats = standings.seatsOf(other);
    if (known[seats]) return known[seats];
    const own = relaxationsFor(profile, { relaxations: pool.relaxations.rules[list], ...pool.others.rules[other] });
    known[seats] = { own, strongest: strongestOf(own), ranks: new Map(), waits: new Map() };
    return known[seats];
  }

  function contextAt({ ages, countedOn }: Columns, at: number, lastDay: number): AgeContext | null {
    const age = pool.ages.rules[ages[at] ?? 0];
    return age ? { age, on: dayOf(countedOn[at] ?? 0), deadline: dayOf(lastDay) ?? "" } : null;
  }

  function dayOf(day: number): Day | null {
    return pool.days.rules[day] ?? null;
  }

  /** Where the notice names the day on which ages are counted, its last day to apply counts for nothing. */
  function placeOf({ ages, countedOn }: Columns, at: number, lastDay: number): number {
    const on = countedOn[at] ?? 0;
    const day = dayOf(on) === null ? 2 * lastDay : 2 * on + 1;
    return day * pool.ages.rules.length + (ages[at] ?? 0);
  }

  function rankAt(columns: Columns, at: number, lastDay: number): Rank {
    const place = placeOf(columns, at, lastDay);
    plain ??= new Uint8Array(pool.ages.rules.length * pool.days.rules.length * 2);
    let rank = plain[place] || plainRank(profile, contextAt(columns, at, lastDay));
    plain[place] = rank;
    if (rank !== RELAXED) return rank;
    const { strongest, ranks } = relaxedAt(columns, at);
    rank = ranks.get(place) ?? relaxedRank(profile, contextAt(columns, at, lastDay), strongest);
    ranks.set(place, rank);
    return rank;
  }

  function waitAt(columns: Columns, at: number, lastDay: number): Wait {
    if (rankAt(columns, at, lastDay) !== rankOf("cannot_tell")) return 0;
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
  if (!context) return rankOf("cannot_tell");
  const truth = isOfPlainAge(profile, context);
  return truth === undefined ? RELAXED : rankOf(verdictOf(truth));
}

function relaxedRank(profile: Profile, context: AgeContext | null, own: readonly OwnRelaxation[]): Rank {
  return rankOf(context ? verdictOf(isOfRelaxedAge(profile, context, own)) : "cannot_tell");
}

function waitOf(profile: Profile, context: AgeContext | null, own: readonly OwnRelaxation[]): Wait {
  return waitFor([(context && factsForAge(profile, context, own)) ?? []]);
}
