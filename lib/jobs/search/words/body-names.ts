import type { Body } from "@/lib/bodies/body";
import { knownBodies } from "@/lib/bodies/known-bodies";
import { bodiesByWords, SMALL } from "@/lib/bodies/marks/names-by-words";
import { SAYS_NOTHING } from "@/lib/jobs/search/words/data/nothing";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { type KnownNames, knownNames, type NameGroup, namesOf } from "@/lib/jobs/search/words/names";
import { namesOfPlace, placeOf } from "@/lib/jobs/search/words/place-words";
import { isDevanagari } from "@/lib/jobs/search/words/spelling/roman";
import { placeName } from "@/lib/places/places";

/** Words of the longest name of a state. */
const MAX_PLACE = 3;
/** Of bodies that share a short form, or some words of their names, those that are looked for together. */
const MAX_BODIES = 4;
/** Three words of a name may be those of a family: "national institute of technology". */
const FAMILY = { words: 3, bodies: 40 };
/** Words of a name without its place that are enough to mean it. */
const MIN_WORDS = 2;
/** Words of the longest name that is looked for word by word. */
const MAX_IN_ENGLISH = 4;
/** Departments of bodies that a place and a word name better, "Bihar Police", than the one body of that name. */
const BY_PLACE: ReadonlySet<string> = new Set(["state-police", "courts", "forest", "health"]);

/**
 * The bodies of the registry that some words name, by all their names: "secl" is South Eastern Coalfields. Null where they name none, and where they
 * hold a place beside a known name, which a search reads better by itself: "AIIMS Jodhpur", "Bihar Police".
 */
export function bodiesNamed(words: readonly string[]): NameGroup | null {
  const places = placesIn(words);
  if (words.every((word, at) => places.has(at) || SAYS_NOTHING.has(word))) return null;
  const found = knownBodies()
    .find(words.join(" "))
    .map(({ body }) => body);
  if (isSaidByPlace(places, found) && namesOf(words.filter((_, at) => !places.has(at)).join(" "))) return null;
  return groupOf(words, found);
}

/** The bodies that some Hindi words name when each is put in English, places too: "पीजीआई चंडीगढ़". Null where they name none. */
export function bodyInEnglish(words: readonly string[]): NameGroup | null {
  if (words.length < 2 || words.length > MAX_IN_ENGLISH || !words.some(isDevanagari)) return null;
  const english = words.map((word) => fold(placeName(placeOf(word)?.key ?? "") ?? namesOf(word)?.same[0]?.join(" ") ?? word));
  const text = english.join(" ");
  return isDevanagari(text) ? null : bodiesNamed(text.split(" "));
}

/**
 * The bodies that some words name in part, "inland waterways authority", where at least two of them are no place. Null where the words are in the names of
 * more bodies than may be meant.
 */
export function bodiesCalled(words: readonly string[]): NameGroup | null {
  const places = placesIn(words);
  const content = words.filter((word, at) => !SMALL.has(word) && !places.has(at));
  if (content.length < MIN_WORDS || SMALL.has(words[0] ?? "") || SMALL.has(words.at(-1) ?? "")) return null;
  const found = bodiesByWords(words.filter((word) => !SMALL.has(word)).map(writingsOf));
  return isSaidByPlace(places, found) ? null : groupOf(words, found, content.length >= FAMILY.words ? FAMILY.bodies : MAX_BODIES);
}

const MAX_KEPT = 2_000;
const kept = new Map<string, readonly string[]>();
let keptFor: KnownNames | null = null;

/** A word and what it is in English, or in Hindi: a body is called by the words of its name in either. */
function writingsOf(word: string): readonly string[] {
  if (keptFor !== knownNames() || kept.size >= MAX_KEPT) kept.clear();
  keptFor = knownNames();
  const writings = kept.get(word) ?? allWritingsOf(word);
  kept.set(word, writings);
  return writings;
}

function allWritingsOf(word: string): string[] {
  const [group, place] = [namesOf(word), placeOf(word)];
  const isOfNames = group?.kind === "field" || group?.kind === "body";
  const [own] = isOfNames ? group.same : [];
  // What a thing is in English and in Hindi letters; in Latin ones it may be a family's name, "Vidyarthi".
  const worded = isOfNames ? group.same.filter((name) => name === own || isDevanagari(name.join(" "))) : [];
  const names = [...worded, ...(place ? namesOfPlace(place.key) : [])];
  return [...new Set([word, ...names.filter(({ length }) => length === 1).flat()])];
}

/** The keys of the bodies that some names name, each of them one. */
export function bodiesOf(names: readonly (readonly string[])[]): string[] {
  const keys = names.flatMap((name) => {
    const [only, ...others] = knownBodies().find(name.join(" "));
    return only && others.length === 0 ? [only.body.key] : [];
  });
  return [...new Set(keys)];
}

function groupOf(words: readonly string[], found: readonly Body[], most = MAX_BODIES): NameGroup | null {
  const [only, ...others] = found;
  if (!only || found.length > most) return null;
  // A short form of several bodies is a name of each for who types it, and of the others for who types a long one.
  const names = (found.length > MAX_BODIES ? [] : found).flatMap(({ name, hindi, aliases }) => [name, hindi, ...aliases]);
  const isOwn = (name: string) => knownBodies().find(name).length <= 1;
  const worded = (some: readonly string[]) =>
    some.map((name) => withoutLimited(wordsOf(fold(name)))).filter((name) => name.length > 0);
  const typed = words.join(" ").toUpperCase();
  const [en, hi] = others.length === 0 ? [only.name, only.hindi] : [typed, typed];
  return {
    same: [[...words], ...worded(names.filter(isOwn))],
    // A notice of "CWC" may be of either.
    near: worded(names.filter((name) => !isOwn(name))),
    said: [],
    bodies: found.map(({ key }) => key),
    en,
    hi,
    kind: "body",
  };
}

/** "Coal India Limited" is also found as "Coal India Ltd". */
function withoutLimited(name: readonly string[]): readonly string[] {
  return name.length > 2 && /^(?:limited|ltd)$/.test(name.at(-1) ?? "") ? name.slice(0, -1) : name;
}

/** Where in some words a place stands. */
function placesIn(words: readonly string[]): Set<number> {
  const at = new Set<number>();
  for (const from of words.keys()) {
    for (let length = 1; length <= MAX_PLACE && from + length <= words.length; length++) {
      if (placeOf(words.slice(from, from + length).join(" "))) for (let one = 0; one < length; one++) at.add(from + one);
    }
  }
  return at;
}

function isSaidByPlace(places: ReadonlySet<number>, found: readonly Body[]): boolean {
  return places.size > 0 && found.some(({ department }) => BY_PLACE.has(department));
}
