import { LRUCache } from "lru-cache";
import type { Day } from "@/lib/dates";
import type { JobSort } from "@/lib/jobs/schema";
import { addBit, type Bitset, bitsetWhere, emptyBitset, fullBitset } from "@/lib/jobs/search/index/bitset";
import { dayNumber, type SnapshotColumns } from "@/lib/jobs/search/index/columns";

// Sets of words are the only ones whose number a visitor decides; 24 MB hold 2,000 of them at 100,000 jobs.
const MAX_SET_BYTES = 24 * 1024 * 1024;
const MAX_RESULTS = 20_000;

/**
 * All listed jobs of one moment, in memory, as sets of rows. Never changed: a write or midnight makes the next one, and everything
 * computed from a snapshot lives and dies with it.
 */
export class JobSnapshot {
  readonly size: number;
  readonly open: Bitset;
  readonly all: Bitset;
  /** Counts that were asked for, by what they count. */
  readonly results = new LRUCache<string, object>({ max: MAX_RESULTS });
  /** All rows in the order of each sort that was asked for. */
  readonly orders = new Map<JobSort, Promise<Uint32Array>>();
  /** Sets of rows by what they have in common. */
  private readonly sets = new LRUCache<string, Bitset>({
    maxSize: MAX_SET_BYTES,
    sizeCalculation: (set) => set.byteLength + 100,
  });

  constructor(
    readonly columns: SnapshotColumns,
    firstOpen: Day,
  ) {
    const { ids, deadlines } = columns;
    const open = dayNumber(firstOpen);
    this.size = ids.length;
    this.all = fullBitset(this.size);
    this.open = bitsetWhere(this.size, (row) => (deadlines[row] ?? 0) >= open);
  }

  /** The rows for which a rule holds, kept under a key that says the rule. */
  setWhere(key: string, holds: (row: number) => boolean): Bitset {
    return this.keptSet(key) ?? this.keep(key, bitsetWhere(this.size, holds));
  }

  /** The rows that were kept under a key, or undefined. */
  keptSet(key: string): Bitset | undefined {
    return this.sets.get(key);
  }

  /** Keeps the rows of some ids; ids that are not listed are left out. */
  keepIds(key: string, ids: Iterable<number>): Bitset {
    const set = emptyBitset(this.size);
    for (const id of ids) {
      const row = this.rowOf(id);
      if (row >= 0) addBit(set, row);
    }
    return this.keep(key, set);
  }

  private keep(key: string, set: Bitset): Bitset {
    this.sets.set(key, set);
    return set;
  }

  /** The row of an id by halving, or -1. */
  rowOf(id: number): number {
    const { ids } = this.columns;
    let [low, high] = [0, ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
