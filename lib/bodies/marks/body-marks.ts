import type { Body } from "@/lib/bodies/body";
import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { links } from "@/lib/bodies/marks/links";
import { SORT_WORDS, sortMark } from "@/lib/bodies/marks/sorts";
import { resolveBody } from "@/lib/bodies/resolve-body";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { placeKey, placesOf } from "@/lib/places/places";
import { isStateKey } from "@/lib/places/states";

/** The mark of a body: its jobs hold it among their words. */
export function bodyMark(key: string): string {
  return `=${key}`;
}

/** The mark of what belongs to a body. */
export function partMark(key: string): string {
  return `=<${key}`;
}

/** How the mark of any body begins: with a letter or a figure of its key, as the other marks do not. */
export const BODY_MARK_BEGINNINGS: readonly string[] = [..."abcdefghijklmnopqrstuvwxyz0123456789"].map(bodyMark);

/** The mark of a town that a body sits in. */
export function seatMark(place: string): string {
  return `=@${place}`;
}

/** Names are the same in thousands of notices. */
const MAX_KEPT = 5_000;
const kept = new Map<string, readonly string[]>();
let keptFor: KnownBodies | null = null;

/**
 * What the registry knows of the body of a notice, as words of the index: the body ("=cochin-shipyard-limited"), what it belongs to ("=<..."),
 * its sorts ("=/shipyard") and its town ("=@kochi"). So any of its names finds it, whichever the notice writes.
 */
export function bodyMarks(name: string, location: string): readonly string[] {
  if (keptFor !== knownBodies()) kept.clear();
  keptFor = knownBodies();
  const states = placesOf(location).filter(isStateKey);
  const state = states.length === 1 ? (states[0] ?? null) : null;
  const key = `${state} ${name}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const marks = marksOf(name, state);
  kept.set(key, marks);
  return marks;
}

function marksOf(name: string, state: string | null): string[] {
  const { body } = resolveBody(name, { state });
  const line = body === null ? [] : lineOf(body);
  const texts = [name, ...line.slice(0, 1).flatMap((one) => [one.name, ...one.aliases])];
  return [
    ...new Set([
      ...line.map(({ key }, at) => (at === 0 ? bodyMark(key) : partMark(key))),
      ...sortsOf(texts, line).map(sortMark),
      ...(body ? seatsOf(body).map(seatMark) : []),
    ]),
  ];
}

/** A body, what it belongs to, and so on; a list of two that belong to each other ends. */
export function lineOf(body: Body): Body[] {
  const line = [body];
  for (const one of line) {
    const above = [one.parent, ...(links().parents.get(one.key) ?? [])].flatMap(
      (key) => knownBodies().byKey.get(key ?? "") ?? [],
    );
    for (const parent of above) if (!line.includes(parent)) line.push(parent);
  }
  return line;
}

function sortsOf(texts: readonly string[], line: readonly Body[]): string[] {
  const spaced = texts.map((text) => ` ${wordsOf(fold(text)).join(" ")} `);
  const [own] = line;
  return SORT_WORDS.filter(
    ({ key, words }) =>
      words.some((word) => spaced.some((text) => text.includes(` ${word} `))) ||
      (own && links().sorts.get(own.key)?.includes(key)),
  ).map(({ key }) => key);
}

function seatsOf(body: Body): string[] {
  const named = placesOf(body.name).filter((key) => !isStateKey(key) && placeKey(key) === key && key !== "all-india");
  return [...new Set([...(links().seats.get(body.key) ?? []), ...named])];
}
