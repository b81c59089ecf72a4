import { CLOSINGS } from "@/lib/jobs/schema";
import { closesWithin } from "@/lib/jobs/search/closing-schema";
import type { Facet } from "@/lib/jobs/search/list-schema";

/** A choice of a filter, with the number of jobs it would list. */
export type Choice = { value: string; label: string; count?: number };

/** The choices of a filter, each with its number. */
export function withCounts<T>(
  { counts }: Facet,
  choices: readonly T[],
  namesOf: (choice: T) => [value: string, label: string],
): Choice[] {
  return choices.map((choice, index) => {
    const [value, label] = namesOf(choice);
    return { value, label, count: counts[index] ?? 0 };
  });
}

/** Values that came by address and are no choices of the list stay visible, so that the form says what is filtered. */
export function withUnlisted(
  choices: readonly Choice[],
  values: readonly string[],
  labelOf: (value: string) => string,
): readonly Choice[] {
  const unlisted = values.filter((value) => choices.every((choice) => choice.value !== value));
  return [...unlisted.map((value) => ({ value, label: labelOf(value) })), ...choices];
}

/** What finds nothing stands last, but for what is chosen. */
export function emptyLast(choices: readonly Choice[], chosen: readonly string[]): Choice[] {
  const isEmpty = ({ value, count }: Choice) => count === 0 && !chosen.includes(value);
  return [...choices.filter((choice) => !isEmpty(choice)), ...choices.filter(isEmpty)];
}

/** The facet counts days one by one; the choices reach over several of them. */
export function closingCounts({ all, counts }: Facet): Facet {
  const within = (days: number) => counts.slice(0, days).reduce((sum, count) => sum + count, 0);
  return { all, counts: CLOSINGS.map((value) => within(closesWithin(value) ?? 0)) };
}

/** The counts with that of an alert's band at the end: it takes the two highest together. */
export function withAlertBand({ all, counts }: Facet): Facet {
  return { all, counts: [...counts, counts.slice(-2).reduce((sum, count) => sum + count, 0)] };
}
