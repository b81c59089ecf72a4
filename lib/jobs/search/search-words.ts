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
 * A zone of the railway by its whole name: one word of its own, since "Central Railway" stands in the names of five zones, and "South East
 * Central Railway" is none of the other four.
 */
const ZONE =
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

/**
 * What a search for words asks of a job: any of these alternatives, each by all its words. A word is found whole, and from three letters
 * on also as the beginning of one.
 */
export type WordQuery = readonly (readonly string[])[];

/** Asks for every word of a search. Signs alone, such as "%", are found nowhere (product.md, "Search, tags"): no alternative is left. */
export function searchQuery(search: string): WordQuery {
  const asked = fold(search).replace(/\s+/g, " ").replace(ZONE, inOne);
  const words = [...new Set(wordsOf(asked))].slice(0, MAX_QUERY_WORDS);
  return words.length === 0 ? [] : [words];
}

/** Asks for any of the tags, each by all its words. */
export function tagsQuery(tags: readonly string[]): WordQuery {
  return tags.flatMap(searchQuery);
}

/**
 * The same for PostgreSQL: ('clerk':* & 'delhi':*) | ('it'). Words hold letters, marks and digits alone, so the text is safe to cast.
 */
export function tsqueryOf(query: WordQuery): string {
  return query.map((words) => `(${words.map(term).join(" & ")})`).join(" | ");
}

/** The same for the words of one job, as searchWords gives them. */
export function hasWords(found: readonly string[], query: WordQuery): boolean {
  return query.some((words) =>
    words.every((word) => found.some((one) => (isPrefix(word) ? one.startsWith(word) : one === word))),
  );
}

function term(word: string): string {
  return isPrefix(word) ? `'${word}':*` : `'${word}'`;
}

function isPrefix(word: string): boolean {
  return [...word].length >= MIN_PREFIX_LENGTH;
}

function wordsOf(folded: string): string[] {
  return (folded.match(WORD) ?? []).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(""));
}

function joinedWords(folded: string): string[] {
  const dotted = (folded.match(DOTTED) ?? []).map((word) => word.replaceAll(".", "").slice(0, MAX_WORD_LENGTH));
  return [...dotted, ...(folded.match(ZONE) ?? []).map(inOne)];
}

function inOne(words: string): string {
  return words.replaceAll(" ", "");
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
