import { LRUCache } from "lru-cache";
import type { Day } from "@/lib/dates";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { type JobSort, QUALIFICATIONS } from "@/lib/jobs/schema";
import type { Criteria } from "@/lib/jobs/search/criteria";
import { addBit, type Bitset, bitsetWhere, emptyBitset, fullBitset, unite } from "@/lib/jobs/search/index/bitset";
import { choicesOf, dayNumber, type SnapshotColumns } from "@/lib/jobs/search/index/columns";
import type { FilterGroup } from "@/lib/jobs/search/list-schema";
import { PLACES } from "@/lib/places/places";

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
  /** The choice of the form that a number of the columns `departments` and `placesOfRows` stands for; -1 is none. */
  readonly departmentChoices: Int16Array;
  readonly placeChoices: Int16Array;
  /** Counts that were asked for, by what they count. */
  readonly results = new LRUCache<string, object>({ max: MAX_RESULTS });
  /** All rows in the order of each sort that was asked for. */
  readonly orders = new Map<JobSort, Promise<Uint32Array>>();
  /** Sets by condition, and sets of words by tsquery text. */
  private readonly sets = new LRUCache<string, Bitset>({
    maxSize: MAX_SET_BYTES,
    sizeCalculation: (set) => set.byteLength + 100,
  });
  private readonly departmentIndex: Map<string, number>;
  private readonly placeIndex: Map<string, number>;

  constructor(
    readonly columns: SnapshotColumns,
    firstOpen: Day,
  ) {
    const { ids, deadlines, departmentNames, placeKeys } = columns;
    const open = dayNumber(firstOpen);
    this.size = ids.length;
    this.all = fullBitset(this.size);
    this.open = bitsetWhere(this.size, (row) => (deadlines[row] ?? 0) >= open);
    this.departmentIndex = new Map(departmentNames.map((name, index) => [name, index]));
    this.placeIndex = new Map(placeKeys.map((key, index) => [key, index]));
    this.departmentChoices = choicesOf(
      departmentNames,
      DEPARTMENTS.map(({ value }) => value),
    );
    this.placeChoices = choicesOf(
      placeKeys,
      PLACES.map(({ key }) => key),
    );
  }

  /** The rows that satisfy one filter; all of them where the criteria do not use it. */
  setOf(group: FilterGroup, criteria: Criteria): Bitset {
    const condition = criteria[group];
    if (condition === undefined) return this.all;
    // Not kept: a visitor may type any number of places that nobody recruits for.
    if (group === "place" && !this.placeIndex.has(String(condition))) return emptyBitset(this.size);
    return this.keptSet(JSON.stringify([group, condition]), () => this.computeSet(group, criteria));
  }

  /** The rows that a search for words found before, or undefined. */
  wordSet(query: string): Bitset | undefined {
    return this.sets.get(`words ${query}`);
  }

  /** Keeps what a search for words found as rows; ids that are not listed are left out. */
  keepWordSet(query: string, ids: Iterable<number>): Bitset {
    const set = emptyBitset(this.size);
    for (const id of ids) {
      const row = this.rowOf(id);
      if (row >= 0) addBit(set, row);
    }
    this.sets.set(`words ${query}`, set);
    return set;
  }

  private keptSet(key: string, compute: () => Bitset): Bitset {
    const found = this.sets.get(key);
    if (found) return found;
    const set = compute();
    this.sets.set(key, set);
    return set;
  }

  private computeSet(group: FilterGroup, { departments = [], place, qualification, salary, posted }: Criteria): Bitset {
    const { columns, size } = this;
    switch (group) {
      case "departments":
        return unite(
          departments.map((name) => bitsetWhere(size, (row) => columns.departments[row] === this.departmentIndex.get(name))),
          size,
        );
      case "place":
        return this.placeSet(this.placeIndex.get(place ?? "") ?? -1);
      case "qualification": {
        const bit = qualification === undefined ? 0 : 1 << QUALIFICATIONS.indexOf(qualification);
        return bitsetWhere(size, (row) => ((columns.levels[row] ?? 0) & bit) !== 0);
      }
      case "salary": {
        const { from, to } = salary ?? { from: 0, to: null };
        return bitsetWhere(size, (row) => within(columns.salaries[row] ?? -1, from, to === null ? null : to - 1));
      }
      case "posted": {
        const [from, to] = [dayNumber(posted?.from ?? ""), dayNumber(posted?.to ?? "")];
        return bitsetWhere(size, (row) => within(columns.posted[row] ?? 0, from, to));
      }
    }
  }

  private placeSet(place: number): Bitset {
    const { placeStarts, placesOfRows } = this.columns;
    return bitsetWhere(this.size, (row) => {
      for (let at = placeStarts[row] ?? 0; at < (placeStarts[row + 1] ?? 0); at++) if (placesOfRows[at] === place) return true;
      return false;
    });
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

function within(value: number, from: number, to: number | null): boolean {
  return value >= from && (to === null || value <= to);
}
