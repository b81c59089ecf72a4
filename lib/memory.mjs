import { totalmem } from "node:os";
import { getHeapStatistics, setFlagsFromString } from "node:v8";

/**
 * What one server makes of the memory there is. Whoever starts it, its database and its caches ask this, so that together they stay below it
 * (docs/decisions/055).
 */

const MB = 1024 * 1024;

/** Below this the site does not answer reliably beside its database: documented in docs/operations.md, and warned of at the start. */
export const LEAST_BYTES = 512 * MB;

/** Bytes that this process and its database may hold: the limit of its container or service (cgroup), or else the machine's. */
export function memoryThereIs() {
  // 0 or more than the machine has where nothing limits it.
  const limit = process.constrainedMemory?.() ?? 0;
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * The parts of the memory, in bytes. Half is left to the program itself, to pages while they are made and to the system. Within the
 * upper bounds some 3,700 notices are kept, and as many compressed answers.
 * @param {number} bytes all there is
 */
export function memoryParts(bytes) {
  return {
    /**
     * The heap of JavaScript: a limit, half of what there is beyond the least. 200 MB stay in use where 100,000 notices are kept, and each page that is being made
     * takes some more until it is sent: with a quarter of 1 GB every second millisecond of a page went into looking for room.
     */
    heap: between(256 * MB, (bytes - 256 * MB) / 2, 1024 * MB),
    /**
     * Room for new objects, of which V8 holds three times as much beside the heap. A page takes about the least of it while it is made: with no more each
     * page is looked at half made, and what it has until then copied and kept as if it were to stay.
     */
    young: between(16 * MB, bytes / 64, 64 * MB),
    /** Pages and data that Next keeps, outside of the heap. */
    pages: between(32 * MB, bytes / 12, 160 * MB),
    /** Pages whose compressed forms are kept, by the bytes of those forms. */
    compressed: between(8 * MB, bytes / 40, 48 * MB),
    /** Of the embedded database. */
    databaseShared: between(32 * MB, bytes / 16, 128 * MB),
  };
}

/** The heap's limit that this process was started with, in bytes. */
export function heapThereIs() {
  return getHeapStatistics().heap_size_limit;
}

/**
 * Has V8 collect the heap whenever it has grown by a share of what was in use. Left alone it lets the heap of a busy process double and more before it looks:
 * after 2,400 notices the server held 998 MB, now 573, for no more CPU (docs/decisions/055). V8 reads this at each collection, so that it counts from now on.
 * @param {number} percent
 */
export function collectOften(percent = 50) {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/**
 * Has V8 compile WebAssembly once and not again for speed: the compiler of the client's queries takes 40 to 80 MB less, and scripts that write their own SQL
 * hardly ask it. Counts for what is compiled from now on.
 */
export function compileOnce() {
  setFlagsFromString("--liftoff-only");
}

/** What the program, its code and its indexes keep in use of a heap, and what is left for new objects. */
const HEAP_IN_USE = 240 * MB;
/** What a page takes of it while it is made. */
const HEAP_OF_A_PAGE = 20 * MB;

/**
 * How many pages are made at a time: no more than three. One processor makes one at a time; the others use what it waits for the database. With eight begun
 * at once each took a sixth more CPU, since what a page allocates outlived the collections that would have dropped it (docs/decisions/065).
 * @param {number} heap the heap's limit in bytes
 */
export function pagesAtATime(heap) {
  return between(2, (heap - HEAP_IN_USE) / HEAP_OF_A_PAGE, 3);
}

/**
 * Whether the code of all routes is read at the start, 40 MB of it, or when a route is first asked for.
 * @param {number} heap the heap's limit in bytes
 */
export function readsAllCode(heap) {
  return heap >= 384 * MB;
}

/**
 * @param {number} least
 * @param {number} wanted
 * @param {number} most
 */
function between(least, wanted, most) {
  return Math.floor(Math.min(most, Math.max(least, wanted)));
}

/**
 * Options of Node that bound its heap; none where the operator has set a limit of his own, on the command line or in NODE_OPTIONS.
 * @param {number} bytes all there is
 * @param {readonly string[]} given options that Node was started with, those of NODE_OPTIONS among them
 */
export function heapOptions(bytes, given) {
  const { heap, young } = memoryParts(bytes);
  const isSet = (/** @type {RegExp} */ pattern) => given.some((option) => pattern.test(option));
  if (isSet(/--max[-_](?:old[-_]space|heap)[-_]size/)) return [];
  const ofYoung = isSet(/--max[-_]semi[-_]space[-_]size/) ? [] : [`--max-semi-space-size=${Math.round(young / MB)}`];
  return [`--max-old-space-size=${Math.round(heap / MB)}`, ...ofYoung];
}
