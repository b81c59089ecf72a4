/** Messages that wait to be acknowledged by a number of servers. */
export class Acknowledgements {
  private readonly waiting = new Map<string, { missing: number; done: (isComplete: boolean) => void }>();

  /** Resolves true once a message was acknowledged as often as there are servers, false at the time limit. */
  expect(id: string, servers: number, timeoutMs: number): Promise<boolean> {
    if (servers <= 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const done = (isComplete: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(isComplete);
      };
      const timer = setTimeout(() => done(false), timeoutMs);
      timer.unref();
      this.waiting.set(id, { missing: servers, done });
    });
  }

  /** Counts one acknowledgement; of a message that nobody here waits for it is nothing. */
  hear(id: string): void {
    const found = this.waiting.get(id);
    if (!found) return;
    found.missing -= 1;
    if (found.missing <= 0) found.done(true);
  }
}
