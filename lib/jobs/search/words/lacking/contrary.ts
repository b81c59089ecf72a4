import { isApplicant } from "@/lib/jobs/search/words/lacking/seats";
import { inTitle } from "@/lib/jobs/search/words/marked";
import type { Alternative, Term } from "@/lib/jobs/search/words/query";
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

/** Whose notices name the classes that are taught. */
const TEACHERS = termOf("teacher teachers tgt pgt prt lecturer lecturers faculty professor शिक्षक अध्यापक");

/** An alternative, and where it asks for a class also by how qualifications write it, but of no teachers: "Primary Teacher (Class 1-5)" asks for no class 5. */
export function byClasses(one: Alternative): Alternative[] {
  if (!one.terms.some(({ classes }) => classes)) return [one];
  const terms = one.terms.map(({ classes = [], ...term }) => ({ ...term, whole: [...term.whole, ...classes] }));
  return [one, { ...one, terms, without: [...one.without, TEACHERS] }];
}

function termOf(words: string): Term {
  return { whole: inTitle(words.split(" ").map((word) => [word])), loose: [] };
}
