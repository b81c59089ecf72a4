import { isKnownName, levelOf, nameByEar, namesOf, wordByWord } from "@/lib/jobs/search/words/names";
import { placeOf } from "@/lib/jobs/search/words/place-words";
import { letterOf } from "@/lib/jobs/search/words/spelling/roman";
import { inFull } from "@/lib/jobs/search/words/spellings";

/**
 * The names that some words may stand for without being one: a class by its number, what notices shorten to them, what they sound like, what they are in English, what lacks its last vowel, a name of two words
 * written as one or the other way round, a short form whose letters stand apart, or a post that is turned round.
 */
export function namesMeant(words: readonly string[], next: readonly string[] = []): string[] {
  return [
    ordinal(words),
    inFull(words.join(" ")),
    nameByEar(words),
    ...otherwiseJoined(words),
    ...ofHindiCases(words),
    inEnglish(words),
    ...completed(words),
    ...parted(words),
    joined(words),
    ofHindiLetters(words),
    turnedRound(words, next),
  ].filter((name) => name !== null);
}

/** The name of a class however its number is written, "12 th pass", "8veen": with the ending that names have; null where the words begin otherwise. */
function ordinal(words: readonly string[]): string | null {
  const [, figures, rest] = /^(\d{1,2}) ?(?:th|[vw](?:i|ee|e|ei|ii)?n?|वीं|वी|वें)(?= |$)(.*)$/u.exec(words.join(" ")) ?? [];
  return figures === undefined ? null : `${figures}th${rest}`;
}

/** The words with another of the small words that people mix up, or without: "dil ke doctor". */
function otherwiseJoined(words: readonly string[]): string[] {
  const at = words.findIndex((word) => SMALL.some((small) => small.includes(word)));
  const small = SMALL.find((some) => some.includes(words[at] ?? ""));
  if (!small || at === 0 || at === words.length - 1) return [];
  return [...small.map((word) => words.with(at, word)), words.toSpliced(at, 1)].map((name) => name.join(" ")).filter(namesOf);
}

const SMALL = ["ka ki ke".split(" "), "का की के".split(" ")];

/** Words of the longest name that is looked for word by word. */
const MAX_IN_ENGLISH = 4;

/** The name that some words make when each is put in English, "डेंटल सर्जन"; null where they make none. */
function inEnglish(words: readonly string[]): string | null {
  if (words.length < 2 || words.length > MAX_IN_ENGLISH) return null;
  const english = wordByWord(words);
  return english !== words.join(" ") && namesOf(english) ? english : null;
}

/** Ends that a Hindi word has in the plural or before a postposition, in both scripts, with what it may end in by itself. */
const CASES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/iy(?:on?|aa?n?|e)$/, ["i"]],
  [/(?:aon?|on?)$/, ["", "a", "e"]],
  [/(?:ein|en)$/, ["", "a"]],
  [/e$/, ["a"]],
  [/ियों$|ियां$|ियो$/u, ["ी"]],
  [/ाओं$|ाओ$/u, ["ा"]],
  [/ों$|ो$/u, ["", "ा", "े"]],
  [/ें$/u, [""]],
  [/े$/u, ["ा"]],
];

/** The names that the last of some words is a case of: "ladkiyo" of "ladki", "zile" of "zila". */
function ofHindiCases(words: readonly string[]): string[] {
  const last = words.at(-1) ?? "";
  if ([...last].length < MIN_CASE) return [];
  const [end, others] = CASES.find(([one]) => one.test(last)) ?? [/$/, []];
  const names = others.map((other) => [...words.slice(0, -1), last.replace(end, other)].join(" "));
  return names.filter((name) => namesOf(name) !== null);
}

/** Letters of a word that may be a case of another. */
const MIN_CASE = 4;

/** A word with each vowel that may be left out at its end: "graduat". */
function completed([word = "", ...others]: readonly string[]): string[] {
  return others.length === 0 && /^[a-z]{5,}$/.test(word) ? [..."aeiou"].map((vowel) => word + vowel) : [];
}

/** The names of two words that were written as one, "nagarnigam". */
function parted([word = "", ...others]: readonly string[]): string[] {
  if (others.length > 0 || word.length < 2 * MIN_HALF) return [];
  const names = Array.from(
    { length: word.length - 2 * MIN_HALF + 1 },
    (_, at) => `${word.slice(0, at + MIN_HALF)} ${word.slice(at + MIN_HALF)}`,
  );
  return names.filter((name) => namesOf(name) !== null);
}

/** Letters of the shorter of two words that were written as one. */
const MIN_HALF = 3;

/** The name of one word that was written as two, "dak ghar"; null where there is none. */
function joined(words: readonly string[]): string | null {
  const name = words.join("");
  return words.length === 2 && name.length >= 2 * MIN_HALF && isKnownName(name) ? name : null;
}

/** The short form whose letters are written apart, as telephones write down speech ("आई टी आई"): one that is known, or three letters, none of them "के" ("of"); else null. */
function ofHindiLetters(words: readonly string[]): string | null {
  if (words.length < 2 || letterOf(words[0] ?? "") === null) return null;
  const name = words.join("");
  const isUnknown = words.length === 3 && !words.includes("के") && namesOf(name) !== null;
  return levelOf(name) || isKnownName(name) || isUnknown || placeOf(name) ? name : null;
}

/** The post that two words name when they are turned round, "nurse staff"; null where the second belongs to what follows. */
function turnedRound([first = "", second, ...others]: readonly string[], next: readonly string[]): string | null {
  if (second === undefined || others.length > 0 || RANKS.has(first)) return null;
  if (next.length > 0 && namesOf([second, ...next].join(" "))) return null;
  const name = `${second} ${first}`;
  return namesOf(name)?.kind === "post" ? name : null;
}

/** Words that stand before any post: "assistant store officer" is no store assistant. */
const RANKS: ReadonlySet<string> = new Set(
  "assistant associate deputy joint additional chief head senior junior general".split(" "),
);
