import type { Day } from "@/lib/dates";
import type { JobSort } from "@/lib/jobs/schema";
import type { SnapshotColumns } from "@/lib/jobs/search/index/columns";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { compareUseful } from "@/lib/jobs/search/index/usefulness";

type Compare = (columns: SnapshotColumns, a: number, b: number, today: Day) => number;

/** Sorts that the columns alone decide. Titles are not held, and names of departments sort as the database collates them. */
const COMPARES: Partial<Record<JobSort, Compare>> = {
  latest: ({ posted, ids }, a, b) => (posted[b] ?? 0) - (posted[a] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0),
  relevance: compareUseful,
  deadline: ({ deadlines, ids }, a, b) => (deadlines[a] ?? 0) - (deadlines[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0),
};

/**
 * Takes the order of a sort over from the snapshot before a write, with the rows from `from` on put in their places; dead rows stay in
 * it and are passed over. An order that the columns do not decide is read again when it is next asked for.
 */
export function carryOrder(next: JobSnapshot, sort: JobSort, before: Promise<Uint32Array>, from: number): void {
  const compare = COMPARES[sort];
  if (!compare) return;
  const carried = before.then((order) =>
    insertRows(order, rowsFrom(from, next.size), (a, b) => compare(next.columns, a, b, next.days.today)),
  );
  next.orders.set(sort, carried);
  carried.catch(() => next.orders.delete(sort));
}

function rowsFrom(from: number, size: number): number[] {
  return Array.from({ length: size - from }, (_, at) => from + at);
}

/** A sorted list with some more rows. */
function insertRows(order: Uint32Array, rows: readonly number[], compare: (a: number, b: number) => number): Uint32Array {
  const all = new Uint32Array(order.length + rows.length);
  let [read, written] = [0, 0];
  for (const row of [...rows].sort(compare)) {
    const place = placeOf(order, row, compare);
    all.set(order.subarray(read, place), written);
    written += place - read;
    read = place;
    all[written] = row;
    written += 1;
  }
  all.set(order.subarray(read), written);
  return all;
}

/** Where a row goes in a sorted list, by halving. */
function placeOf(order: Uint32Array, row: number, compare: (a: number, b: number) => number): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] ?? 0, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
