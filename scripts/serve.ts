/**
 * Runs the built site (or, with NODE_ENV=development, the sources). scripts/start.mjs prepares everything and calls this, as compiled with the
 * site (scripts/compile-server.mjs) or from its source.
 */
import path from "node:path";
import { collectOften } from "@/lib/memory.mjs";
import { reasonOf } from "@/lib/server/backup/backup-error";
import { type Env, readServerEnv } from "@/lib/settings";
import { onAskedToStop } from "./asked-to-stop.mjs";
import { UPLOAD_WORKER_FILE } from "./compile-server.mjs";
import { NO_ENV_FILE } from "./env-file.mjs";

/** A stop that hangs is ended all the same: the embedded database is told to stop when the process exits. */
const STOP_TIMEOUT_MS = 25_000;
const REPORTED = [
  "CannotListenError",
  "DataFolderInUseError",
  "MigrationFailedError",
  "BackupError",
  "FolderError",
  "SourcesFileError",
  "FirstAdminError",
];

const report = (line: string) => console.log(line);
/** As it is before what others say by the console goes to the log: why a start failed is told to people. */
const { error: complain } = console;

function fail(message: string): never {
  complain(message);
  process.exit(1);
}

function readSettings(): Env {
  try {
    return readServerEnv(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * What the system or the database refuses, or this site or a driver says in words of its own (an Error of no further kind), is said as that; where in the program
 * it came up helps whoever runs it as little as it is much to read. Faults of the program are of a kind, as TypeError.
 */
async function whatOf(error: Error): Promise<string | undefined> {
  const { isDatabaseAway } = await import("@/lib/database/errors");
  // Handed on by Prisma, as of a disk that is full.
  if ("meta" in error && isDatabaseAway(error)) return `error: ${reasonOf(error)}`;
  const isRefused = error.name === "Error" || ["syscall", "errors", "severity"].some((part) => part in error);
  return isRefused ? `${error.name}: ${reasonOf(error)}` : error.stack;
}

const settings = readSettings();
Object.assign(process.env, NO_ENV_FILE);
const isCompiled = settings.NODE_ENV !== "development";
process.env.UPLOAD_WORKER = path.resolve(
  isCompiled ? path.join(settings.NEXT_DIST_DIR, UPLOAD_WORKER_FILE) : "lib/ingestion/upload/worker.mjs",
);
collectOften();
// Loaded only now: these modules read the settings when they are imported.
if (isCompiled) (await import("./console-to-log")).consoleToLog();
const { runServer } = await import("@/lib/server/run-server");

const asked = new AbortController();
let running: { stop(): Promise<void> } | undefined;

async function stop(): Promise<void> {
  asked.abort();
  // A start that is under way ends after the step that it is at: half-started parts cannot be stopped in order.
  if (!running) return report("Stopping after this step of the start. Asked again, at once.");
  report("Stopping: running requests are finished first");
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  await running.stop();
  process.exit(0);
}

onAskedToStop(stop);

try {
  const server = await runServer(settings, report, asked.signal);
  running = server;
  report(`\nThe site is open at ${server.address}\nPress Ctrl-C to stop.`);
} catch (error) {
  if (error === asked.signal.reason) process.exit(0);
  if (!(error instanceof Error)) throw error;
  fail(REPORTED.includes(error.name) ? error.message : `The site could not start: ${await whatOf(error)}`);
}
