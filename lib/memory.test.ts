import { execFileSync } from "node:child_process";
import { heapOptions, heapThereIs, LEAST_BYTES, memoryParts, memoryThereIs, pagesAtATime, readsAllCode } from "@/lib/memory.mjs";

const MB = 1024 * 1024;
const GB = 1024 * MB;
/** What the program itself, its threads, the connections of the database and pages in the making take, as measured under load. */
const REST = 260 * MB;
/** What V8 takes for new objects anyway, of which it holds three times as much: part of what was measured. */
const LEAST_YOUNG = 16 * MB;
/** How much of the heap's limit is in use where nothing but the site is in it. */
const HEAP_USED = 0.75;

const held = (bytes: number) => {
  const { heap, young, pages, compressed, databaseShared } = memoryParts(bytes);
  return heap * HEAP_USED + 3 * (young - LEAST_YOUNG) + pages + compressed + databaseShared;
};

it.each([0.75, 1, 2, 4, 64])("leaves what the program itself needs, of %d GB", (size) => {
  expect(held(size * GB) + REST).toBeLessThanOrEqual(Math.max(size * GB, 768 * MB));
});

it("gives more to larger machines, up to what 5,000 notices need", () => {
  const sizes = [LEAST_BYTES, GB, 2 * GB, 64 * GB].map((bytes) => memoryParts(bytes).pages / MB);
  expect(sizes.map(Math.floor)).toEqual([42, 85, 160, 160]);
  expect(memoryParts(1)).toEqual({
    heap: 256 * MB,
    young: 16 * MB,
    pages: 32 * MB,
    compressed: 8 * MB,
    databaseShared: 32 * MB,
  });
});

it("gives new objects room for a page where there is memory for it, so that most of it is thrown away before it is looked at", () => {
  expect([1, 2, 4, 64].map((size) => memoryParts(size * GB).young / MB)).toEqual([16, 32, 64, 64]);
});

it("bounds the heap unless the operator has done so, on the command line or in NODE_OPTIONS", () => {
  expect(heapOptions(GB, ["--import", "tsx", ""])).toEqual(["--max-old-space-size=384", "--max-semi-space-size=16"]);
  expect(heapOptions(64 * GB, [])).toEqual(["--max-old-space-size=1024", "--max-semi-space-size=64"]);
  expect(heapOptions(64 * GB, ["--max-semi-space-size=8"])).toEqual(["--max-old-space-size=1024"]);
  expect(heapOptions(GB, ["--max-old-space-size=900"])).toEqual([]);
  expect(heapOptions(GB, ["--trace-warnings --max_old_space_size=900"])).toEqual([]);
  expect(heapOptions(GB, ["--max-heap-size=900"])).toEqual([]);
});

it("finds no more memory than the machine has", () => {
  expect(memoryThereIs()).toBeGreaterThan(64 * MB);
  expect(memoryThereIs()).toBeLessThan(2 ** 53);
});

it("makes as many pages at a time as the heap has room for", () => {
  // Of --max-old-space-size=256 and 1024: V8 adds 48 and 192 MB for what is young.
  expect([128, 304, 1216].map((size) => pagesAtATime(size * MB))).toEqual([2, 3, 3]);
  expect([304, 1216].map((size) => readsAllCode(size * MB))).toEqual([false, true]);
  expect(heapThereIs()).toBeGreaterThan(64 * MB);
});

/** MB of the heap, at most, of a process that keeps 60 MB and throws away six times as much, each part of it some time after it was made. */
const BUSY = `
  const part = () => Array.from({ length: 128 }, (_, at) => ({ at }));
  const kept = Array.from({ length: 10_000 }, part);
  const passing = [];
  let most = 0;
  for (let turn = 0; turn < 60_000; turn++) {
    passing[turn % 2_000] = part();
    if (turn % 500 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
  }
  process.stdout.write(String(kept.length && most / 2 ** 20));
`;

it("collects what is thrown away before it is as much as what is kept", () => {
  const often = `import { collectOften } from "./lib/memory.mjs"; collectOften();`;
  const mostOf = (before: string) => Number(execFileSync(process.execPath, ["--input-type=module", "-e", before + BUSY]));
  const [left, collected] = [mostOf(""), mostOf(often)];
  expect(collected).toBeLessThan(0.7 * left);
});
