import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** PostgreSQL starts, stops, or puts in order what a crash left (cannot_connect_now). */
const NOT_OPEN_YET = "57P03";
const PATIENCE_MS = 60_000;
const ASK_AGAIN_MS = 250;

/**
 * A connection to a database that may be starting: after a crash, or when all of a machine starts at once, PostgreSQL refuses everybody for some seconds, and a
 * server that ended for that would stay away until somebody starts it again.
 * @throws whatever else keeps it from connecting, at once; the refusal, or that nothing is answered, where it lasts longer than `patienceMs`
 */
export async function connectWhenOpen(config: pg.ClientConfig, patienceMs = PATIENCE_MS): Promise<pg.Client> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    // One that takes the connection and says nothing would be waited for without an end, and without a word.
    const client = new pg.Client({ connectionTimeoutMillis: patienceMs, ...config });
    // A connection that breaks while it waits is told by the next query.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const isStarting = error instanceof pg.DatabaseError && error.code === NOT_OPEN_YET;
      if (!isStarting || Date.now() >= giveUpAt) throw error;
      await sleep(ASK_AGAIN_MS);
    }
  }
}
