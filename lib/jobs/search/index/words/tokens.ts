/** Tokens that came since the others were put in order: looked through one by one while they are so few, or so small a share. */
const MAX_UNSORTED = { least: 1_000, share: 1 / 16 };

/** Different tokens, each with a number that it keeps. */
export class Tokens {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  /** Numbers in the order of their tokens, so that those which begin alike stand together. */
  private sorted = new Uint32Array(0);

  get size(): number {
    return this.names.length;
  }

  numberOf(token: string): number | undefined {
    return this.numbers.get(token);
  }

  nameOf(number: number): string {
    return this.names[number] ?? "";
  }

  /** The number of a token, which gets the next one where it is new. */
  add(token: string): number {
    const known = this.numbers.get(token);
    if (known !== undefined) return known;
    const number = this.names.length;
    // A part of a text holds all of that text in memory: what is kept is a copy.
    const kept = Buffer.from(token).toString();
    this.names.push(kept);
    this.numbers.set(kept, number);
    return number;
  }

  /** Calls `visit` with the number of each token that begins so. */
  forEachBegunBy(beginning: string, visit: (number: number) => void): void {
    this.sort();
    for (let at = this.firstFrom(beginning); at < this.sorted.length; at++) {
      const number = this.sorted[at] ?? 0;
      if (!this.nameOf(number).startsWith(beginning)) break;
      visit(number);
    }
    for (let number = this.sorted.length; number < this.size; number++) {
      if (this.nameOf(number).startsWith(beginning)) visit(number);
    }
  }

  /** Puts new tokens in their places among the others, once there are many of them. */
  sort(): void {
    const [before, count] = [this.sorted, this.size - this.sorted.length];
    if (count <= Math.max(MAX_UNSORTED.least, before.length * MAX_UNSORTED.share)) return;
    const added = Array.from({ length: count }, (_, at) => before.length + at).sort((a, b) => this.compare(a, b));
    const all = new Uint32Array(this.size);
    let read = 0;
    for (let written = 0, next = 0; written < all.length; written++) {
      const number = added[next];
      const isNext = number !== undefined && (read >= before.length || this.compare(number, before[read] ?? 0) < 0);
      all[written] = isNext ? number : (before[read] ?? 0);
      if (isNext) next += 1;
      else read += 1;
    }
    this.sorted = all;
  }

  /** The place of the first token that is not before a text, by halving. */
  private firstFrom(text: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.nameOf(this.sorted[middle] ?? 0) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(a: number, b: number): number {
    return this.nameOf(a) < this.nameOf(b) ? -1 : 1;
  }
}
