import { type ChildProcess, fork } from "node:child_process";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { ReadEntries } from "@/lib/ingestion/read/entries";
import {
  type Given,
  type OfSource,
  type Upload,
  type UploadedFile,
  unpackEntries,
  unpackFile,
  type WorkerMessage,
} from "@/lib/ingestion/upload/packed-file";
import { coreMs, residentMb } from "@/lib/ingestion/upload/process-use";

/**
 * What a worker may take: megabytes of its heap, and milliseconds of a core, which say how much there is to read whatever else keeps the machine busy; from
 * its start where the system does not tell those of a core. Nobody waits for it longer than `patienceMs`.
 */
export type WorkerLimits = { memoryMb: number; timeMs: number; patienceMs: number };

/** As many rows as an upload may have take 7 seconds of a core. */
export const UPLOAD_LIMITS: WorkerLimits = { memoryMb: 384, timeMs: 30_000, patienceMs: 120_000 };

/** Megabytes that a process takes beside its heap: its code, and the bytes of a file with what they unpack to, which V8 does not count. */
const BESIDE_HEAP_MB = 320;
const LOOK_MS = 100;

const GIVEN_UP = "given up by whoever sent it";
const BUSY = "since the server is busy. Try again later";
/** How a process ends that asks for more memory than its heap may have, and one that the machine ends for its memory. */
const OUT_OF_MEMORY = ["SIGABRT", "SIGKILL"];

type Run = { file: string; limits: WorkerLimits; signal: AbortSignal };

/**
 * Reads an upload in a process of its own, whose memory and time are bounded, so that requests are answered meanwhile whatever the file
 * holds. A thread would not do: V8 may end the whole process where a thread's heap is full. The worker has no settings and no
 * database, and ends with the call or when the caller leaves.
 * @throws UnreadableFileError where it is no file of listings, or takes more than the limits
 */
export async function readInWorker(upload: Upload, run: Run): Promise<UploadedFile> {
  return unpackFile(await partsByWorker({ upload }, upload.name, run));
}

/** Reads the entries of what a source has, bounded in the same way; `name` is what it is called. @throws as readInWorker does */
export async function readEntriesInWorker(given: OfSource, name: string, run: Run): Promise<ReadEntries> {
  return unpackEntries(await partsByWorker(given, name, run));
}

async function partsByWorker(given: Given, name: string, { file, limits, signal }: Run): Promise<Uint8Array[]> {
  if (signal.aborted) throw new UnreadableFileError(`${name}: ${GIVEN_UP}`);
  const worker = fork(file, {
    execArgv: [`--max-old-space-size=${limits.memoryMb}`, "--max-semi-space-size=16"],
    env: { NODE_ENV: "production" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // With a group of its own, it ends with what it has started: a scan would be read on for minutes.
    detached: true,
  });
  return partsFrom(worker, { given, name, limits, signal }).finally(() => endGroup(worker));
}

function endGroup(worker: ChildProcess): void {
  try {
    if (worker.pid) process.kill(-worker.pid, "SIGKILL");
  } catch {
    // Nothing of it is left, or this system has no groups.
    worker.kill("SIGKILL");
  }
}

type Asked = Omit<Run, "file"> & { given: Given; name: string };

function partsFrom(worker: ChildProcess, { given, name, limits, signal }: Asked): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const giveUp = (why: string) => reject(new UnreadableFileError(`${name}: ${why}`));
    const startedAt = performance.now();
    const onAbort = () => giveUp(GIVEN_UP);
    signal.addEventListener("abort", onAbort, { once: true });
    const watch = setInterval(() => {
      const sinceStart = performance.now() - startedAt;
      if ((coreMs(worker.pid) ?? sinceStart) > limits.timeMs) giveUp(`not read within ${limits.timeMs / 1000} seconds`);
      else if (sinceStart > limits.patienceMs) giveUp(`not read within ${limits.patienceMs / 1000} seconds, ${BUSY}`);
      if (residentMb(worker.pid) > limits.memoryMb + BESIDE_HEAP_MB) worker.kill("SIGKILL");
    }, LOOK_MS);
    worker.on("message", (message: WorkerMessage) => {
      if ("part" in message) parts.push(message.part);
      else if ("unreadable" in message) reject(new UnreadableFileError(message.unreadable));
      else if ("fault" in message) reject(new Error(`The worker that reads uploads failed: ${message.fault}`));
      else resolve(parts);
    });
    worker.once("error", reject);
    worker.once("exit", (code, by) => {
      clearInterval(watch);
      signal.removeEventListener("abort", onAbort);
      if (by && OUT_OF_MEMORY.includes(by)) giveUp(`needs more than ${limits.memoryMb} MB of memory to be read`);
      else reject(new Error(`The worker that reads uploads ended with ${by ?? code} and no answer`));
    });
    // A worker that ended before it took the file says so by its exit.
    worker.send(given, () => undefined);
  });
}
