import { namesOf } from "@/lib/jobs/search/words/names";
import { otherHalf, partedWord } from "@/lib/jobs/search/words/spelling/compounds";
import { wordInName } from "@/lib/jobs/search/words/spelling/in-names";
import { isDevanagari } from "@/lib/jobs/search/words/spelling/roman";
import { initialSound, lettersOf, soundOf } from "@/lib/jobs/search/words/spelling/sound";
import type { Near, Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";
import type { Part } from "@/lib/jobs/search/words/understand";

/**
 * A search with the words put right that no job has: each becomes the word that it is in a known name, else the nearest with which the search finds something,
 * else the nearest that finds something alone, or the nearest where none does. Null where none is near enough, or where so many are unknown that it is no search
 * of somebody who misspells. Numbers, phrases in quotes and what is left out stay as they are.
 * @param isKnown whether any listed job has the words
 * @param finds whether a text, as a search understands it, finds any
 */
export async function correctedText(
  { text, parts }: { text: string; parts: readonly Part[] },
  vocabulary: Vocabulary,
  isKnown: (words: readonly string[]) => Promise<boolean>,
  finds: (text: string) => Promise<boolean>,
): Promise<string | null> {
  let right = text;
  const unknown: number[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.kind === "words" && !part.isLeftOut && !(await isKnown(part.words))) unknown.push(at);
  }
  if (unknown.length > MAX_UNKNOWN) return null;
  // From the end, so that the places of the parts before stay true.
  for (const at of unknown.reverse()) {
    const change = changeAt(at, parts, right, vocabulary);
    const [word, ...others] = change.words;
    const ways = [(one: string) => finds(put(right, change, one)), finds];
    if (word !== undefined) right = put(right, change, others.length > 0 ? await firstThatFinds(change.words, ways) : word);
  }
  return right === text ? null : right;
}

/** All that `correctedText` may make of a search, whichever of its words jobs have and whatever finds some; null where it is more than `most` texts. */
export function correctionsOf(
  { text, parts }: { text: string; parts: readonly Part[] },
  vocabulary: Vocabulary,
  most: number,
): string[] | null {
  let texts = [text];
  for (const [at, part] of [...parts.entries()].reverse()) {
    if (part.kind !== "words" || part.isLeftOut) continue;
    texts = texts.flatMap((right) => {
      const change = changeAt(at, parts, right, vocabulary);
      return [right, ...change.words.map((word) => put(right, change, word))];
    });
    if (texts.length > most) return null;
  }
  return texts.filter((one) => one !== text);
}

/** What becomes of a piece of a text: the words that it may be put right to, the likeliest first. */
type Change = { from: number; to: number; words: readonly string[] };

const put = (text: string, { from, to }: Change, word: string) => text.slice(0, from) + word + text.slice(to);

/** What becomes of a part that no job has, where those behind it are right already. */
function changeAt(at: number, parts: readonly Part[], right: string, vocabulary: Vocabulary): Change {
  const part = parts[at] as Part;
  const other = otherHalf(part, parts[at + 1], vocabulary);
  const typed = [...part.words, ...(other?.words ?? [])].join("");
  const [from, to] = [part.from, (other ?? part).to];
  const word = other ? typed : wordInName(right.slice(0, from), typed, right.slice(to));
  return { from, to, words: word === null ? rightWords(typed, vocabulary) : [word] };
}

/** Words that no job has, each of which takes a look through all that are known. */
const MAX_UNKNOWN = 8;

/**
 * A search with the words put right that hardly any job has: misspelt in a notice as well, "manger", each becomes a word that sounds nearly the same and
 * that far more have. Null where there is none.
 */
export function commonText({ text, parts }: { text: string; parts: readonly Part[] }, vocabulary: Vocabulary): string | null {
  let right = text;
  for (const part of parts.slice(0, MAX_COMMON).reverse()) {
    const [word = "", ...others] = part.words;
    if (part.kind !== "words" || part.isLeftOut || others.length > 0 || word.length < MIN_RARE) continue;
    const least = Math.max(MIN_COMMON, MORE * vocabulary.countOf(word));
    const allowed = (known: string) => (word.length === MIN_RARE ? OF_SHORT : allowedDistance(word, known) / 2);
    const isMeant = (known: string) => word.length >= MIN_NAME && namesOf(word) === null && namesOf(known) !== null;
    const near = vocabulary
      .nearest(word, MAX_NEAR)
      .find((one) => one.word !== word && (one.count >= least || isMeant(one.word)) && one.distance <= allowed(one.word));
    if (near) right = right.slice(0, part.from) + near.word + right.slice(part.to);
  }
  return right === text ? null : right;
}

/** Words of a search that are looked at; who pastes more has not typed them. */
const MAX_COMMON = 12;
/** Letters of a rare word that is put right, how many jobs have what it becomes, and how many times as many as have it. */
const [MIN_RARE, MIN_COMMON, MORE] = [4, 10, 50];
/** Letters of one that becomes a known name however few jobs have that. */
const MIN_NAME = 8;
/** How far one of so few letters may be. */
const OF_SHORT = 0.1;

/** The known word that a misspelt one stands for; null where none is near enough, or where it is no word but a number. */
export function nearEnough(word: string, vocabulary: Vocabulary): string | null {
  return nearWords(word, vocabulary)[0] ?? null;
}

/** The known words that a misspelt one may stand for, the likeliest first. */
function nearWords(word: string, vocabulary: Vocabulary): string[] {
  // One letter again and again is no word that somebody misspelt, although it sounds like one: "zzzz" as जज does.
  if (/\p{N}/u.test(word) || new Set(word).size === 1) return [];
  const isInScript = (one: string) => isDevanagari(one) === isDevanagari(word);
  const near = vocabulary
    .nearest(word, MAX_NEAR)
    .filter((one) => one.word !== word && one.distance <= allowedDistance(word, one.word))
    .filter((one) => !isShortForm(one.word) && beginAlike(word, one))
    .map(({ word: one, ...rest }) => ({
      one,
      likelihood: likelihoodOf({ word: one, ...rest }) + (isInScript(one) ? IN_SCRIPT : 0),
    }));
  return near.sort((a, b) => b.likelihood - a.likelihood).map(({ one }) => one);
}

/** Who types Latin letters is shown Latin letters, unless a Hindi word sounds so much nearer: "rakshak" is रक्षक rather than "raksha". */
const IN_SCRIPT = 0.5;

/** Fingers and ears seldom miss the first letter of a word, but for a long one: "quilting" is no slip for "building". */
function beginAlike(word: string, { word: known, distance }: Near): boolean {
  return (word.length >= 9 && distance <= 1) || initialSound(word) === initialSound(known);
}

/** The nearer the likelier; a misspelling that a notice has too is not what was meant. */
function likelihoodOf({ distance, count }: Near): number {
  return 0.2 * Math.log10(Math.max(1, count)) - distance;
}

/**
 * To a Hindi word, written as it sounds, another must sound nearer ("assessment" is no असिस्टेंट), less so one of Hindi, whose signs slip, or that is heard.
 */
const [OF_HINDI, OF_SIGNS, AS_HEARD] = [0.6, 0.6, 0.2];

/** Without a vowel a word is the letters of a name: "ksp" is not a slip for "csp", and "naksha" none for "ncs". */
function isShortForm(word: string): boolean {
  return /^[a-z]+$/.test(word) && !/[aeiouy]/.test(word);
}

/** The known words that a word no job has may stand for, or the two that it was made of. */
function rightWords(word: string, vocabulary: Vocabulary): string[] {
  const near = nearWords(word, vocabulary).slice(0, MAX_TRIED);
  if (near.length > 0) return near;
  const parted = partedWord(word, vocabulary);
  return parted === null ? [] : [parted];
}

// A place of which there is no job now may be nearer than the word that was meant: "medcal" sounds as Medchal does.
async function firstThatFinds(words: readonly string[], ways: readonly ((word: string) => Promise<boolean>)[]): Promise<string> {
  for (const finds of ways) for (const word of words) if (await finds(word)) return word;
  return words[0] ?? "";
}

/** Near words that are looked up among the jobs, of those that are looked at. */
const [MAX_TRIED, MAX_NEAR] = [3, 8];

/** How far a word of fewer than four sounds may be, and one whose letters are more: "assm". */
const [OF_FEW, OF_DOUBLED] = [0.25, 0.45];

/** How far one of at most so many sounds may be, and any longer one. */
const OF_SOUNDS: readonly (readonly [most: number, distance: number])[] = [
  [4, 0.6],
  [5, 1],
  [7, 1.45],
];
const OF_MANY = 1.8;

/** How far a word may be from one that it stands for, as distanceOf counts: the longer, the more. */
function allowedDistance(word: string, known: string): number {
  const { length } = lettersOf(soundOf(word));
  const ofFew = word.length > 3 ? OF_DOUBLED : OF_FEW;
  const base = length < 4 ? ofFew : (OF_SOUNDS.find(([most]) => length <= most)?.[1] ?? OF_MANY);
  const [isHindi, isToHindi] = [word, known].map(isDevanagari);
  return isToHindi ? OF_HINDI * (base + (isHindi ? OF_SIGNS : 0)) : base + (isHindi ? AS_HEARD : 0);
}
