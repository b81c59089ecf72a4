import { SAYS_NOTHING } from "@/lib/jobs/search/words/data/nothing";
import { fold } from "@/lib/jobs/search/words/fold";
import { levelOf, namesOf } from "@/lib/jobs/search/words/names";
import { placeOf } from "@/lib/jobs/search/words/place-words";
import { letterOf } from "@/lib/jobs/search/words/spelling/roman";
import type { Token } from "@/lib/jobs/search/words/tokens";

const NOTHING = new Set([...SAYS_NOTHING].map(fold));

/** Whether a word says no more of a job than that it is one. */
export function saysNothing(word: string): boolean {
  return NOTHING.has(word);
}

/** Whether a piece may be a small word of Hindi as well as the name of a letter: "के", "सी". */
export function isSmallWord(piece: Token | undefined): boolean {
  const [word = ""] = piece?.words ?? [];
  return letterOf(word) !== null && saysNothing(word);
}

/** Whether the last word begins the name of a place that the next one ends: "health department uttar | pradesh". */
export function partsPlace(words: readonly string[], next: Token | undefined): boolean {
  return next?.kind === "word" && placeOf([...words.slice(-1), ...next.words].join(" ")) !== null;
}

/** Whether some of these words name a post, an exam or a level, or say nothing: then together they are no part of the name of a body. */
export function saysMore(words: readonly string[]): boolean {
  return words.some((word, at) => {
    for (let length = 1; length <= MAX_POST_WORDS && at + length <= words.length; length++) {
      const name = words.slice(at, at + length).join(" ");
      const kind = namesOf(name)?.kind;
      if (kind === "post" || kind === "exam" || levelOf(name)) return true;
    }
    return words.length > 1 && (at === 0 || at === words.length - 1) && saysNothing(word);
  });
}

/** Words of most names of posts. */
const MAX_POST_WORDS = 3;
