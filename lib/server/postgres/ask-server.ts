import { existsSync } from "node:fs";
import pg from "pg";
import { dataFolder, embeddedUrl, readPostmaster } from "@/lib/server/postgres/data-folder";

/** How long a server that takes a connection may take for its first answer: on a machine that was busy two seconds were too few, and a second server was launched beside it. */
const ANSWER_MS = 10_000;
/** PostgreSQL's: it is starting up, as while it puts in order what a crash left, or shutting down. */
const NOT_OPEN = "57P03";

/** What is to be had of the server of a data folder: it answers, is not open yet or any more, or is not there. */
export async function askServer(folder: string): Promise<"answers" | "starts" | "away"> {
  if (!readPostmaster(folder) || !existsSync(dataFolder.password(folder))) return "away";
  const client = new pg.Client({ connectionString: embeddedUrl(folder, "postgres"), connectionTimeoutMillis: ANSWER_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return "answers";
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === NOT_OPEN ? "starts" : "away";
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function isAnswering(folder: string): Promise<boolean> {
  return (await askServer(folder)) === "answers";
}
