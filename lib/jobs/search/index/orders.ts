import { readPublic } from "@/lib/database/read-replica";
import { Prisma } from "@/lib/generated/prisma/client";
import type { JobSort } from "@/lib/jobs/schema";
import type { Group, ListDays, Window } from "@/lib/jobs/search/criteria";
import { type Bitset, countBits, hasBit } from "@/lib/jobs/search/index/bitset";
import { packed, unpack } from "@/lib/jobs/search/index/packed";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { usefulOrder } from "@/lib/jobs/search/index/usefulness";
import { listedJobs } from "@/lib/jobs/search/scope";

/** Each sort, told apart by id so that paging shows each job once. The indexes of the migration job_list_indexes match these. */
const ORDERS = {
  latest: Prisma.sql`posted_on DESC, id DESC`,
  deadline: Prisma.sql`deadline, id`,
  title: Prisma.sql`sort_title, id`,
  department: Prisma.sql`department, posted_on DESC, id DESC`,
} as const satisfies Record<Exclude<JobSort, "relevance">, Prisma.Sql>;

/**
 * The ids of a window among some rows of a snapshot, those of the first set before those of the next, each set in the order of a sort. The order of all rows is read from the database at its
 * first use in the life of the snapshot; a page is then a walk over it, a bit a row, wherever the page lies and however few rows match.
 */
export async function idsOfWindow(
  snapshot: JobSnapshot,
  tiers: AsyncIterable<Bitset> | Iterable<Bitset>,
  sortBy: JobSort,
  { group, offset, limit }: Window,
  days: ListDays,
): Promise<number[]> {
  const order = await orderOf(snapshot, sortBy, days);
  const isBackwards = readsBackwards(sortBy, group);
  const found: number[] = [];
  let toSkip = offset;
  for await (const rows of tiers) {
    const count = countBits(rows);
    if (toSkip >= count) {
      toSkip -= count;
      continue;
    }
    for (let at = 0; at < order.length && found.length < limit; at++) {
      const row = order[isBackwards ? order.length - 1 - at : at] ?? 0;
      if (!hasBit(rows, row)) continue;
      if (toSkip > 0) toSkip -= 1;
      else found.push(snapshot.columns.ids[row] ?? 0);
    }
    if (found.length >= limit) break;
  }
  return found;
}

/** By deadline, open jobs begin with what closes next, closed ones with what closed last. */
function readsBackwards(sortBy: JobSort, group: Group): boolean {
  return sortBy === "deadline" && group === "closed";
}

function orderOf(snapshot: JobSnapshot, sortBy: JobSort, days: ListDays): Promise<Uint32Array> {
  const running = snapshot.orders.get(sortBy);
  if (running) return running;
  const reading = sortBy === "relevance" ? Promise.resolve(usefulOrder(snapshot)) : readOrder(snapshot, sortBy, days);
  snapshot.orders.set(sortBy, reading);
  reading.catch(() => snapshot.orders.delete(sortBy));
  return reading;
}

/** The rows of a snapshot in the order of a sort. A job written since the snapshot is in the next one. */
async function readOrder(snapshot: JobSnapshot, sortBy: keyof typeof ORDERS, days: ListDays): Promise<Uint32Array> {
  const [row] = await readPublic(
    (client) => client.$queryRaw<{ ids: string | null }[]>`
    SELECT ${packed("id")} AS ids FROM (
      SELECT id FROM jobs WHERE ${listedJobs(days)} ORDER BY ${ORDERS[sortBy]}
    ) AS listed`,
  );
  return Uint32Array.from(unpack(row?.ids), (id) => snapshot.rowOf(id)).filter((found) => found !== NO_ROW);
}

/** What -1 becomes among unsigned numbers. */
const NO_ROW = 0xffffffff;
