/**
 * Runs sources that are due, as the server of `npm start` does: npm run worker, on any number of machines that reach the database of the site
 * (DATABASE_URL, else the embedded server of a running site). Ctrl-C or SIGTERM ends it when what it is doing is done, a second one after a moment at once: what a
 * worker had begun is then done by another.
 */
import path from "node:path";
import { collectOften } from "@/lib/memory.mjs";
import { endWithNpm, onAskedToStop } from "./asked-to-stop.mjs";
import { none, wordsOf } from "./command";
import { onDatabase } from "./on-database";

await wordsOf("npm run worker   (runs sources that are due until it is stopped)", none);
endWithNpm();
collectOften();
process.env.UPLOAD_WORKER = path.resolve("lib/ingestion/upload/worker.mjs");

const stopping = new Promise<void>((resolve) => onAskedToStop(resolve));

await onDatabase("The worker stopped", async (url) => {
  // Loaded only now: they read the settings when they are imported.
  const { log } = await import("@/lib/log");
  const { consoleToLog } = await import("./console-to-log");
  const { startSourceWorker } = await import("@/lib/server/run-schedules");
  // graphile-worker leaves a promise of its own unheard where it gives up, as when a minute begins while the database is away. It is begun again by who
  // supervises it, which Node would end for that promise; in a server Next hears it.
  process.on("unhandledRejection", (error) => log.error({ err: error }, "Something failed that nobody waited for"));
  const worker = await startSourceWorker(url);
  consoleToLog();
  console.log("The worker waits for sources that are due\nPress Ctrl-C to stop.");
  await stopping;
  console.log("Stopping: runs that are under way are finished first");
  await worker.stop();
});
