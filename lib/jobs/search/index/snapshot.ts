import { LRUCache } from "lru-cache";
import { DAY_MS, startOfDay } from "@/lib/dates";
import type { JobSort } from "@/lib/jobs/schema";
import type { ListDays } from "@/lib/jobs/search/criteria";
import { appendRows } from "@/lib/jobs/search/index/append-rows";
import {
  addBit,
  type Bitset,
  bitsetWhere,
  forEachBit,
  fullBitset,
  grown,
  hasBit,
  removeBit,
} from "@/lib/jobs/search/index/bitset";
import { carryOrder } from "@/lib/jobs/search/index/carry-order";
import { DAY_END, dayNumber, type SnapshotColumns } from "@/lib/jobs/search/index/columns";
import type { WordRows } from "@/lib/jobs/search/index/words/word-rows";

// Sets of words and of last days are the only ones whose number a visitor decides; 24 MB hold 2,000 of them at 100,000 jobs.
const MAX_SET_BYTES = 24 * 1024 * 1024;
/** A count of the choices of one filter takes some kilobytes of the heap. */
const MAX_RESULTS = 4_000;

/** Rows with something in common, known of all rows below `upTo`. */
type KeptSet = { rows: Bitset; upTo: number };
type KeptSets = LRUCache<string, KeptSet>;

/** What a snapshot takes over from the one before it. */
type Heritage = { sets: KeptSets; later: ReadonlyMap<number, number>; all: Bitset; firstSize: number };

/**
 * All listed jobs of one moment, in memory, as sets of rows. Never changed: a write or midnight makes the next one, in which a written job
 * has a new row behind all others and its old row is dead, so that no row moves and sets stay true for all rows that were there.
 */
export class JobSnapshot {
  readonly size: number;
  /** The rows of listed jobs; every other set may hold dead rows too. */
  readonly all: Bitset;
  readonly open: Bitset;
  /** Counts that were asked for, by what they count. */
  readonly results = new LRUCache<string, object>({ max: MAX_RESULTS });
  /** All rows in the order of each sort that was asked for. */
  readonly orders = new Map<JobSort, Promise<Uint32Array>>();
  /** Times of this day, in milliseconds: the last closing and the next, between which nothing changes. */
  private readonly trueFor: { from: number; until: number };
  private readonly sets: KeptSets;
  /** The rows of the jobs that were written since all were read; those of the others ascend by id, below `firstSize`. */
  private readonly later: ReadonlyMap<number, number>;
  private readonly firstSize: number;

  constructor(
    readonly columns: SnapshotColumns,
    readonly days: ListDays,
    heritage?: Heritage,
    /** What the jobs say, of those of their rows that have been read. */
    private readonly held?: WordRows,
  ) {
    const { ids, deadlines, closes } = columns;
    const [since, today] = [dayNumber(days.since), dayNumber(days.today)];
    const time = timeOfDay(days);
    this.size = ids.length;
    this.sets = heritage?.sets ?? new LRUCache({ maxSize: MAX_SET_BYTES, sizeCalculation: ({ rows }) => rows.byteLength + 100 });
    this.later = heritage?.later ?? new Map();
    this.firstSize = heritage?.firstSize ?? this.size;
    const alive = heritage?.all ?? fullBitset(this.size);
    this.all = bitsetWhere(this.size, (row) => hasBit(alive, row) && (deadlines[row] ?? 0) >= since);
    this.open = bitsetWhere(this.size, (row) => {
      const left = (deadlines[row] ?? 0) - today;
      return hasBit(this.all, row) && (left > 0 || (left === 0 && (closes[row] ?? 0) > time));
    });
    this.trueFor = closingsAround(time, this.all, (row) => (deadlines[row] === today ? closes[row] : undefined));
  }

  /** The rows by their words, once all have been read. */
  get words(): WordRows | undefined {
    return this.held && this.held.size >= this.size ? this.held : undefined;
  }

  /** How many rows have been added since all were read: as many as are dead, or new. */
  get written(): number {
    return this.size - this.firstSize;
  }

  /** Whether nothing has closed between the moment of this snapshot and another. */
  isTrueOn(days: ListDays): boolean {
    const time = timeOfDay(days);
    return this.days.today === days.today && time >= this.trueFor.from && time < this.trueFor.until;
  }

  /** The same jobs at another time: some have closed, some have left the lists. */
  onDays(days: ListDays): JobSnapshot {
    const next = new JobSnapshot(this.columns, days, { ...this.heritage(), all: this.all }, this.held);
    for (const [sort, order] of this.orders) if (sort !== "relevance") next.orders.set(sort, order);
    return next;
  }

  /** The snapshot after a write of the jobs `changed`, of which `written` holds those that are listed now. */
  after(changed: readonly number[], written: SnapshotColumns): JobSnapshot {
    const columns = appendRows(this.columns, written);
    const all = grown(this.all, columns.ids.length);
    const later = new Map(this.later);
    for (const id of changed) removeBit(all, this.rowOf(id));
    for (const [at, id] of written.ids.entries()) {
      addBit(all, this.size + at);
      later.set(id, this.size + at);
    }
    const next = new JobSnapshot(columns, this.days, { ...this.heritage(), later, all }, this.held);
    for (const [sort, order] of this.orders) carryOrder(next, sort, order, this.size);
    return next;
  }

  /** The rows for which a rule holds, kept under a key that says the rule. */
  setWhere(key: string, holds: (row: number) => boolean): Bitset {
    const kept = this.sets.get(key);
    if (kept && kept.upTo >= this.size) return kept.rows;
    const rows = grown(kept?.rows, this.size);
    for (let row = kept?.upTo ?? 0; row < this.size; row++) if (holds(row)) addBit(rows, row);
    return this.keep(key, rows);
  }

  /** The rows that `find` names, dead ones and some behind the last one too, kept under a key. */
  setFound(key: string, find: () => Bitset): Bitset {
    const kept = this.sets.get(key);
    return kept && kept.upTo >= this.size ? kept.rows : this.keep(key, find().subarray(0, this.all.length));
  }

  /**
   * The rows of the ids that `find` names, kept under a key; ids that are not listed are left out. It is asked for all ids once (`among`
   * is null), and afterwards only among those that were written since.
   */
  async setOfIds(key: string, find: (among: readonly number[] | null) => Promise<Iterable<number>>): Promise<Bitset> {
    const kept = this.sets.get(key);
    if (kept && kept.upTo >= this.size) return kept.rows;
    const from = kept?.upTo ?? 0;
    const found = await find(kept ? [...this.columns.ids.subarray(from)] : null);
    const rows = grown(kept?.rows, this.size);
    for (const id of found) {
      const row = this.rowOf(id);
      if (row >= from) addBit(rows, row);
    }
    return this.keep(key, rows);
  }

  /** The row of an id, or -1. */
  rowOf(id: number): number {
    return this.later.get(id) ?? this.rowAtFirst(id);
  }

  /** The row that an id had when all were read, by halving. */
  private rowAtFirst(id: number): number {
    const { ids } = this.columns;
    let [low, high] = [0, this.firstSize - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  private heritage(): Omit<Heritage, "all"> {
    return { sets: this.sets, later: this.later, firstSize: this.firstSize };
  }

  private keep(key: string, rows: Bitset): Bitset {
    this.sets.set(key, { rows, upTo: this.size });
    return rows;
  }
}

/** Milliseconds since the day began in India. */
function timeOfDay({ today, now }: ListDays): number {
  return now.getTime() - startOfDay(today).getTime();
}

/** The last closing up to a time of the day and the next one after it, of some rows; the end of the day closes whatever has no hour. */
function closingsAround(time: number, rows: Bitset, closingOf: (row: number) => number | undefined) {
  const around = { from: time < DAY_END ? 0 : DAY_END, until: time < DAY_END ? DAY_END : DAY_MS };
  forEachBit(rows, (row) => {
    const closing = closingOf(row);
    if (closing === undefined) return;
    if (closing <= time) around.from = Math.max(around.from, closing);
    else around.until = Math.min(around.until, closing);
  });
  return around;
}
