import { SHORT_WORDS } from "@/lib/jobs/search/words/data/short-forms";
import type { Form } from "@/lib/jobs/search/words/query";

/** Shorter words must match whole: "in*" would match half of everything. */
const MIN_PREFIX_LENGTH = 3;
const MIN_INFLECTED_LENGTH = 4;

/** "Grade 3" is also written "Grade III". */
const ROMAN = "i ii iii iv v vi vii viii ix x xi xii".split(" ");
const NUMERALS = new Map(ROMAN.flatMap((roman, at) => [[roman, `${at + 1}`] as const, [`${at + 1}`, roman] as const]));

const SHORTENED = new Map(Object.entries(SHORT_WORDS));
/** Words by the short form that says nothing else; of several the last. */
const IN_FULL = new Map(Object.entries(SHORT_WORDS).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)));
for (const form of ["tech", "phy", "dev", "instr", "const"]) IN_FULL.delete(form);

/** The word that a short form of notices stands for by itself, "engineering" for "engg"; null where it is none, or may as well stand for another. */
export function inFull(word: string): string | null {
  return IN_FULL.get(word) ?? null;
}

/** A word in the singular and in the plural, as English notices write them, a small number in both figures; other words stand alone. */
export function inflected(word: string): string[] {
  const numeral = NUMERALS.get(word);
  if (numeral !== undefined) return [word, numeral];
  if (word.length < MIN_INFLECTED_LENGTH || !/^[a-z]+$/.test(word)) return [word];
  if (word.endsWith("man")) return [word, `${word.slice(0, -2)}en`];
  if (word.endsWith("men")) return [word, `${word.slice(0, -2)}an`];
  if (word.endsWith("fe")) return [word, `${word.slice(0, -2)}ves`];
  if (word.endsWith("ives")) return [word, `${word.slice(0, -3)}fe`, word.slice(0, -1)];
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return [word, word.slice(0, -1)];
  return word.endsWith("y") ? [word, `${word.slice(0, -1)}ies`, `${word}s`] : [word, `${word}s`];
}

/** A name in the singular and in the plural. A figure that is all of it stays as it is: "VIII" says a class, any 8 does not. */
export function inflectedForms(name: Form): Form[] {
  if (name.length === 1 && NUMERALS.has(name[0] ?? "")) return [name];
  return inflected(name.at(-1) ?? "").map((last) => [...name.slice(0, -1), last]);
}

/** The names of a class, "class 8", by their words wherever these stand: among the qualifications they are kept one by one. */
export function classForms(names: readonly Form[]): Form[] {
  return names.filter(([first, figure = "", more]) => first === "class" && /^\d+$/.test(figure) && !more).flatMap(inflectedForms);
}

/**
 * A name of several words with the ways in which notices shorten it: each word by itself ("asst engineer" for "assistant engineer", "co op bank" for
 * "cooperative bank"), and all at once where several can be shortened ("jr asst" for "junior assistant").
 */
export function withShortWords(name: Form): Form[] {
  if (!name.some((word) => SHORTENED.has(word))) return [name];
  const shortened =
    name.length === 1
      ? []
      : name.flatMap((word, at) => (SHORTENED.get(word) ?? []).map((short) => name.toSpliced(at, 1, ...short.split(" "))));
  const short = name.map((word) => SHORTENED.get(word)?.[0] ?? word);
  const all = short.filter((word, at) => word !== name[at]).length > 1 ? [short.flatMap((word) => word.split(" "))] : [];
  return [name, ...shortened, ...all];
}

/** The word as the beginning of one, where it is long enough; else none. A field and who works in it begin alike: "geology" and "geologist". */
export function beginnings(words: Form): Form[] {
  return words.some(isPrefix) ? [words.map((word) => (isPrefix(word) ? `${rootOf(word)}*` : word))] : [];
}

/** What the names of a field, of who works in it and of what is of it have in common. */
function rootOf(word: string): string {
  return ROOTS.reduce((root, [ending, common]) => root.replace(ending, common), word);
}

const ROOTS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2}olog)(?:y|ies|ists?|ical)$/, ""],
  [/(?<=[a-z]{3})istry$/, "ist"],
  [/(?<=[a-z]{3}ult)(?:ures?|ural)$/, "ur"],
  [/(?<=[a-z]{4}ment)al$/, ""],
  [/(?<=[a-z]{5})(?:e|ing)$/, ""],
];

/** Words that stand together in a title, a body or a post. */
export function together(words: Form): Form {
  return words.length === 1 ? words : words.slice(1).map((word, at) => `^${words[at]} ${word}`);
}

function isPrefix(word: string): boolean {
  return [...word].length >= MIN_PREFIX_LENGTH;
}
