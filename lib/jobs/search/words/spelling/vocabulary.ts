import { LRUCache } from "lru-cache";
import { distanceOf } from "@/lib/jobs/search/words/spelling/distance";
import { isDevanagari } from "@/lib/jobs/search/words/spelling/roman";
import { lettersOf, skeletonOf, soundOf, soundsOf } from "@/lib/jobs/search/words/spelling/sound";

/** A known word near to an asked one; `distance` as distanceOf counts it, between the sounds. */
export type Near = { word: string; count: number; distance: number };

/** Words looked at for one asked word: those with its consonants, and the most alike by letters. */
const MAX_SAME_SKELETON = 400;
const MAX_ALIKE = 40;
/** What the less likely reading of a word costs. */
const OTHER_READING = 0.2;
/** Words whose near ones are kept: a search asks for those of each of its words twice, and suggestions for it a dozen times. */
const MAX_KEPT = 500;

/**
 * The words that a query can mean, with the number of jobs that each stands in: the words of the index, and those that the product itself
 * understands. Near words are found by two ways, because neither is enough: of 4,358 spellings by ear the consonants alone find nine in ten, with
 * the trigrams hardly any is missed.
 */
export class Vocabulary {
  private readonly words: string[] = [];
  private readonly sounds: string[] = [];
  /** Letters of each sound. */
  private readonly lengths: number[] = [];
  private readonly counts: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly bySkeleton = new Map<string, number[]>();
  private readonly byTrigram = new Map<string, number[]>();
  private readonly near = new LRUCache<string, Near[]>({ max: MAX_KEPT });

  constructor(words: Iterable<readonly [word: string, count: number]>) {
    for (const [word, count] of words) this.add(word, count);
  }

  get size(): number {
    return this.words.length;
  }

  /** In how many jobs a word stands whole. */
  countOf(word: string): number {
    const number = this.numbers.get(word);
    return number === undefined ? 0 : (this.counts[number] ?? 0);
  }

  /** The known words nearest to a word, the nearest first; among equals that of more jobs. */
  nearest(word: string, limit: number): readonly Near[] {
    const key = `${limit} ${word}`;
    const kept = this.near.get(key) ?? this.findNearest(word, limit);
    this.near.set(key, kept);
    return kept;
  }

  private findNearest(word: string, limit: number): Near[] {
    const sounds = soundsOf(word);
    const candidates = new Set(
      sounds.flatMap((sound) => [
        ...(this.bySkeleton.get(skeletonOf(sound)) ?? []).slice(0, MAX_SAME_SKELETON),
        ...this.alike(sound),
      ]),
    );
    const found = [...candidates].map((number) => {
      const [known = "", sound = ""] = [this.words[number], this.sounds[number]];
      // Two words in Latin letters are read alike, whatever the language: the other reading is for what Hindi writes.
      const asked = isDevanagari(known) ? sounds : sounds.slice(0, 1);
      const heard = Math.min(...asked.map((one, at) => at * OTHER_READING + distanceOf(one, sound)));
      const distance = isDevanagari(known) || isDevanagari(word) ? heard : Math.min(heard, distanceOf(word, known));
      return { word: known, count: this.counts[number] ?? 0, distance };
    });
    return found.sort((a, b) => a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1)).slice(0, limit);
  }

  /** Adds a word; of one that is known the greater count holds. */
  add(word: string, count: number): void {
    if (this.near.size > 0) this.near.clear();
    const known = this.numbers.get(word);
    if (known !== undefined) {
      this.counts[known] = Math.max(this.counts[known] ?? 0, count);
      return;
    }
    const number = this.words.length;
    const sound = soundOf(word);
    this.words.push(word);
    this.sounds.push(sound);
    this.lengths.push(lettersOf(sound).length);
    this.counts.push(count);
    this.numbers.set(word, number);
    listIn(this.bySkeleton, skeletonOf(sound)).push(number);
    for (const trigram of trigramsOf(sound)) listIn(this.byTrigram, trigram).push(number);
  }

  /** The words that share most trigrams with a sound, measured as pg_trgm does. */
  private alike(sound: string): number[] {
    const shared = new Map<number, number>();
    const trigrams = trigramsOf(sound);
    for (const trigram of trigrams) {
      for (const number of this.byTrigram.get(trigram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
    }
    const scored = [...shared].map(([number, count]): [number, number] => {
      const other = (this.lengths[number] ?? 0) + 1;
      return [number, count / (trigrams.length + other - count)];
    });
    return scored
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_ALIKE)
      .map(([number]) => number);
  }
}

function trigramsOf(sound: string): string[] {
  const padded = `  ${lettersOf(sound)} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))];
}

function listIn(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
