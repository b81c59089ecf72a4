type Limits = { maxRunning: number; maxWaiting: number };

export type Queue = {
  /** Runs work when its turn comes; null, at once, where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
};

/** Lets a bounded number of works run at a time, in the order in which they came. */
export function createQueue({ maxRunning, maxWaiting }: Limits): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    const start = running < maxRunning ? waiting.shift() : undefined;
    if (!start) return;
    running += 1;
    start();
  };
  return {
    run(work) {
      if (running >= maxRunning && waiting.length >= maxWaiting) return null;
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          work()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              next();
            });
        });
        next();
      });
    },
  };
}
