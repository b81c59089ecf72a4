import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { log } from "@/lib/log";
import { dataFolder, embeddedUrl, readPostmaster } from "@/lib/server/postgres/data-folder";

/** How long a server that takes a connection may take for its first answer: on a machine that was busy two seconds were too few, and a second server was launched beside it. */
const ANSWER_MS = 10_000;
/** PostgreSQL's: it is starting up, as while it puts in order what a crash left, or shutting down. */
const NOT_OPEN = "57P03";
const PASSWORD_REFUSED = "28P01";
/** How long a server may take to stop, which on a slow disk writes for some seconds; of one that hangs the launch of another says what is the matter. */
const STOPS_WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 30;
const LONGEST_PAUSE_MS = 2 ** 7 * FIRST_PAUSE_MS;

/**
 * What is to be had of the server of a data folder: it answers, is starting, is stopping, refuses the password that is kept, or is not there. Where a lock file is
 * left of one that died, another server may refuse in its place.
 */
export async function askServer(folder: string): Promise<"answers" | "starts" | "stops" | "refuses" | "away"> {
  if (!readPostmaster(folder) || !existsSync(dataFolder.password(folder))) return "away";
  const client = new pg.Client({ connectionString: embeddedUrl(folder, "postgres"), connectionTimeoutMillis: ANSWER_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return "answers";
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return "away";
    if (error.code === PASSWORD_REFUSED) return "refuses";
    if (error.code !== NOT_OPEN) return "away";
    return error.message.includes("shutting down") ? "stops" : "starts";
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server answers here. One that is starting or stopping is waited for: another could not be launched beside it. */
export async function isAnswering(folder: string, signal?: AbortSignal): Promise<boolean> {
  const endsBy = Date.now() + STOPS_WITHIN_MS;
  const pause = pausesOfStart();
  for (;;) {
    const said = await askServer(folder);
    const isToBeWaitedFor = said === "starts" || (said === "stops" && Date.now() < endsBy);
    if (!isToBeWaitedFor) return said === "answers";
    signal?.throwIfAborted();
    await pause(said);
  }
}

/** Key of the advisory lock that the process which runs the server holds for as long as it lives. */
export const OWNER_LOCK = 7_402_118_202;
/** Who has just launched the server takes the lock in a moment; who lost it with the server launches that again after two seconds. */
const OWNED_WITHIN_MS = 4_000;

/** Whether a process runs the server that answers here, or will in a moment. */
export async function isOwned(folder: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: embeddedUrl(folder, "postgres"), connectionTimeoutMillis: ANSWER_MS });
  client.on("error", () => undefined);
  await client.connect();
  const isHeld = async () => {
    // A key of 64 bits stands there in two halves.
    const locks =
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND (classid::int8 << 32) + objid::int8 = $1 AND granted";
    return (await client.query(locks, [OWNER_LOCK])).rows.length > 0;
  };
  try {
    const endsBy = Date.now() + OWNED_WITHIN_MS;
    let held = await isHeld();
    for (; !held && Date.now() < endsBy; held = await isHeld()) await sleep(100);
    return held;
  } finally {
    await client.end();
  }
}

/** What is told of a wait that takes longer than a start or a stop does. */
const WAITS = {
  starts: "The embedded database puts in order what a crash left: waiting until it is done",
  stops: "The embedded database is being stopped by another process: waiting until it is done",
};

/**
 * The pauses after which a server that is starting or stopping is asked again, each twice as long as the one before: it writes a line into its log for each
 * question. What takes longer than that does is told once.
 */
export function pausesOfStart(): (said: keyof typeof WAITS) => Promise<void> {
  let ms = FIRST_PAUSE_MS;
  return async (said) => {
    await sleep(ms);
    if (ms === LONGEST_PAUSE_MS) return;
    ms *= 2;
    if (ms === LONGEST_PAUSE_MS) log.warn(WAITS[said]);
  };
}
