import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { REFUSAL_REASONS } from "@/lib/ingestion/parse/refusals";
import { recentRows, type WaitingRow } from "@/lib/ingestion/review/waiting-row";

/** The rows of a file that may be put before the editors, each under the name by which it waits already, or was decided, where that is its other one. */
export async function rowsByKeptName(
  client: Prisma.TransactionClient,
  rows: readonly WaitingRow[],
  now: Date,
): Promise<WaitingRow[]> {
  const recent = recentRows(rows, now);
  const kept = await client.$queryRaw<{ row: number }[]>`
    SELECT r.row FROM jsonb_to_recordset(${JSON.stringify(recent)}::jsonb)
      AS r(row integer, source text, "sourceReference" text, "otherName" text, title text, cells jsonb)
    JOIN review_items AS kept ON kept.source = r.source AND kept.source_reference = r."otherName"
      AND kept.title = r.title AND kept.cells -> 'organisation' IS NOT DISTINCT FROM r.cells -> 'organisation'
    WHERE NOT EXISTS (SELECT FROM review_items AS own WHERE own.source = r.source AND own.source_reference = r."sourceReference" AND own.title = r.title)`;
  const renamed = new Set(kept.map(({ row }) => row));
  return recent.map(({ otherName, ...row }) =>
    otherName && renamed.has(row.row) ? { ...row, sourceReference: otherName } : row,
  );
}

/** The rows of a file that its import would put before the editors: what waits already with the same words, or was decided, it leaves as it is, and of rows of one name the first waits. */
export async function rowsToReview(rows: readonly WaitingRow[], now: Date): Promise<ReadonlySet<number>> {
  const recent = firstOfNames(await rowsByKeptName(db(), rows, now));
  const known = await db().$queryRaw<{ row: number }[]>`
    SELECT r.row FROM ${asTable(recent)} JOIN review_items AS kept ON kept.source = r.source AND kept.source_reference = r."sourceReference"
    WHERE NOT (${IS_RENEWED})`;
  const before = new Set(known.map(({ row }) => row));
  return new Set(recent.map(({ row }) => row).filter((row) => !before.has(row)));
}

/** Of rows of one name the first, which is the one that waits. */
function firstOfNames(rows: readonly WaitingRow[]): WaitingRow[] {
  return [...new Map(rows.toReversed().map((row) => [`${row.source}\n${row.sourceReference}`, row])).values()];
}

/** Rows of a file as a table `r`, one of each name. */
export function asTable(rows: readonly WaitingRow[]): Prisma.Sql {
  return Prisma.sql`jsonb_to_recordset(${JSON.stringify(firstOfNames(rows))}::jsonb) AS r(
    row integer, source text, "sourceReference" text, reason text, detail text, title text, cells jsonb, "seenAt" timestamptz)`;
}

/** Whether a row of `asTable` is that of a `kept` one that waits, and its source showed it later, with other words. */
export const IS_RENEWED = Prisma.sql`kept.source = r.source AND kept.source_reference = r."sourceReference" AND kept.status = 'waiting'
  AND kept.seen_at < r."seenAt" AND kept.cells <> r.cells`;

/**
 * Takes out what waited for the day on which its source publishes it, and was listed as a job since: there is nothing left to settle. What an editor is deciding
 * on stays until the next import.
 */
export async function dropPublishedPlans(tx: Prisma.TransactionClient): Promise<void> {
  const isOfItem = Prisma.sql`source = item.source AND source_reference = item.source_reference AND seen_at > item.seen_at`;
  await tx.$executeRaw`
    DELETE FROM review_items WHERE id IN (
      SELECT id FROM review_items AS item
      WHERE status = 'waiting' AND reason = ${REFUSAL_REASONS["posted-ahead"]} AND (
        EXISTS (SELECT FROM jobs WHERE ${isOfItem})
        OR EXISTS (SELECT FROM recruitment_listings WHERE state = 'joined' AND ${isOfItem}))
      FOR UPDATE SKIP LOCKED)`;
}
