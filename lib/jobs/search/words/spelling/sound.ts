import { isDevanagari, romanise } from "@/lib/jobs/search/words/spelling/roman";

/** What people write for one sound, the longer first. */
const SAME_SOUND: readonly [RegExp, string][] = [
  [/tion\b/g, "shan"],
  [/ksh|x/g, "ks"],
  [/ch+h?/g, "c"],
  [/sch|sh/g, "s"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/gy/g, "g"],
  [/ee|ii|ie|ea(?!u)/g, "i"],
  [/oo|uu|ou/g, "u"],
  [/aa+/g, "A"],
  [/([a-zA])\1+/g, "$1"],
];

/** How a word of either script sounds, in Latin letters: words that are spelt by ear are near to each other here. */
export function soundOf(word: string): string {
  let sound = isDevanagari(word) ? romanise(word) : word;
  for (const [written, heard] of SAME_SOUND) sound = sound.replace(written, heard);
  return sound;
}

/**
 * The consonants of a sound, with those that people mix up as one: aspirates, b and v, k and c, j and z, f and p, n and m before others. Two
 * spellings of a Hindi word mostly share it.
 */
export function skeletonOf(sound: string): string {
  const first = /^[Aaeiouy]/.test(sound) ? "a" : "";
  const consonants = sound
    .replace(/f/g, "p")
    .replace(/[Aaeiouyh~]/g, "")
    .replace(/m(?=[^Aaeiou~])/g, "n")
    .replace(/(.)\1+/gu, "$1");
  return first + consonants;
}
