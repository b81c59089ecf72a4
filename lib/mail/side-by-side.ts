/** Mails that go on side by side: at most so many, and one of a reader, whose next one goes by what the one before has told. */
export class SideBySide {
  readonly #underWay = new Map<number | bigint, Promise<void>>();
  readonly #faults: unknown[] = [];

  constructor(private readonly most: number) {}

  /** How many are under way. */
  get count(): number {
    return this.#underWay.size;
  }

  /**
   * Waits until one more may begin.
   * @param reader of whom none may be under way
   * @throws what one of them threw, so that no further one begins
   */
  async turn(reader?: number | bigint): Promise<void> {
    while (this.count >= this.most || (reader !== undefined && this.#underWay.has(reader))) {
      await Promise.race(this.#underWay.values());
    }
    if (this.#faults.length > 0) throw this.#faults[0];
  }

  /** Begins one, of a reader or of no other key, once it is its turn. */
  begin(key: number | bigint, work: () => Promise<void>): void {
    const done = work()
      .catch((fault) => void this.#faults.push(fault))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, done);
  }

  /** Waits for all that are under way. @throws what one of them threw */
  async end(): Promise<void> {
    await Promise.all(this.#underWay.values());
    if (this.#faults.length > 0) throw this.#faults[0];
  }
}
