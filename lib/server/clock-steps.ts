/** What clocks may drift apart, and a leap second, are no step. */
const STEP_MS = 90_000;

/**
 * Tells when the clock of this machine was set, ahead or back, or when the machine slept: it parts then from the one that counts since the process began, which
 * nobody sets. `onStep` gets by how much it moved.
 * @param lookEveryMs how long a step may go unseen
 */
export function watchClock(onStep: (byMs: number) => void, lookEveryMs: number): { stop(): void } {
  const offset = () => Date.now() - performance.now();
  let known = offset();
  const timer = setInterval(() => {
    const byMs = offset() - known;
    if (Math.abs(byMs) < STEP_MS) return;
    known += byMs;
    onStep(byMs);
  }, lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
