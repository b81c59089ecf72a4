import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";

/** What a host that freezes a process after its answer gives Next for each request, by the name that Next documents for hosts (`after`). */
const HOST = Symbol.for("@next/request-context");
type HostOfRequest = { get(): { waitUntil?: (work: Promise<unknown>) => void } | undefined };

/** Asks the host of this request, where it has one that would freeze it (Vercel), to let the process live until some work is done. */
function keepAwake(work: Promise<unknown>): void {
  (globalThis as { [HOST]?: HostOfRequest })[HOST]?.get()?.waitUntil?.(work);
}

const state = processState<{ niyuktiBackground: Set<Promise<void>> }>();

function running(): Set<Promise<void>> {
  state.niyuktiBackground ??= new Set();
  return state.niyuktiBackground;
}

/**
 * Does work after the answer, so that the answer takes as long whatever the work is: a mail that goes out only to known addresses must
 * not be told by the clock. A failure is logged.
 */
export function inBackground(what: string, work: () => Promise<unknown>): void {
  const task: Promise<void> = work()
    .then(
      () => undefined,
      (error) => log.error({ err: error }, `Failed after the answer: ${what}`),
    )
    .finally(() => running().delete(task));
  running().add(task);
  keepAwake(task);
}

/** Waits for all work that was begun; for the end of the server and for tests. */
export async function backgroundDone(): Promise<void> {
  while (running().size > 0) await Promise.all(running());
}
