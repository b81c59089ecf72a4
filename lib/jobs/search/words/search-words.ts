import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

/** Bounds of the words kept of one job. */
export const MAX_SEARCH_WORDS = 600;
const MAX_WORD_LENGTH = 60;

/** Single letters and words joined by dots, "b.tech" or "u.p.s.c.": also found when written as one word. "Sr.Clerk" is two. */
export const DOTTED = /(?<![\p{L}\p{M}\p{N}])(?!(?:sr|jr|dy|dr)\.)\p{L}{1,2}(?:\.\p{L}{1,6})+(?![\p{L}\p{M}\p{N}])/gu;

/**
 * A zone of the railway by its whole name: one word of its own, since "Central Railway" stands in the names of five zones, and "South East
 * Central Railway" is none of the other four.
 */
export const ZONE =
  /(?<![\p{L}\p{M}\p{N}])(?:(?:north|south|east|west) )*(?:northern|southern|eastern|western|central) railway(?![\p{L}\p{M}])/gu;

/**
 * The lower-case words that a search of these texts looks through, each once, in order, at most MAX_SEARCH_WORDS. Texts come first
 * that must not be cut off: title and body before description.
 */
export function searchWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const folded = fold(text).replace(/\s+/g, " ");
    for (const word of [...wordsOf(folded), ...joinedWords(folded)]) {
      if (words.size >= MAX_SEARCH_WORDS) return [...words];
      words.add(word);
    }
  }
  return [...words];
}

/** Words of a folded text that are also one word: dotted ones, and zones of the railway. */
export function joinedWords(folded: string): string[] {
  const dotted = (folded.match(DOTTED) ?? []).map((word) => word.replaceAll(".", "").slice(0, MAX_WORD_LENGTH));
  return [...dotted, ...(folded.match(ZONE) ?? []).map(inOne)];
}

function inOne(words: string): string {
  return words.replaceAll(" ", "");
}
