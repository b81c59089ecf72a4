import type { Raise } from "@/lib/eligibility/rules/age-limits";
import type { OwnRelaxation } from "@/lib/eligibility/rules/relaxations";

/**
 * Those that can decide whether somebody is young enough: of each kind the most of what is theirs and the most of what may be. Who is not within the
 * most is within no fewer.
 */
export function strongestOf(own: readonly OwnRelaxation[]): OwnRelaxation[] {
  const strongest: OwnRelaxation[] = [];
  for (const entry of own) {
    const at = strongest.findIndex((one) => one.applies === entry.applies && isComparable(one.raise, entry.raise));
    const other = strongest[at];
    if (!other) strongest.push(entry);
    else if (monthsOf(entry) > monthsOf(other)) strongest[at] = entry;
  }
  return strongest;
}

/**
 * Whether the greater of two raises goes at least as far as the lesser: both add years, or both put an age in place of the limit, counted on the
 * same day, or both are of a size that the notice does not say.
 */
function isComparable(a: Raise | null, b: Raise | null): boolean {
  if (!a || !b) return a === b;
  if (a.on !== b.on) return false;
  return a.toAge === null ? b.toAge === null : b.toAge !== null && isAgeAlone(a) && isAgeAlone(b);
}

/** An age that service is added to moves a window by another rule than the age alone does. */
function isAgeAlone({ years, months }: Raise): boolean {
  return years === 0 && months === 0;
}

function monthsOf({ raise, most }: OwnRelaxation): number {
  const { toAge, years, months } = raise ?? most;
  return (toAge ?? 0) * 12 + years * 12 + months;
}
