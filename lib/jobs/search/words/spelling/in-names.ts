import { wordsIn } from "@/lib/jobs/search/words/data/seeded-names";
import { type KnownNames, knownNames } from "@/lib/jobs/search/words/names";
import { distanceOf } from "@/lib/jobs/search/words/spelling/distance";
import { lettersOf, soundOf } from "@/lib/jobs/search/words/spelling/sound";

/** Letters of a word that may be a slip, and how far it may be where the words beside it tell the name: one consonant. */
const [MIN_LETTERS, ONE_SLIP] = [4, 1];

/**
 * The word that a misspelt one stands for in a known name of which the words beside it are the rest: "entry" for the middle of "data enty operator". Null
 * where no name has them all, or names differ.
 */
export function wordInName(before: string, word: string, after: string): string | null {
  if (word.length < MIN_LETTERS) return null;
  const [first, last] = [wordsIn(before), wordsIn(after)];
  const meant = new Set<string>();
  for (const name of namesBeside(first.at(-1), last[0])) {
    for (const [at, own] of name.entries()) {
      const isBeside = endsWith(first, name.slice(0, at)) && startsWith(last, name.slice(at + 1));
      if (isBeside && isSlip(word, own)) meant.add(own);
    }
  }
  const [only = null, ...others] = meant;
  return others.length === 0 ? only : null;
}

/** The names with one of two words. */
function namesBeside(...words: (string | undefined)[]): Names {
  const names = knownNames();
  const byWord = named.get(names) ?? namesByWord(names);
  named.set(names, byWord);
  return words.flatMap((word) => byWord.get(word ?? "") ?? []);
}

type Names = readonly (readonly string[])[];

/** There are very many of them, and a search has few words. */
const named = new WeakMap<KnownNames, ReadonlyMap<string, Names>>();

/** Those of several words, as notices have them: what people call a thing may be misspelt itself. */
function namesByWord({ groups }: KnownNames): ReadonlyMap<string, Names> {
  const byWord = new Map<string, (readonly string[])[]>();
  for (const name of groups.flatMap(({ same }) => same)) {
    if (name.length < 2) continue;
    for (const word of new Set(name)) {
      const known = byWord.get(word);
      if (known) known.push(name);
      else byWord.set(word, [name]);
    }
  }
  return byWord;
}

function isSlip(word: string, own: string): boolean {
  return own.length >= MIN_LETTERS && distanceOf(lettersOf(soundOf(word)), lettersOf(soundOf(own)), ONE_SLIP) <= ONE_SLIP;
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return end.every((word, at) => words[words.length - end.length + at] === word);
}

function startsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.every((word, at) => words[at] === word);
}
