import { type Asked, askedBy, type Dropped } from "@/lib/jobs/search/words/asked";
import type { Part } from "@/lib/jobs/search/words/understand";

/** How the words of a search are read: its text, with misspelt words put right where it finds nothing as it is, and its parts. */
export type SearchReading = {
  text: string;
  parts: readonly Part[];
  /** What a job may lack and comes behind the others, step by step, where hardly any has all. */
  dropped?: Dropped;
  /** What comes behind these where still hardly any is called so: ways to ask for less, the nearest first. */
  soft?: readonly (readonly Part[])[];
  /** What of it is left away, where nothing has all of it. */
  without?: readonly Part[];
  /** The post is read without its rank, where none of this rank is found. */
  isOfAnyRank?: true;
};

/** The parts of a search, of which what it says again says nothing: where hardly any job has all, it is tried without each of them. */
export function eachOnce(parts: readonly Part[]): Part[] {
  const said = new Set<string>();
  return parts.map((part) => {
    const saying = [part.isLeftOut, part.kind, ...part.words].join(" ");
    if (said.has(saying)) return { ...part, kind: "nothing" as const };
    said.add(saying);
    return part;
  });
}

/** What a reading asks for. Of what is left away because nothing has all of it nothing is asked, be it a place or a level. */
export function askedByReading({ parts, dropped = [], soft, without = [] }: SearchReading): Asked {
  const kept = parts.filter((part) => !without.includes(part));
  return askedBy(kept, without.length > 0 ? dropped.slice(1) : dropped, soft, without);
}
