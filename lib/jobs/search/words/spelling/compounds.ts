import type { Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";
import type { Part } from "@/lib/jobs/search/words/understand";

/** Letters of the shorter half of two words that were written as one. */
const MIN_HALF = 3;

/**
 * The two known words that one was made of by leaving out the space, "headconstable", as they are written; null where it is none. Of several ways to
 * part it the one whose rarer half stands in most jobs.
 */
export function partedWord(word: string, vocabulary: Vocabulary): string | null {
  let best: { text: string; count: number } | null = null;
  for (let at = MIN_HALF; at <= word.length - MIN_HALF; at++) {
    const halves = [word.slice(0, at), word.slice(at)];
    const count = Math.min(...halves.map((half) => vocabulary.countOf(half)));
    if (count > (best?.count ?? 0)) best = { text: halves.join(" "), count };
  }
  return best?.text ?? null;
}

/** The part after this one where both together are one known word, "rail way". */
export function otherHalf(part: Part, next: Part | undefined, vocabulary: Vocabulary): Part | null {
  if (next?.kind !== "words" || next.isLeftOut) return null;
  return vocabulary.countOf([...part.words, ...next.words].join("")) > 0 ? next : null;
}
