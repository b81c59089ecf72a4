import { distanceOf } from "@/lib/jobs/search/words/spelling/distance";
import { skeletonOf, soundOf, soundsOf } from "@/lib/jobs/search/words/spelling/sound";

/** A word by its likeliest sound: those of names are read in one way. */
type Sounding = { sound: string; skeleton: string };
/** A word that was typed, by all sounds that it may have. */
type Heard = { sounds: readonly string[]; skeleton: string };

/**
 * Letters of a name of one word, and consonants of one of several: shorter ones sound like too much; and letters of a word that makes sure of the others.
 */
const MIN = { letters: 8, consonants: 4, sure: 6 };
/** How far a word may be from one of a name, as distanceOf counts: alone, and among others of up to four, up to seven (beside a word that makes sure) and more letters. */
const ALLOWED = { alone: 0.3, short: 0.2, middle: 0.35, sure: 0.5, long: 0.7 };

/** Names by how they sound: those of Hindi are typed in Latin letters as well, and long ones are misspelt. */
export class NamesByEar {
  private readonly bySkeleton = new Map<string, { name: readonly string[]; own: readonly Sounding[] }[]>();
  /** Names are made of the same words again and again. */
  private readonly words = new Map<string, Sounding>();
  private mostWords = 1;

  constructor(names: Iterable<readonly string[]>) {
    for (const name of names) this.take(name);
  }

  /** One name more, by its words. */
  take(name: readonly string[]): void {
    if (!isOfLetters(name)) return;
    const own = name.map((word) => this.soundingOf(word));
    if (isLongEnough(name, own)) this.add(name, own);
  }

  /** The name that some words sound like, its words parted by spaces; null where they sound like none. */
  find(words: readonly string[]): string | null {
    if (words.length > this.mostWords || !isOfLetters(words)) return null;
    const heard = words.map(hear);
    if (!isLongEnough(words, heard)) return null;
    let best: { name: readonly string[]; distance: number } | null = null;
    for (const known of this.bySkeleton.get(keyOf(heard)) ?? []) {
      const distances = known.own.map(({ sound }, at) => distanceBetween(heard, sound, at));
      const isSure = distances.some((one, at) => one === 0 && [...(words[at] ?? "")].length >= MIN.sure);
      const isNear = distances.every((one, at) => one <= allowedOf(words, at, isSure));
      const distance = isNear ? distances.reduce((sum, one) => sum + one, 0) : Number.POSITIVE_INFINITY;
      if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { name: known.name, distance };
    }
    return best?.name.join(" ") ?? null;
  }

  private add(name: readonly string[], own: readonly Sounding[]): void {
    const key = keyOf(own);
    const known = this.bySkeleton.get(key);
    if (known) known.push({ name, own });
    else this.bySkeleton.set(key, [{ name, own }]);
    this.mostWords = Math.max(this.mostWords, name.length);
  }

  private soundingOf(word: string): Sounding {
    const known = this.words.get(word);
    if (known) return known;
    const sound = soundOf(word);
    const sounding = { sound, skeleton: skeletonOf(sound) };
    this.words.set(word, sounding);
    return sounding;
  }
}

/** A search asks for each of its words in many runs: at most this many are kept. */
const MAX_HEARD = 2_000;
const byWord = new Map<string, Heard>();

function hear(word: string): Heard {
  const known = byWord.get(word);
  if (known) return known;
  const sounds = soundsOf(word);
  const heard = { sounds, skeleton: skeletonOf(sounds[0] ?? "") };
  if (byWord.size >= MAX_HEARD) byWord.clear();
  byWord.set(word, heard);
  return heard;
}

/** How far the word at a place is from the one of a name. */
function distanceBetween(heard: readonly Heard[], sound: string, at: number): number {
  return Math.min(...(heard[at]?.sounds ?? []).map((one) => distanceOf(one, sound)));
}

/** How far it may be: one vowel makes another word of a short one, unless a long word beside it is right. */
function allowedOf(words: readonly string[], at: number, isSure: boolean): number {
  const { length } = [...(words[at] ?? "")];
  if (words.length === 1) return ALLOWED.alone;
  if (length <= 4) return ALLOWED.short;
  return length > 7 ? ALLOWED.long : isSure ? ALLOWED.sure : ALLOWED.middle;
}

function keyOf(words: readonly { skeleton: string }[]): string {
  return words.map(({ skeleton }) => skeleton).join(" ");
}

/** Whether words are spelt out, and one that stands alone is long enough: what can be told before they are heard. */
function isOfLetters(words: readonly string[]): boolean {
  if (words.length === 1 && [...(words[0] ?? "")].length < MIN.letters) return false;
  return words.every((word) => word.length >= 2 && !/\p{N}/u.test(word));
}

function isLongEnough(words: readonly string[], heard: readonly { skeleton: string }[]): boolean {
  return words.length === 1 || heard.reduce((sum, { skeleton }) => sum + skeleton.length, 0) >= MIN.consonants;
}
