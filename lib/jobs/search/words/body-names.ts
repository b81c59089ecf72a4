import { knownBodies } from "@/lib/bodies/known-bodies";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import type { NameGroup } from "@/lib/jobs/search/words/names";
import { placeOf } from "@/lib/jobs/search/words/place-words";

/** Words of the longest name of a state. */
const MAX_PLACE = 3;
/** Of bodies that share a short form, those that are looked for by all their names. */
const MAX_BODIES = 3;

/**
 * The bodies of the registry that some words name, by all their names: "secl" is South Eastern Coalfields. Null where they name none, where one word is
 * no short form, and where they hold a place, which a search reads by itself: "AIIMS Jodhpur", "Bihar Police".
 */
export function bodiesNamed(words: readonly string[]): NameGroup | null {
  if (holdsPlace(words)) return null;
  const found = knownBodies()
    .find(words.join(" "))
    .filter(({ isShort }) => isShort || words.length > 1)
    .map(({ body }) => body);
  const [only, ...others] = found;
  if (!only || found.length > MAX_BODIES) return null;
  const names = found
    .flatMap(({ name, hindi, aliases }) => [name, hindi, ...aliases])
    .map((name) => withoutLimited(wordsOf(fold(name))));
  const typed = words.join(" ").toUpperCase();
  const [en, hi] = others.length === 0 ? [only.name, only.hindi] : [typed, typed];
  return { same: [[...words], ...names.filter((name) => name.length > 0)], near: [], said: [], en, hi, kind: "body" };
}

/** "Coal India Limited" is also found as "Coal India Ltd". */
function withoutLimited(name: readonly string[]): readonly string[] {
  return name.length > 2 && /^(?:limited|ltd)$/.test(name.at(-1) ?? "") ? name.slice(0, -1) : name;
}

function holdsPlace(words: readonly string[]): boolean {
  const slices = words.flatMap((_, from) => Array.from({ length: MAX_PLACE }, (__, more) => words.slice(from, from + more + 1)));
  return slices.some((slice) => placeOf(slice.join(" ")) !== null);
}
