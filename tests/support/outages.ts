/** How long something failed without a success between, by what was asked. */
export class Outages {
  readonly #since = new Map<string, number>();
  readonly #longest = new Map<string, number>();
  readonly counts = new Map<string, { good: number; failed: number }>();

  /** Tells of an answer to what was asked at `askedAt`, and came at `now`; both in ms. */
  tell(kind: string, isGood: boolean, askedAt: number, now: number): void {
    const count = this.counts.get(kind) ?? { good: 0, failed: 0 };
    this.counts.set(kind, count);
    if (!isGood) {
      count.failed += 1;
      if (!this.#since.has(kind)) this.#since.set(kind, askedAt);
      return;
    }
    count.good += 1;
    const since = this.#since.get(kind);
    // What was asked before the failure says nothing of after it.
    if (since === undefined || askedAt < since) return;
    this.#since.delete(kind);
    this.#longest.set(kind, Math.max(this.#longest.get(kind) ?? 0, now - since));
  }

  /** The longest of each kind in ms; one that goes on lasts until now. */
  longest(now: number): Map<string, number> {
    const all = new Map(this.#longest);
    for (const [kind, since] of this.#since) all.set(kind, Math.max(all.get(kind) ?? 0, now - since));
    return all;
  }
}
