const DAY_MS = 24 * 60 * 60 * 1000;
/** India is that far ahead of Greenwich. */
const INDIA_MS = 5.5 * 60 * 60 * 1000;
/** Longer than a test file takes on a busy machine. */
const FILE_MS = 60_000;

/** How long a test file waits before it begins: one that crossed midnight in India would have a today of its own, and the product another. */
export function millisecondsOfDay() {
  const left = DAY_MS - ((Date.now() + INDIA_MS) % DAY_MS);
  return left < FILE_MS ? left : 0;
}

/** The day in India on which a test file begins. */
export function dayOfTests() {
  return new Date(Date.now() + INDIA_MS + millisecondsOfDay()).toISOString().slice(0, 10);
}
