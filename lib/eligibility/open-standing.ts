import { categoryOf } from "@/lib/eligibility/groups";
import type { Profile } from "@/lib/eligibility/profile";
import type { OtherRules } from "@/lib/eligibility/rules-file/chunk";
import type { RulePool } from "@/lib/eligibility/rules-file/unpack";
import { CATEGORIES, type Category } from "@/lib/notice/terms";

/** Where a person stands in posts by what `OtherRules` say of them, as small numbers. */
export type OpenStanding = {
  /** The category in which the person counts: of the states whose people count in theirs nothing else is asked. */
  categoryOf: (other: number) => number;
  /** The same, and which categories without seats may be the person's: what decides whether a relaxation is theirs. */
  seatsOf: (other: number) => number;
};

export function openStanding(profile: Profile, pool: RulePool): OpenStanding {
  const categories: number[] = [];
  const seats: number[] = [];
  const sets: string[] = [];
  const standingAt = (other: number) => {
    const rules = pool.others.rules[other];
    const own = categoryOf(profile, rules?.reservationFor);
    categories[other] = own ? CATEGORIES.indexOf(own) : CATEGORIES.length;
    const set = `${categories[other]} ${withoutSeats(own, rules)}`;
    seats[other] = sets.includes(set) ? sets.indexOf(set) : sets.push(set) - 1;
  };
  const lookedUp = (known: readonly number[]) => (other: number) => {
    if (known[other] === undefined) standingAt(other);
    return known[other] ?? 0;
  };
  return { categoryOf: lookedUp(categories), seatsOf: lookedUp(seats) };
}

function withoutSeats(own: Category | null, others: OtherRules | undefined): string {
  const seats = others?.vacancies?.byCategory;
  if (!seats) return "";
  if (own) return seats[own] === 0 ? own : "";
  return CATEGORIES.filter((name) => seats[name] === 0).join();
}
