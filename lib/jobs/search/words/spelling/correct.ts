import { isDevanagari } from "@/lib/jobs/search/words/spelling/roman";
import { soundOf } from "@/lib/jobs/search/words/spelling/sound";
import type { Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";
import type { Part } from "@/lib/jobs/search/words/understand";

/**
 * A search with the words put right that no job has: each becomes the nearest word that is known. Null where none is near enough. Numbers, phrases in
 * quotes and what is left out stay as they are.
 * @param isKnown whether any listed job has the words
 */
export async function correctedText(
  { text, parts }: { text: string; parts: readonly Part[] },
  vocabulary: Vocabulary,
  isKnown: (words: readonly string[]) => Promise<boolean>,
): Promise<string | null> {
  let right = text;
  // From the end, so that the places of the parts before stay true.
  for (const part of [...parts].reverse()) {
    if (part.kind !== "words" || part.isLeftOut || (await isKnown(part.words))) continue;
    const word = nearEnough(part.words.join(""), vocabulary);
    if (word !== null) right = right.slice(0, part.from) + word + right.slice(part.to);
  }
  return right === text ? null : right;
}

/** The known word that a misspelt one stands for; null where none is near enough, or where it is no word but a number. */
export function nearEnough(word: string, vocabulary: Vocabulary): string | null {
  if (/\p{N}/u.test(word)) return null;
  const allowed = allowedDistance(word);
  const near = vocabulary.nearest(word, MAX_NEAR).filter((one) => one.word !== word && one.distance <= allowed);
  // Who types Latin letters is shown Latin letters where there are some.
  const inScript = near.find((one) => isDevanagari(one.word) === isDevanagari(word));
  return (inScript ?? near[0])?.word ?? null;
}

/** Near words that are looked at. */
const MAX_NEAR = 8;

/** How far a word may be from what it stands for, as distanceOf counts: the longer, the more; Hindi words are always spelt otherwise. */
function allowedDistance(word: string): number {
  const { length } = soundOf(word);
  const base = length < 4 ? 0.25 : length === 4 ? 0.6 : length === 5 ? 1 : length <= 7 ? 1.3 : 2;
  return isDevanagari(word) ? base + 0.6 : base;
}
