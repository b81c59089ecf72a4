import { reasonOf } from "@/lib/server/backup/backup-error";

/**
 * Runs the work of a command on the site's database, migrated first. What keeps it from that, as wrong settings or a database that is away, is told in
 * one sentence, and the command ends with status 1: where in the program it came up helps no operator.
 *
 * What reads the settings is imported by the work, never by the command itself: they are checked when the first such module is loaded, which would be before
 * anything could be told.
 * @param failure how that sentence begins, as in "Not imported"
 */
export async function onDatabase(failure: string, work: (url: string) => Promise<void>): Promise<void> {
  const sayStopped = () => console.error(`${failure}: it was stopped before it was done.`);
  process.once("exit", sayStopped);
  try {
    // Loaded only now: it reads the settings when it is imported.
    const { withDatabase } = await import("@/lib/server/connect");
    await withDatabase(work);
    process.removeListener("exit", sayStopped);
  } catch (error) {
    process.removeListener("exit", sayStopped);
    console.error(`${failure}: ${reasonOf(error)}`);
    // What was begun must not keep it: connections that were opened, or who waits to be told to stop.
    process.exit(1);
  }
}
