import type { Form } from "@/lib/jobs/search/words/query";

/** Shorter words must match whole: "in*" would match half of everything. */
const MIN_PREFIX_LENGTH = 3;
const MIN_INFLECTED_LENGTH = 4;

/** A word in the singular and in the plural, as English notices write them; other words stand alone. */
export function inflected(word: string): string[] {
  if (word.length < MIN_INFLECTED_LENGTH || !/^[a-z]+$/.test(word)) return [word];
  if (word.endsWith("man")) return [word, `${word.slice(0, -2)}en`];
  if (word.endsWith("men")) return [word, `${word.slice(0, -2)}an`];
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return [word, word.slice(0, -1)];
  return word.endsWith("y") ? [word, `${word.slice(0, -1)}ies`, `${word}s`] : [word, `${word}s`];
}

/** The word as the beginning of one, where it is long enough; else none. */
export function beginnings(words: Form): Form[] {
  return words.some(isPrefix) ? [words.map((word) => (isPrefix(word) ? `${word}*` : word))] : [];
}

/** Words that stand together in a title, a body or a post. */
export function together(words: Form): Form {
  return words.length === 1 ? words : words.slice(1).map((word, at) => `^${words[at]} ${word}`);
}

function isPrefix(word: string): boolean {
  return [...word].length >= MIN_PREFIX_LENGTH;
}
