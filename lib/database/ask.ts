import pg from "pg";
import type { Speaking } from "@/lib/database/losses";

const ASK_EVERY_MS = 2_000;
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Resolves when a database answers who connects, which may be never. Asks again and again, since a question that is lost on its way is never answered.
 * Keeps no process from ending.
 * @param stopped when to ask no more
 */
export function answerOf(connectionString: string, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ask = () => void isAnswering(connectionString).then((isAnswered) => isAnswered && resolve());
    const asking = setInterval(ask, ASK_EVERY_MS).unref();
    stopped.addEventListener("abort", () => clearInterval(asking));
    ask();
  });
}

/** Whether anything is said to who connects, as that there is no connection left. No query is asked: behind a pooler that waits for what others ask. */
async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    application_name: "niyukti-ask",
  });
  client.on("error", () => undefined);
  try {
    const connected = client.connect();
    (client as pg.Client & Speaking).connection.stream.unref();
    await connected;
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => undefined);
  }
}
