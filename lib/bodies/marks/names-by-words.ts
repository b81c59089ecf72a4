import type { Body } from "@/lib/bodies/body";
import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

/** The names of all bodies by their words. */
class NamesByWords {
  private readonly names: Body[] = [];
  private readonly byWord = new Map<string, number[]>();

  constructor(readonly of: KnownBodies) {
    for (const body of of.bodies) for (const name of [body.name, body.hindi, ...body.aliases]) this.add(name, body);
  }

  withAll(words: readonly string[]): Body[] {
    const lists = words.map((word) => this.byWord.get(stem(word)) ?? []).sort((a, b) => a.length - b.length);
    const [first = [], ...rest] = lists;
    const numbers = rest.reduce((left, list) => {
      const among = new Set(list);
      return left.filter((number) => among.has(number));
    }, first);
    return [...new Set(numbers.flatMap((number) => this.names[number] ?? []))];
  }

  private add(name: string, body: Body): void {
    const number = this.names.push(body) - 1;
    for (const word of new Set(wordsOf(fold(name)).map(stem))) {
      const list = this.byWord.get(word);
      if (list) list.push(number);
      else this.byWord.set(word, [number]);
    }
  }
}

let made: NamesByWords | null = null;

/** The bodies of which one name has all of these words, in any order. */
export function bodiesByWords(words: readonly string[]): Body[] {
  if (made?.of !== knownBodies()) made = new NamesByWords(knownBodies());
  return made.withAll(words);
}

/** Notices and people write "fertilizer" and "fertilisers". */
function stem(word: string): string {
  return word.length > 4
    ? word
        .replace(/s$/, "")
        .replace(/^indian$/, "india")
        .replace(/iz/g, "is")
        .replace(/center/, "centre")
    : word;
}
