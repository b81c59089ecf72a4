import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { log } from "@/lib/log";
import { dataFolder, embeddedUrl, readPostmaster } from "@/lib/server/postgres/data-folder";

/** How long a server that takes a connection may take for its first answer: on a machine that was busy two seconds were too few, and a second server was launched beside it. */
const ANSWER_MS = 10_000;
/** PostgreSQL's: it is starting up, as while it puts in order what a crash left, or shutting down. */
const NOT_OPEN = "57P03";
const FIRST_PAUSE_MS = 30;
const LONGEST_PAUSE_MS = 2 ** 7 * FIRST_PAUSE_MS;

/** What is to be had of the server of a data folder: it answers, is starting, or is not there, or not for long. */
export async function askServer(folder: string): Promise<"answers" | "starts" | "away"> {
  if (!readPostmaster(folder) || !existsSync(dataFolder.password(folder))) return "away";
  const client = new pg.Client({ connectionString: embeddedUrl(folder, "postgres"), connectionTimeoutMillis: ANSWER_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return "answers";
  } catch (error) {
    const isStarting = error instanceof pg.DatabaseError && error.code === NOT_OPEN && !error.message.includes("shutting down");
    return isStarting ? "starts" : "away";
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server answers here. One that is starting is waited for: another could not be launched beside it. */
export async function isAnswering(folder: string, signal?: AbortSignal): Promise<boolean> {
  const pause = pausesOfStart();
  for (;;) {
    const said = await askServer(folder);
    if (said !== "starts") return said === "answers";
    signal?.throwIfAborted();
    await pause();
  }
}

/**
 * The pauses after which a server that is starting is asked again, each twice as long as the one before: it writes a line into its log for each question. What
 * takes longer than a start does is told once.
 */
export function pausesOfStart(): () => Promise<void> {
  let ms = FIRST_PAUSE_MS;
  return async () => {
    await sleep(ms);
    if (ms === LONGEST_PAUSE_MS) return;
    ms *= 2;
    if (ms === LONGEST_PAUSE_MS) log.warn("The embedded database puts in order what a crash left: waiting until it is done");
  };
}
