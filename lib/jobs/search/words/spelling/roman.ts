/** Consonants of Devanagari as people write them in Latin letters. */
const CONSONANTS: Record<string, string> = Object.fromEntries(
  "क k,ख kh,ग g,घ gh,ङ n,च C,छ Ch,ज j,झ jh,ञ n,ट t,ठ th,ड d,ढ dh,ण n,त t,थ th,द d,ध dh,न n,प p,फ f,ब b,भ bh,म m,य y,र r,ल l,ळ l,व v,श S,ष S,स s,ह h"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
/** Consonants with the dot below, which NFKC parts from them: "ड़" is written d or r, and r is what most people hear. */
const DOTTED: Record<string, string> = { क: "q", ख: "kh", ग: "g", ज: "z", ड: "d", ढ: "dh", फ: "f", य: "y" };
const SIGNS: Record<string, string> = Object.fromEntries(
  "ा A,ि i,ी I,ु u,ू U,ृ ri,े e,ै ai,ो o,ौ au,ॉ o,ॅ e,ॆ e,ॊ o".split(",").map((pair) => pair.split(" ") as [string, string]),
);
const VOWELS: Record<string, string> = Object.fromEntries(
  "अ a,आ A,इ i,ई I,उ u,ऊ U,ऋ ri,ए e,ऐ ai,ओ o,औ au,ऑ o,ऍ e,ऎ e".split(",").map((pair) => pair.split(" ") as [string, string]),
);
const NUKTA = "़";
/** The names of the Latin letters as Hindi writes them, the longer first: "एमटीएस" is MTS. */
const LETTER_NAMES: ReadonlyMap<string, string> = new Map(
  "डब्ल्यू w,डब्लू w,क्यू q,एक्स x,जेड z,ज़ेड z,वाई y,एफ f,एच h,आई i,एल l,एम m,एन n,आर r,एस s,ए a,बी b,सी c,डी d,ई e,जी g,जे j,के k,ओ o,पी p,टी t,यू u,वी v"
    .split(",")
    .map((pair) => pair.normalize("NFKC").split(" ") as [string, string]),
);
const LETTER_NAME = new RegExp([...LETTER_NAMES.keys()].join("|"), "gu");
const SPELT = new RegExp(`^(?:${[...LETTER_NAMES.keys()].join("|")}){2,}$`, "u");
const VIRAMA = "्";

/** Whether a text holds Devanagari letters. */
export function isDevanagari(text: string): boolean {
  return /[\u0900-\u097F]/u.test(text);
}

/** A Hindi word with the dot above for a nasal before a stop, which is written both ways: "हिन्दू" as "हिंदू". */
export function withNasalDot(word: string): string {
  return word.replace(/[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भ])/g, "ं");
}

/** The Latin letter that a Hindi word is the name of, "बी"; null where it is none. */
export function letterOf(word: string): string | null {
  return LETTER_NAMES.get(word) ?? null;
}

/** The Latin letters that a Hindi word spells one by one; null where it is a word. */
export function lettersOfAcronym(word: string): string | null {
  return SPELT.test(word) ? word.replace(LETTER_NAME, (name) => LETTER_NAMES.get(name) ?? "") : null;
}

/**
 * A folded Hindi word in plain Latin letters, as people type it rather than as scholars do: no retroflexes, "A", "I" and "U" are long,
 * "C" and "S" the sounds of ch and sh, "N" is the dot above, "~" the "a" that a consonant carries unwritten, and "'" one that is silent: at the end of
 * a word and between two syllables ("नौकरी" is naukri). Other letters stay.
 */
export function romanise(word: string): string {
  const acronym = lettersOfAcronym(word);
  if (acronym !== null) return acronym;
  const letters = [...word.normalize("NFKC").replaceAll("ज्ञ", "ग्य")];
  let text = "";
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? "";
    const plain = CONSONANTS[letter];
    if (plain === undefined) {
      text += VOWELS[letter] ?? SIGNS[letter] ?? nasal(letter) ?? letter;
      continue;
    }
    const isDotted = letters[at + 1] === NUKTA;
    if (isDotted) at += 1;
    text += isDotted ? (DOTTED[letter] ?? plain) : plain;
    const next = letters[at + 1];
    if (next === VIRAMA) at += 1;
    else if (next === undefined || SIGNS[next] === undefined) text += "~";
  }
  return withoutSilent(text);
}

function nasal(letter: string): string | null {
  if (letter === "ं" || letter === "ँ") return "N";
  if (letter === "ः") return "h";
  return letter === VIRAMA || letter === NUKTA || letter === "\u200d" || letter === "\u200c" ? "" : null;
}

/** The unwritten vowel is silent at the end, and after a vowel and a consonant where another vowel follows. */
function withoutSilent(text: string): string {
  const ended = text.length > 2 ? text.replace(/~$/, "'") : text;
  return ended.replace(/(?<=[AaeIiUou~][kgCjtdnNpbmyrlvshSzfq]+)~(?=[kgCjtdnpbmyrlvsSzfq]h*[AaeIiUou])/g, "'");
}
