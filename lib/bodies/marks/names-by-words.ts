import type { Body } from "@/lib/bodies/body";
import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { distanceOf } from "@/lib/jobs/search/words/spelling/distance";
import { isDevanagari, withNasalDot } from "@/lib/jobs/search/words/spelling/roman";
import { skeletonOf, soundOf, soundsOf } from "@/lib/jobs/search/words/spelling/sound";

/** Words of names that say nothing of a body. */
export const SMALL: ReadonlySet<string> = new Set(
  "of the and for in at to limited ltd एवं और का की के तथा ऑफ एंड लिमिटेड".split(" "),
);

const MAX_KEPT = 1_000;
/** How far a word may sound from one of a name. */
const MAX_DISTANCE = 0.5;

/** The names of all bodies by their words. */
class NamesByWords {
  private readonly names: { body: Body; words: number }[] = [];
  private readonly byWord = new Map<string, number[]>();
  private bySound: Map<string, string[]> | null = null;
  /** Searches are made of the same words again and again. */
  private readonly kept = new Map<string, readonly number[]>();

  constructor(readonly of: KnownBodies) {
    // Names are made of the same words again and again: each is stemmed once.
    const stems = new Map<string, string>();
    for (const body of of.bodies) for (const name of [body.name, body.hindi, ...body.aliases]) this.add(name, body, stems);
  }

  withAll(words: readonly (readonly string[])[]): Body[] {
    const lists = words.map((word) => this.withAny(word)).sort((a, b) => a.length - b.length);
    const [first = [], ...rest] = lists;
    const numbers = rest.reduce((left, list) => {
      const among = new Set(list);
      return left.filter((number) => among.has(number));
    }, first);
    const named = numbers.flatMap((number) => this.names[number] ?? []);
    // "Survey of India" is one of many surveys of India.
    const whole = named.filter((name) => name.words === words.length);
    return [...new Set((whole.length > 0 ? whole : named).map(({ body }) => body))];
  }

  private withAny(words: readonly string[]): readonly number[] {
    const key = words.join(" ");
    const known = this.kept.get(key);
    if (known) return known;
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    const found = this.found(words);
    this.kept.set(key, found);
    return found;
  }

  private found(words: readonly string[]): readonly number[] {
    const writings = [...words, ...words.filter(isDevanagari).flatMap((word) => this.soundingLike(word))];
    const [list = [], ...others] = writings
      .flatMap((word) => [this.byWord.get(stem(word)) ?? []])
      .filter(({ length }) => length > 0);
    return others.length === 0 ? list : [...new Set([list, ...others].flat())];
  }

  /** The English words of names that a Hindi word spells as they sound. */
  private soundingLike(word: string): string[] {
    this.bySound ??= bySound([...this.byWord.keys()].filter((known) => /^[a-z]{4,}$/.test(known)));
    const sound = soundOf(word);
    return (this.bySound.get(skeletonOf(sound)) ?? []).filter((known) =>
      soundsOf(known).some((one) => distanceOf(one, sound) <= MAX_DISTANCE),
    );
  }

  private add(name: string, body: Body, stems: Map<string, string>): void {
    const words = new Set<string>();
    for (const word of wordsOf(fold(name))) {
      const known = stems.get(word) ?? stem(word);
      stems.set(word, known);
      if (!SMALL.has(known)) words.add(known);
    }
    const number = this.names.push({ body, words: words.size }) - 1;
    for (const word of words) {
      const list = this.byWord.get(word);
      if (list) list.push(number);
      else this.byWord.set(word, [number]);
    }
  }
}

function bySound(words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    const key = skeletonOf(soundOf(word));
    found.set(key, [...(found.get(key) ?? []), word]);
  }
  return found;
}

let made: NamesByWords | null = null;

/** The bodies of which one name has all of these words, each in one of its writings, in any order. */
export function bodiesByWords(words: readonly (readonly string[])[]): Body[] {
  if (made?.of !== knownBodies()) made = new NamesByWords(knownBodies());
  return made.withAll(words);
}

/** Notices and people write "fertilizer" and "fertilisers", "हिन्दू" and "हिंदू". */
function stem(word: string): string {
  if (isDevanagari(word)) return withNasalDot(word);
  return word.length > 4
    ? word
        .replace(/s$/, "")
        .replace(/^indian$/, "india")
        .replace(/iz/g, "is")
        .replace(/center/, "centre")
    : word;
}
