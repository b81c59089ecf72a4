import { groupsShortenedTo } from "@/lib/jobs/search/words/names";
import type { Part } from "@/lib/jobs/search/words/understand";

/** Meanings of one short form that are tried. */
const MAX_MEANINGS = 6;

/**
 * A search with one of its short forms read as another thing that it is short for: "hc steno" for the stenographers of high courts where no head constable
 * is one. The first letters of any name are such a form: "fg" is a forest guard.
 */
export function* otherReadings(parts: readonly Part[]): Generator<Part[]> {
  for (const [at, part] of parts.entries()) {
    const [word = "", ...others] = part.words;
    if (part.isLeftOut || others.length > 0 || (part.kind !== "words" && part.kind !== "names")) continue;
    for (const group of groupsShortenedTo(word).slice(0, MAX_MEANINGS)) {
      if (part.kind === "names" && part.group === group) continue;
      yield parts.with(at, { kind: "names", words: part.words, group, from: part.from, to: part.to, isLeftOut: false });
    }
  }
}
