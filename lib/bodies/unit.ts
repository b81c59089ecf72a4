import type { Body } from "@/lib/bodies/body";
import type { KnownBodies } from "@/lib/bodies/known-bodies";
import { isPlace, placesOf } from "@/lib/places/places";

/** What stands behind the name of a body when it names an office of it. */
export type UnitRest = { places: string[] };

const MAX_PLACE_WORDS = 6;

/** Words for a part of a body; none of them names another body. */
const UNIT_WORDS = new Set(
  (
    "regional region zonal zone circle branch branches division divisional office offices headquarters headquarter hq unit plant refinery refineries " +
    "complex centre sub area cell station depot campus hospital hospitals model super speciality district dist department section wing north south east west " +
    "northern southern eastern western central of in at the and india limited corporate registered construction organisation sector project marketing " +
    "medical college pgimsr dental nursing aircraft accessories helicopter engine pipelines nch"
  ).split(" "),
);

/** The places that the words behind a body's name tell, where they name nothing else; null where another body or thing is named. */
export function unitRest(words: readonly string[], body: Body, known: KnownBodies): UnitRest | null {
  const places: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = placeAt(words, at);
    if (length > 0) {
      places.push(...placesOf(words.slice(at, at + length).join(" ")));
      at += length;
    } else if (UNIT_WORDS.has(words[at] ?? "") || isOwnName(words[at] ?? "", body, known)) at++;
    else return null;
  }
  return { places };
}

function placeAt(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_PLACE_WORDS, words.length - at); length > 0; length--) {
    if (isPlace(words.slice(at, at + length).join(" "))) return length;
  }
  return 0;
}

/** "Recruitment and Assessment Centre, DRDO": the body itself, or the one that it belongs to, under another name. */
function isOwnName(word: string, body: Body, known: KnownBodies): boolean {
  return known.find(word).some((named) => named.body === body || named.body.key === body.parent);
}
