import type { Fact } from "@/lib/eligibility/profile";
import type { Because, Reason } from "@/lib/eligibility/reason";

/** A fact that is not told, and the number of jobs that wait for it. */
export type NextFact = { fact: Fact; jobs: number };

/** For each rule that cannot be told, the facts any of which, told, may decide it; none where the notice is what is not known. */
export type Waiting = readonly (readonly Fact[])[];

/** The facts in the order of the form; what waits for as many jobs is asked in it. */
const PLACES: Readonly<Record<Fact, number>> = {
  dateOfBirth: 0,
  qualifications: 1,
  category: 2,
  sex: 3,
  state: 4,
  pwbd: 5,
  exServiceman: 6,
  experienceMonths: 7,
  centralEmployee: 8,
  departmental: 9,
  widow: 10,
  sportsperson: 11,
  defenceDisabled: 12,
};
const FACTS = Object.keys(PLACES) as Fact[];

/** Some facts as bits, each at its place. */
export type FactSet = number;

/**
 * What some rules of a post wait for, as a number, since a device makes thousands: the facts that every one of them names, above these the first fact
 * that the first of them names, and a bit that says that something is open; 0 where nothing is.
 */
export type Wait = number;
const BITS = FACTS.length;
const OPEN = 1 << (2 * BITS);
const ALL = (1 << BITS) - 1;

/**
 * The fact to ask for next: the one that, told by itself, decides most of the jobs that cannot be told now; null where no fact would.
 * @param waiting for each of these jobs the facts by each of which one of its posts is decided
 */
export function nextFact(waiting: Iterable<FactSet>): NextFact | null {
  const counts = FACTS.map(() => 0);
  for (const set of waiting) {
    // Most jobs wait for nothing, or for one fact.
    for (let left = set; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  const jobs = Math.max(...counts);
  const fact = FACTS[counts.indexOf(jobs)];
  return fact && jobs > 0 ? { fact, jobs } : null;
}

/** What each open reason waits for: the facts of which any would decide it. */
export function waitingOf(reasons: readonly Reason[]): Waiting {
  return reasons.filter(({ result }) => result === "cannot_tell").map(({ because }) => factsOf(because));
}

/** The same in one number (`Wait`): the facts that every open reason names, and the first to ask for; 0 where nothing is open. */
export function waitFor(waiting: Waiting): Wait {
  let every = ALL;
  for (const facts of waiting) every &= setOf(facts);
  const first = waiting[0]?.[0];
  return waiting.length === 0 ? 0 : OPEN | every | (first ? 1 << (PLACES[first] + BITS) : 0);
}

/** The one fact that all that is open in two parts waits for; nothing where there is none. */
export function waitForBoth(a: Wait, b: Wait): Wait {
  return a === 0 || b === 0 ? a | b : a & (b | (ALL << BITS) | OPEN);
}

/** The one fact that all that is open waits for; nothing where there is none. */
export function onlyFact(wait: Wait): FactSet {
  return (wait >> BITS) & wait & ALL;
}

function setOf(facts: readonly Fact[]): FactSet {
  return facts.reduce((set, fact) => set | (1 << PLACES[fact]), 0);
}

/** Any of these, told, may decide; nothing where the notice is what is not known. */
function factsOf(because: Because): readonly Fact[] {
  return "facts" in because ? because.facts : [];
}
