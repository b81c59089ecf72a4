import type { Fact } from "@/lib/eligibility/profile";
import type { Because, Reason } from "@/lib/eligibility/reason";

/** A fact that is not told, and the number of jobs that wait for it. */
export type NextFact = { fact: Fact; jobs: number };

/** For each rule that cannot be told, the facts any of which, told, may decide it; none where the notice is what is not known. */
export type Waiting = readonly (readonly Fact[])[];

/**
 * The fact to ask for next: the one that, told by itself, decides most of the jobs that cannot be told now; null where no fact would.
 * @param waiting for each of these jobs the facts by each of which one of its posts is decided
 */
export function nextFact(waiting: Iterable<ReadonlySet<Fact>>): NextFact | null {
  const jobs = new Map<Fact, number>();
  for (const facts of waiting) {
    for (const fact of facts) jobs.set(fact, (jobs.get(fact) ?? 0) + 1);
  }
  const [most] = [...jobs].sort(([, a], [, b]) => b - a);
  return most ? { fact: most[0], jobs: most[1] } : null;
}

export function waitingOf(reasons: readonly Reason[]): Waiting {
  return reasons.filter(({ result }) => result === "cannot_tell").map(({ because }) => factsOf(because));
}

/** The one fact that all that is open waits for. */
export function onlyFact(waiting: Waiting): Fact | null {
  const first = waiting[0]?.[0];
  return first && waiting.every((facts) => facts.includes(first)) ? first : null;
}

/** Any of these, told, may decide; nothing where the notice is what is not known. */
function factsOf(because: Because): readonly Fact[] {
  return because.key === "factMissing" || because.key === "relaxationOpen" ? because.facts : [];
}
