import { isDatabaseAway } from "@/lib/database/errors";
import { log } from "@/lib/log";

/** What `read` gives; null where the database is away, so that a page can show its failed state. Any other error is thrown on. */
export async function readOrAway<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.warn({ err: error }, "A page shows its failed state because the database is away");
    return null;
  }
}
