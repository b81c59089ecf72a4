import type { SuggestionKind } from "@/lib/jobs/search/suggest/schema";
import { type KnownNames, knownNames } from "@/lib/jobs/search/words/names";
import { placesByName } from "@/lib/jobs/search/words/place-words";

/** Something that a search can name, with all its names as words. Of two things the one that stands first is suggested first. */
export type Named = { kind: SuggestionKind; en: string; hi: string; names: readonly (readonly string[])[] };

const PLACES: readonly Named[] = placesByName().map(({ en, hi, names }) => ({
  kind: "place",
  en,
  hi,
  names: names.map((name) => name.split(" ")),
}));
const named = new WeakMap<KnownNames, NamesByBeginning>();

/** What has a word in one of its names that begins with some letters, by these. */
type NamesByBeginning = ReadonlyMap<string, readonly Named[]>;

/** Words are found by so many of their first letters. */
const LETTERS = 2;
const beginning = (word: string) => word.slice(0, LETTERS);

/** What has a name with a word that begins like another one, which has at least two letters or is whole. */
function namedLike(word: string): readonly Named[] {
  const names = knownNames();
  const made = named.get(names) ?? byBeginning(allNamed(names));
  named.set(names, made);
  return made.get(beginning(word)) ?? [];
}

function allNamed({ groups }: KnownNames): Named[] {
  return [...groups.map(({ kind, en, hi, same, said }) => ({ kind, en, hi, names: [...same, ...said] })), ...PLACES];
}

function byBeginning(all: readonly Named[]): NamesByBeginning {
  const made = new Map<string, Named[]>();
  for (const one of all) {
    for (const letters of new Set(one.names.flatMap((name) => name.map(beginning)))) {
      const like = made.get(letters) ?? [];
      like.push(one);
      made.set(letters, like);
    }
  }
  return made;
}

/** A thing that some words begin to name: by which of its names, and how well; less is better. */
export type Begun = { named: Named; name: readonly string[]; rank: number; isInner: boolean };

const [WHOLE, BEGINNING, INNER] = [0, 1, 2];
/** Begun names in the middle need as many letters: each one stands in the middle of many names. */
const MIN_INNER = 3;

/** What some words, two letters or more, name or begin to name, the best first: by a whole name, by the beginning of one, by words in the middle of one. */
export function namesBegunBy(words: readonly string[]): Begun[] {
  const found = namedLike(words[0] ?? "").flatMap((named) => bestName(named, words) ?? []);
  return found.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length);
}

function bestName(named: Named, words: readonly string[]): Begun | null {
  let best: Begun | null = null;
  for (const name of named.names) {
    const rank = rankOf(name, words);
    if (rank !== null && (best === null || rank < best.rank)) best = { named, name, rank, isInner: rank === INNER };
  }
  return best;
}

function rankOf(name: readonly string[], words: readonly string[]): number | null {
  const last = words.at(-1) ?? "";
  const at = name.findIndex((_, start) => beginsAt(name, start, words));
  if (at < 0 || (at > 0 && last.length < MIN_INNER)) return null;
  const isWhole = name.length === words.length && name.at(-1) === last;
  return at > 0 ? INNER : isWhole ? WHOLE : BEGINNING;
}

/** Whether some words, the last of which may be half typed, stand in a name from a place on. */
function beginsAt(name: readonly string[], start: number, words: readonly string[]): boolean {
  const last = words.length - 1;
  if (start + last >= name.length || !name[start + last]?.startsWith(words[last] ?? "")) return false;
  return words.every((word, at) => at === last || name[start + at] === word);
}
