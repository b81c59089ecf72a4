import { knownBodies } from "@/lib/bodies/known-bodies";
import { COMMON_NOTHING } from "@/lib/jobs/search/words/data/nothing";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { knownNameWords } from "@/lib/jobs/search/words/names";
import { placeWords } from "@/lib/jobs/search/words/place-words";

/** Letters of a word that says nothing to be what a misspelt one stands for: nearly every short form is near to "is" or "near". */
const MIN_NOTHING = 5;
/** Letters of a word of a body's name that a misspelt one may stand for. */
const MIN_BODY_WORD = 6;

/** English words that say nothing and that few misspell, but that other words are near to. */
const NEVER_MEANT = new Set(["hiring", "fresher", "freshers", "apply"]);

const nothing: ReadonlySet<string> = new Set([...COMMON_NOTHING].map(fold).filter((word) => !NEVER_MEANT.has(word)));

/** The words that a search understands by itself, some of them more than once: of names, bodies and places, and those that say nothing. */
export function* understoodWords(): Generator<string> {
  yield* knownNameWords();
  for (const { name, hindi } of knownBodies().bodies) yield* wordsOf(fold(`${name} ${hindi}`)).filter(isOfBody);
  yield* placeWords();
  yield* nothing;
}

/** Whether a word may be what a misspelt one stands for. */
export function isCorrectedTo(word: string): boolean {
  return word.length > 1 && (word.length >= MIN_NOTHING || !nothing.has(word));
}

/** A word of the name of a body that is enough to mean it: notices often have a short form alone. */
function isOfBody(word: string): boolean {
  return word.length >= MIN_BODY_WORD;
}
