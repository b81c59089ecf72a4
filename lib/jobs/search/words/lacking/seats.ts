import type { Dropped } from "@/lib/jobs/search/words/asked";
import type { Part } from "@/lib/jobs/search/words/understand";

/**
 * Who has seats in nearly every notice, whether it says so or not. They never narrow a search: what says it comes first and all else behind it, in every
 * order, and alerts tell of both.
 */
const WITH_SEATS: ReadonlySet<string> = new Set(["Reserved Category", "PwBD"]);
/** Beside a place or a level alone they ask for all that is open to them there, "women bihar"; beside a post they may be in its name. */
const WITH_SEATS_THERE = "Women";

const APPLICANTS: ReadonlySet<string> = new Set("women,male,ex-serviceman,pwbd,reserved category,student,young".split(","));

/** Whom a job is for: notices seldom say what is open to all, "10th pass jobs for girls". */
export function isApplicant(part: Part): boolean {
  return part.kind === "names" && part.group.kind === "field" && APPLICANTS.has(part.group.en.toLowerCase());
}

/** The parts of a search that never narrow it. */
export function seatsIn(parts: readonly Part[]): Part[] {
  const others = parts.filter((part) => part.kind !== "nothing" && !part.isLeftOut && !isApplicant(part));
  const isOfPlaces = others.length > 0 && others.every(({ kind }) => kind === "place" || kind === "level");
  return parts.filter(
    (part) =>
      part.kind === "names" &&
      !part.isLeftOut &&
      (WITH_SEATS.has(part.group.en) || (isOfPlaces && part.group.en === WITH_SEATS_THERE)),
  );
}

/** Whether the first of the steps in which a search may lack some parts (words/lacking/dropped.ts) leaves away these alone. */
export function beginsWithSeats(parts: readonly Part[], [first = []]: Dropped): boolean {
  const seats = seatsIn(parts);
  return first.length > 0 && first.flat().every((part) => seats.includes(part));
}

/** A search with these parts as words that say nothing. */
export function seatsAsNothing(parts: readonly Part[]): Part[] {
  const seats = seatsIn(parts);
  return parts.map((part) => (seats.includes(part) ? { ...part, kind: "nothing" } : part));
}
