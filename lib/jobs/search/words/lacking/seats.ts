import type { Dropped } from "@/lib/jobs/search/words/asked";
import type { Part } from "@/lib/jobs/search/words/understand";

/**
 * Who has seats in nearly every notice, whether it says so or not. They never narrow a search: what says it comes first and all else behind it, in every
 * order, and alerts tell of both.
 */
const WITH_SEATS: ReadonlySet<string> = new Set(["Reserved Category", "PwBD"]);

function hasSeats(part: Part): boolean {
  return part.kind === "names" && !part.isLeftOut && WITH_SEATS.has(part.group.en);
}

/** The parts of a search that never narrow it. */
export function seatsIn(parts: readonly Part[]): Part[] {
  return parts.filter(hasSeats);
}

/** Whether the first of some steps (words/lacking/dropped.ts) leaves away these parts alone. */
export function beginsWithSeats([first = []]: Dropped): boolean {
  return first.length > 0 && first.flat().every(hasSeats);
}

/** A search with these parts as words that say nothing. */
export function seatsAsNothing(parts: readonly Part[]): Part[] {
  return parts.map((part) => (hasSeats(part) ? { ...part, kind: "nothing" } : part));
}
