import { withoutSigns } from "@/lib/jobs/search/words/fold";
import { CITIES } from "@/lib/places/cities";
import { CITIES_IN_HINDI } from "@/lib/places/cities-in-hindi";
import { ALL_INDIA, type PlaceKind, STATES } from "@/lib/places/states";

/** A value of the location filter. */
export type Place = {
  key: string;
  name: string;
  nameHindi: string;
  kind: PlaceKind;
};

/** The values of the location filter: All India, then the 28 states and 8 union territories by name. */
export const PLACES: readonly Place[] = [ALL_INDIA, ...STATES.toSorted((a, b) => a.name.localeCompare(b.name))].map(
  ({ key, name, nameHindi, kind }) => ({ key, name, nameHindi, kind }),
);

/** Most words a known name has ("Dadra and Nagar Haveli and Daman and Diu"). */
const MAX_NAME_WORDS = 9;
/** Bounds of what one location text may yield; longer texts are prose, not a place. */
const MAX_PLACES = 60;
const MAX_UNKNOWN_KEY_LENGTH = 60;
/** Words that say what a place is, not which; a part of these alone is no place. */
const NOISE = new Set(
  "various location locations place places city district districts dist state states region regions zone zones and or the of in at any other others across near posting posts job jobs not specified na nil null office headquarters hq".split(
    " ",
  ),
);

/**
 * What a text leaves out: "All India (except Kerala)". What Hindi leaves out stands before its word, and is begun with its part alone: begun at each letter,
 * it took the square of the length.
 */
const LEFT_OUT = /\b(?:except(?:ing)?|excluding|barring|other than|outside)\b[^;)\]\n]*|(?<![^,;(])[^,;(]*को छोड़कर/giu;

type Known = { key: string; states: readonly string[] };

const KNOWN = new Map<string, Known>();
const CODES = new Map<string, string>();
const NAMES = new Map<string, string>();
const HINDI_NAMES = new Map<string, string>();

for (const state of [ALL_INDIA, ...STATES]) {
  NAMES.set(state.key, state.name);
  HINDI_NAMES.set(state.key, state.nameHindi);
  for (const name of [state.name, state.nameHindi, ...state.aliases]) KNOWN.set(foldName(name), { key: state.key, states: [] });
  for (const code of state.codes) CODES.set(foldName(code), state.key);
}
for (const [state, cities] of Object.entries(CITIES)) {
  for (const city of cities.split(";")) addCity(city.split("|"), state);
}

/**
 * The place keys that a location text names: every known state and city as whole words, with the state of every city, and each
 * comma-separated part that is unknown as a key of its own, so that a search by its whole name finds it. A city that exists in two
 * states brings only the state that the text names. "India" counts as All India only where nothing else is named.
 */
export function placesOf(location: string): string[] {
  const found: Known[] = [];
  const unknown: string[] = [];
  let country = false;
  for (const part of location.replace(LEFT_OUT, " ").split(/[,;|/()[\]\n•·]+|\s[–—-]\s/u)) {
    const words = withoutBank(foldName(part).split(" "));
    const coded = placesByCode(words);
    country ||= coded.some(({ key }) => key === ALL_INDIA.key);
    found.push(...coded.filter(({ key }) => key !== ALL_INDIA.key));
    if (coded.length === 0) collectPart(words, found, unknown);
  }
  const keys = new Set(found.map((place) => place.key));
  for (const place of found) {
    const [only, ...rest] = place.states.length > 1 ? place.states.filter((state) => keys.has(state)) : place.states;
    if (only !== undefined && rest.length === 0) keys.add(only);
  }
  for (const key of unknown) keys.add(key);
  if (country && keys.size === 0) keys.add(ALL_INDIA.key);
  return [...keys].slice(0, MAX_PLACES);
}

/** The key of a filter value: a known name in any spelling, else its slug. Blank text gives an empty key. */
export function placeKey(name: string): string {
  const folded = foldName(name);
  return CODES.get(folded) ?? KNOWN.get(folded)?.key ?? slug(folded);
}

/** Whether a text names a place that the location filter offers, or a city of one. */
export function namesPlace(location: string): boolean {
  return placesOf(location).some((key) => NAMES.has(key));
}

/** Whether a text is the whole name of a known place. */
export function isPlace(name: string): boolean {
  return KNOWN.has(foldName(name));
}

/** Every known name of a place, folded. */
export function knownPlaceNames(): string[] {
  return [...KNOWN.keys()];
}

/** The English name of a known place key, or null. */
export function placeName(key: string): string | null {
  return NAMES.get(key) ?? null;
}

/** The name of a known place key in Hindi, in English where it has none here; null for any other key. */
export function placeNameInHindi(key: string): string | null {
  return HINDI_NAMES.get(key) ?? null;
}

/** The places of a part that is an abbreviation, with dots too ("H.P."), or that names one beside others ("AP and Telangana"); none of any other part. */
function placesByCode(words: readonly string[]): Known[] {
  const sides = words.join(" ").split(" and ");
  const codes = sides.map((side) => CODES.get(/^(?:\p{L} )+\p{L}$/u.test(side) ? side.replaceAll(" ", "") : side));
  if (codes.every((code) => code === undefined)) return [];
  const places = sides.flatMap((side, at) => {
    const code = codes[at];
    return code === undefined ? (KNOWN.get(side) ?? []) : { key: code, states: [] };
  });
  return places.length === sides.length ? places : [];
}

/** A part without the name of a bank, which may hold that of a state: "Punjab National Bank, Dwarka", "Bank of Maharashtra". */
function withoutBank(words: readonly string[]): readonly string[] {
  const at = words.indexOf("bank");
  if (at === -1) return words;
  return words[at + 1] === "of" ? [...words.slice(0, at), ...words.slice(at + 3)] : words.slice(at + 1);
}

/** Finds the longest known names from left to right; a part without any becomes unknown keys, one for each side of an "and". */
function collectPart(words: readonly string[], found: Known[], unknown: string[]): void {
  let any = false;
  for (let start = 0; start < words.length; ) {
    const length = longestNameAt(words, start);
    const known = length > 0 ? KNOWN.get(words.slice(start, start + length).join(" ")) : undefined;
    if (known !== undefined) {
      found.push(known);
      any = true;
    }
    start += Math.max(1, length);
  }
  if (any) return;
  for (const side of words.join(" ").split(" and ")) {
    const kept = side.split(" ").filter((word) => !NOISE.has(word));
    const key = slug(kept.join(" "));
    if (/\p{L}/u.test(key) && key.length <= MAX_UNKNOWN_KEY_LENGTH) unknown.push(key);
  }
}

function longestNameAt(words: readonly string[], start: number): number {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - start); length > 0; length--) {
    if (KNOWN.has(words.slice(start, start + length).join(" "))) return length;
  }
  return 0;
}

function addCity(names: readonly string[], state: string): void {
  const shown = (names[0] ?? "").trim();
  const key = slug(foldName(shown));
  const hindi = CITIES_IN_HINDI.get(shown) ?? [];
  NAMES.set(key, NAMES.get(key) ?? shown);
  HINDI_NAMES.set(key, HINDI_NAMES.get(key) ?? hindi[0] ?? shown);
  for (const name of [...names, ...hindi].map(foldName)) {
    const known = KNOWN.get(name);
    // An old name may belong to different places (Aurangabad, Bijapur): both keys stay findable, the state decides.
    KNOWN.set(name, known === undefined ? { key, states: [state] } : { key: known.key, states: [...known.states, state] });
  }
}

/** Lower case, "&" read as "and", everything but letters, marks and digits read as a space. */
function foldName(name: string): string {
  return withoutSigns(name.normalize("NFKC").toLowerCase().replaceAll("&", " and "), " ").trim();
}

function slug(folded: string): string {
  return folded.replaceAll(" ", "-");
}
