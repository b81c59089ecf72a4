import { isDevanagari, romanise } from "@/lib/jobs/search/words/spelling/roman";

type Rules = readonly (readonly [RegExp, string])[];

/** What people write in Latin letters for one sound, the longer first. "C" is the sound of "ch", "S" that of "sh"; "A", "I" and "U" are long. */
const WRITTEN: Rules = [
  [/tion(?=s?$)/g, "San"],
  [/chh/g, "Ch"],
  [/ch/g, "C"],
  [/ksh|x/g, "kS"],
  [/sch|sh/g, "S"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/ee|ii|ea(?!u)/g, "I"],
  [/ie(?!n)/g, "I"],
  [/oo|uu/g, "U"],
  [/ou/g, "u"],
  [/aa+/g, "A"],
  [/y$/g, "i"],
];
/** What both scripts have two letters for. */
const HEARD: Rules = [
  [/w/g, "v"],
  [/z/g, "j"],
  [/([a-zA-Z])\1{2,}/g, "$1$1"],
];
/** Words of English are spelt by other rules: they are read by these as well. */
const ENGLISH: Rules = [
  [/a([bcdfgklmnprstvz])e(?=s?$)/g, "e$1"],
  [/i([bcdfgklmnprstvz])e(?=s?$)/g, "Ai$1"],
  [/([aeiou][a-z]*[bcdfgklmnprstvz])e$/g, "$1"],
  [/g(?=[eiy])/g, "j"],
  [/ou|ow(?=[a-z])/g, "Au"],
  [/ai|ay/g, "e"],
  [/oa/g, "o"],
  [/(er|or|ar)(?=s?$)/g, "ar"],
  [/^wr/g, "r"],
];

/** How a word of either script sounds, in Latin letters: words that are spelt by ear are near to each other here. */
export function soundOf(word: string): string {
  return changed(isDevanagari(word) ? romanise(word) : changed(word, WRITTEN), HEARD);
}

/** The ways in which a word may be meant to sound, the likeliest first: a word in Latin letters may be Hindi or English. */
export function soundsOf(word: string): string[] {
  const sounds = isDevanagari(word) ? [soundOf(word)] : [soundOf(word), soundOf(changed(word, ENGLISH))];
  return [...new Set(sounds)];
}

function changed(word: string, rules: Rules): string {
  return rules.reduce((text, [written, heard]) => text.replace(written, heard), word);
}

/** The letters of a sound in their simplest form: those that nearly every spelling of it has. */
export function lettersOf(sound: string): string {
  return sound
    .replaceAll("'", "")
    .replace(/[A~]/g, "a")
    .replace(/[CINUS]/g, (letter) => letter.toLowerCase())
    .replace(/(.)\1+/g, "$1");
}

/** Letters that are mixed up where a word begins. */
const BEGINNINGS = ["aeiouyh", "bvw", "cs", "dt", "fp", "gj", "kq", "lr", "mn"];

/** Which of the sounds that nobody mixes up a word begins with, as a number; -1 for none of them. */
export function initialSound(word: string): number {
  return BEGINNINGS.findIndex((letters) => letters.includes(lettersOf(soundOf(word)).charAt(0)));
}

/**
 * The consonants of a sound, with those that people mix up as one: aspirates, b and v, k and c, j and z, f and p, n and m before others. Two
 * spellings of a Hindi word mostly share it.
 */
export function skeletonOf(sound: string): string {
  const first = /^[AaeIiUouy]/.test(sound) ? "a" : "";
  const consonants = sound
    .replace(/f/g, "p")
    .replace(/N/g, "n")
    .replace(/S/g, "s")
    .replace(/[AaeIiUouyh~']/g, "")
    .replace(/m(?=[^AaeIiUou~])/g, "n")
    .replace(/(.)\1+/gu, "$1");
  return first + consonants;
}
