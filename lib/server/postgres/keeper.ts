import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { log } from "@/lib/log";
import { keepLogShort, readPostmaster } from "@/lib/server/postgres/data-folder";

const STOP_TIMEOUT_MS = 10_000;
const QUIT_TIMEOUT_MS = 5_000;
const FIRST_RELAUNCH_MS = 2_000;
const LONGEST_RELAUNCH_MS = 60_000;

/**
 * Keeps the embedded server running until it is told to stop. The connection that owns the server ends with it; when that happens
 * unasked the server is launched again on the same port, so that the addresses everybody holds stay true.
 * `relaunch` starts the server and resolves with the connection that owns it, unless it is told meanwhile to stop.
 */
export function keepPostgres(
  folder: string,
  owner: pg.Client,
  relaunch: (port: number | undefined, stopping: AbortSignal) => Promise<pg.Client>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const logKept = keepLogShort(folder);
  const port = readPostmaster(folder)?.port;
  let current = owner;
  let pid = readPostmaster(folder)?.pid;
  let relaunching: Promise<void> | undefined;
  const watch = () => current.once("end", () => (relaunching = launchAgain()));
  // A fast shutdown; of one that is lost, an immediate one: PostgreSQL 18 never ends when it is told the other while it puts in order what a crash left, and
  // keeps its lock file, so that no start after it has a database. Neither loses anything: order is made at the next start.
  const tellToStop = () => signal(pid, relaunching ? "SIGQUIT" : "SIGINT");
  // The last resort of a process that ends without stopping its database.
  process.once("exit", tellToStop);

  async function launchAgain(): Promise<void> {
    for (let delayMs = FIRST_RELAUNCH_MS; !stopping.signal.aborted; delayMs = Math.min(delayMs * 2, LONGEST_RELAUNCH_MS)) {
      try {
        log.error("The embedded database ended unasked and is launched again");
        await sleep(delayMs, undefined, { signal: stopping.signal });
        current = await relaunch(port, stopping.signal);
        pid = readPostmaster(folder)?.pid;
        relaunching = undefined;
        watch();
        return;
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, "The embedded database could not be launched again");
      }
    }
  }

  async function end(): Promise<void> {
    logKept.stop();
    stopping.abort();
    await relaunching;
    current.removeAllListeners("end");
    await current.end().catch(() => undefined);
    tellToStop();
    // Not before: a signal may end the process while it waits for the connection.
    process.removeListener("exit", tellToStop);
    if (await isGone(STOP_TIMEOUT_MS)) return;
    // It was lost while this connection ended, or its disk is slow.
    signal(pid, "SIGQUIT");
    await isGone(QUIT_TIMEOUT_MS);
  }

  async function isGone(withinMs: number): Promise<boolean> {
    const giveUpAt = Date.now() + withinMs;
    const isThere = () => readPostmaster(folder)?.pid === pid && signal(pid, 0);
    while (isThere() && Date.now() < giveUpAt) await sleep(20);
    return !isThere();
  }

  let ending: Promise<void> | undefined;
  watch();
  return {
    stop() {
      ending ??= end();
      return ending;
    },
  };
}

/** Sends a signal (0 only asks); false when there is no such process. */
function signal(pid: number | undefined, name: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(pid, name);
  } catch {
    return false;
  }
}
