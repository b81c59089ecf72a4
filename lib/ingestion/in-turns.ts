import { setImmediate as nextTurn } from "node:timers/promises";

/** How long a process works on without a look at what else waits. */
const LONGEST_MS = 20;

/** What a work comes to that is done piece by piece, done at once. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

/** The same where others are served meanwhile: between two pieces they have their turn. */
export async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const piece = work.next();
    if (piece.done) return piece.value;
    if (performance.now() - since < LONGEST_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}
