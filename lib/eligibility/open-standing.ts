import { categoryOf } from "@/lib/eligibility/groups";
import type { Profile } from "@/lib/eligibility/profile";
import type { OtherRules } from "@/lib/eligibility/rules-file/chunk";
import type { RulePool } from "@/lib/eligibility/rules-file/pool";
import { CATEGORIES, type Category } from "@/lib/notice/terms";

/** In how many ways a person may count: in each category, or in one that is not known. */
export const STANDINGS = CATEGORIES.length + 1;

/** Where a person stands in posts by what `OtherRules` say of them, as small numbers by the places of these. */
export type OpenStanding = {
  /** The category in which the person counts: of the states whose people count in theirs nothing else is asked. */
  categories: Uint8Array;
  /** That category, and which categories without seats may be the person's: what decides whether a relaxation is theirs. */
  seats: Uint16Array;
};

/** Where a person stands, for each set of other rules in the pool. */
export function openStanding(profile: Profile, { others: { rules } }: RulePool): OpenStanding {
  const sets = new Map<string, number>();
  const categories = new Uint8Array(rules.length);
  const seats = new Uint16Array(rules.length);
  for (const [other, rule] of rules.entries()) {
    const own = categoryOf(profile, rule.reservationFor);
    const category = own ? CATEGORIES.indexOf(own) : CATEGORIES.length;
    const set = `${category} ${withoutSeats(own, rule)}`;
    if (!sets.has(set)) sets.set(set, sets.size);
    categories[other] = category;
    seats[other] = sets.get(set) ?? 0;
  }
  return { categories, seats };
}

function withoutSeats(own: Category | null, { vacancies }: OtherRules): string {
  const seats = vacancies?.byCategory;
  if (!seats) return "";
  if (own) return seats[own] === 0 ? own : "";
  return CATEGORIES.filter((name) => seats[name] === 0).join();
}
