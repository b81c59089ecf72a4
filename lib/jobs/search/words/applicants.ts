import { DEGREES } from "@/lib/jobs/search/words/data/degrees";
import type { NameGroup } from "@/lib/jobs/search/words/names";

/** Whether a name says who may apply: by a degree, a diploma or a class, or as one of a group. */
export function isOfApplicant({ en, kind }: NameGroup): boolean {
  return kind === "field" && OF_APPLICANTS.has(en);
}

const OF_APPLICANTS: ReadonlySet<string> = new Set([
  ...["ITI", "B.Ed", "MBBS", "GNM", "8th", "5th", "Women", "Male", "Ex-Serviceman", "PwBD"],
  ...DEGREES.split("\n").map((line) => (line.split(/[|<~]/)[0] ?? "").trim()),
]);
