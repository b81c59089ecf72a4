import type { Prisma } from "@/lib/generated/prisma/client";
import { type Reference, referenceKey } from "@/lib/jobs/import/listings";
import { joinedJobs } from "@/lib/jobs/joining/kept-listings";

type Named = Reference & { row: number };

/** The jobs that have the names of some rows, or into which the listings of these names went, by row; of the other rows nothing. */
export async function jobsByName(tx: Prisma.TransactionClient, rows: readonly Named[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const OR = rows.map(({ source, sourceReference }) => ({ source, sourceReference }));
  const stored = await tx.job.findMany({ where: { OR }, select: { id: true, source: true, sourceReference: true } });
  const joined = await joinedJobs(tx, rows);
  const ids = new Map(joined.map((listing) => [referenceKey(listing), listing.jobId]));
  for (const job of stored) ids.set(referenceKey(job), job.id);
  return new Map(
    rows.flatMap((named) => {
      const id = ids.get(referenceKey(named));
      return id === undefined ? [] : [[named.row, id]];
    }),
  );
}
