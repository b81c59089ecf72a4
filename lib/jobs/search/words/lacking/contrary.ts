import { isApplicant } from "@/lib/jobs/search/words/lacking/seats";
import { inTitle } from "@/lib/jobs/search/words/marked";
import type { Term } from "@/lib/jobs/search/words/query";
import type { Part } from "@/lib/jobs/search/words/understand";

/** How titles and posts say that they are for women or for men alone. */
const [OF_WOMEN, OF_MEN] = ["female females women woman lady ladies mahila महिला girls", "male males men purush पुरुष boys"].map(
  termOf,
);

/** By the group of applicants that a search names, what titles say against it. */
const AGAINST: Readonly<Record<string, Term | undefined>> = { Male: OF_WOMEN, Women: OF_MEN };

/**
 * What titles say against some parts of a search that a job may lack: "Staff Nurse (Female)" lacks the "male" that is asked for beside staff nurses as
 * "Staff Nurse" does, but is for others alone.
 */
export function contraryTo(lacking: readonly Part[]): Term[] {
  return lacking.flatMap((part) => (part.kind === "names" && isApplicant(part) ? (AGAINST[part.group.en] ?? []) : []));
}

function termOf(words: string): Term {
  return { whole: inTitle(words.split(" ").map((word) => [word])), loose: [] };
}
