/** Bounds of the words kept of one job and of one search. */
export const MAX_SEARCH_WORDS = 600;
const MAX_WORD_LENGTH = 60;
const MAX_QUERY_WORDS = 20;
/** Shorter words must match whole: "in:*" would match half of everything. */
const MIN_PREFIX_LENGTH = 3;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Single letters and words joined by dots, "b.tech" or "u.p.s.c.": also found when written as one word. */
const DOTTED = /(?<![\p{L}\p{M}\p{N}])\p{L}{1,2}(?:\.\p{L}{1,6})+(?![\p{L}\p{M}\p{N}])/gu;

/**
 * The lower-case words that a search of these texts looks through, each once, in order, at most MAX_SEARCH_WORDS. Texts come first
 * that must not be cut off: title and body before description.
 */
export function searchWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const folded = fold(text);
    for (const word of [...wordsOf(folded), ...joinedWords(folded)]) {
      if (words.size >= MAX_SEARCH_WORDS) return [...words];
      words.add(word);
    }
  }
  return [...words];
}

/**
 * A tsquery that asks for every word of a search, each as the beginning of a word from three letters on; null where the search has
 * no word. Words hold letters, marks and digits alone, so the text is safe to cast: 'clerk':* & 'delhi':*
 */
export function searchQuery(search: string): string | null {
  const words = [...new Set(wordsOf(fold(search)))].slice(0, MAX_QUERY_WORDS);
  return words.length === 0 ? null : words.map(term).join(" & ");
}

/** A tsquery that any of the tags satisfies, each by all its words; null where there is none. */
export function tagsQuery(tags: readonly string[]): string | null {
  const queries = tags.map(searchQuery).filter((query) => query !== null);
  return queries.length === 0 ? null : queries.map((query) => `(${query})`).join(" | ");
}

function term(word: string): string {
  return [...word].length >= MIN_PREFIX_LENGTH ? `'${word}':*` : `'${word}'`;
}

function wordsOf(folded: string): string[] {
  return (folded.match(WORD) ?? []).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(""));
}

function joinedWords(folded: string): string[] {
  return (folded.match(DOTTED) ?? []).map((word) => word.replaceAll(".", "").slice(0, MAX_WORD_LENGTH));
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
