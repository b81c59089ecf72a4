import type { Judgement } from "@/lib/eligibility/judge";
import type { Fact } from "@/lib/eligibility/profile";
import type { Because, Reason } from "@/lib/eligibility/reason";

/** A fact that is not told, and the number of jobs that wait for it. */
export type NextFact = { fact: Fact; jobs: number };

/**
 * The fact to ask for next: the one that, told by itself, decides most of the jobs that cannot be told now; null where no fact would. A job counts for
 * a fact where one of its posts waits for that fact and for nothing else.
 */
export function nextFact(judgements: Iterable<Judgement>): NextFact | null {
  const jobs = new Map<Fact, number>();
  for (const judgement of judgements) {
    if (judgement.verdict !== "cannot_tell") continue;
    for (const fact of decidingFacts(judgement)) jobs.set(fact, (jobs.get(fact) ?? 0) + 1);
  }
  const [most] = [...jobs].sort(([, a], [, b]) => b - a);
  return most ? { fact: most[0], jobs: most[1] } : null;
}

function decidingFacts({ posts }: Judgement): Set<Fact> {
  return new Set(
    posts.filter(({ verdict }) => verdict === "cannot_tell").flatMap(({ reasons }) => onlyFact(reasons.filter(isOpen)) ?? []),
  );
}

/** The one fact that all that is open waits for. */
function onlyFact(open: readonly Reason[]): Fact | null {
  const waiting = open.map(({ because }) => factsOf(because));
  const first = waiting[0]?.[0];
  return first && waiting.every((facts) => facts.includes(first)) ? first : null;
}

function isOpen({ result }: Reason): boolean {
  return result === "cannot_tell";
}

/** Any of these, told, may decide; nothing where the notice is what is not known. */
function factsOf(because: Because): readonly Fact[] {
  return because.key === "factMissing" || because.key === "relaxationOpen" ? because.facts : [];
}
