import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { readInWorker, UPLOAD_LIMITS, type WorkerLimits } from "@/lib/ingestion/upload/read-in-worker";
import { compiled } from "@/tests/support/compiled";
import { slowSheet, wideCsv } from "@/tests/support/hostile-files";

const NOW = new Date("2026-11-22T08:00:00Z");
const { "upload-worker": FILE } = compiled({ "upload-worker": "lib/ingestion/upload/run.ts" });
const QUIET = new AbortController().signal;

function read(content: string | Uint8Array, limits: Partial<WorkerLimits> = {}, { signal = QUIET, file = FILE } = {}) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return readInWorker({ name: "rows", bytes, now: NOW }, { file, limits: { ...UPLOAD_LIMITS, ...limits }, signal });
}

const row = (id: number) => `${id},Clerk ${id},Example Board,30-12-2026,https://example.org/${id}`;
const rows = (count: number) =>
  ["id,title,board,last date,link", ...Array.from({ length: count }, (_, id) => row(id))].join("\n");

it("gives the jobs, refused and joined rows of a file in their order", async () => {
  const { jobs, refused, joined, host } = await read(`${rows(1_200)}\n7,,Example Board,30-12-2026\n${row(3)}`);
  expect(host).toBe("example.org");
  expect(jobs.map(({ row: number }) => number)).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 1));
  expect(jobs[0]).toMatchObject({ job: { title: "Clerk 0", deadline: "2026-12-30" }, seenAt: NOW });
  expect(refused).toMatchObject([{ row: 1_201, reason: "no-title" }]);
  expect(joined).toEqual([{ row: 1_202, into: 4, title: "Clerk 3" }]);
});

it("reads by the program that a server of sources starts", async () => {
  const { jobs } = await read(rows(1), {}, { file: path.resolve("lib/ingestion/upload/worker.mjs") });
  expect(jobs).toMatchObject([{ row: 1, job: { title: "Clerk 0" } }]);
});

it("says why a file is none", async () => {
  await expect(read("just words")).rejects.toThrow("rows: neither JSON nor CSV");
});

it("leaves the thread of the requests free while it reads", async () => {
  const before = performance.eventLoopUtilization();
  await read(wideCsv(0.5));
  await read(rows(1_500));
  // The share of the time in which this thread was busy, whatever else keeps the machine busy: 1 where it reads by itself.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

it("ends a file that takes too long", async () => {
  await expect(read(slowSheet(), { timeMs: 1_000 })).rejects.toThrow("rows: not read within 1 seconds");
});

it("ends a file that takes too much memory", async () => {
  await expect(read(`[${"[],".repeat(2_000_000)}{}]`, { memoryMb: 24 })).rejects.toThrow("rows: needs more than 24 MB");
});

const itOnLinux = process.platform === "linux" ? it : it.skip;

/** Only Linux tells the memory of a process. */
itOnLinux("ends a file that unpacks to more than it may take, of which the heap knows nothing", async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "worker-")), "worker.mjs");
  const grow = "const kept = []; setInterval(() => kept.push(Buffer.alloc(16 << 20, 1)), 20)";
  await writeFile(file, `process.once("message", () => { ${grow}; });`);
  await expect(read(rows(1), { memoryMb: 24 }, { file })).rejects.toThrow("rows: needs more than 24 MB");
});

itOnLinux("waits longer for a file that others on the machine keep from being read, and not for ever", async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "worker-")), "worker.mjs");
  await writeFile(file, `process.once("message", () => setTimeout(() => process.send({ unreadable: "read at last" }), 1_500));`);
  await expect(read(rows(1), { timeMs: 1_000 }, { file })).rejects.toThrow("read at last");
  await expect(read(rows(1), { patienceMs: 500 }, { file })).rejects.toThrow(
    "rows: not read within 0.5 seconds, since the server is busy",
  );
});

itOnLinux("ends with a worker what that has started, such as what reads a scan", async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "worker-")), "worker.mjs");
  const begin =
    'const { pid } = (await import("node:child_process")).spawn("sleep", ["300"]); process.send({ unreadable: String(pid) })';
  await writeFile(file, `process.once("message", async () => { ${begin}; });`);
  const pid = await read(rows(1), {}, { file }).then(String, ({ message }: Error) => message);
  expect(pid).toMatch(/^\d+$/);
  const state = () => readFile(`/proc/${pid}/status`, "utf8").catch(() => "State:\tX");
  while (!/^State:\s+[XZ]/m.test(await state())) await new Promise((resolve) => setTimeout(resolve, 20));
});

/** V8 aborts the process whose heap is full, and with it every thread: so may a file that fills a worker's. */
it.each(["process.abort()", "process.exit(7)", "throw new Error('broken')", "process.kill(process.pid, 'SIGKILL')"])(
  "outlives a worker that ends with %s",
  async (end) => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), "worker-")), "worker.mjs");
    await writeFile(file, `process.once("message", () => { ${end}; });`);
    await expect(read(rows(1), {}, { file })).rejects.toThrow(/needs more than 384 MB|ended with (7|1) and no answer/);
  },
);

it("ends when the caller has left", async () => {
  const caller = new AbortController();
  const reading = read(slowSheet(), {}, { signal: caller.signal });
  caller.abort();
  await expect(reading).rejects.toThrow("given up");
  await expect(read(rows(1), {}, { signal: caller.signal })).rejects.toThrow("given up");
});
