import type { Prisma } from "@/lib/generated/prisma/client";
import { keptPositions, saysSame } from "@/lib/jobs/editing/write/kept-positions";
import { positionsOf } from "@/lib/jobs/editing/write/row";
import { MAX_POSITIONS } from "@/lib/jobs/job/positions";
import type { ParsedJobInput } from "@/lib/jobs/schema";

type Tx = Prisma.TransactionClient;

/**
 * Writes the posts of a locked job over those that are stored. What a post is stays a row with its number, which clients keep and answers name:
 * only what it says and where it stands changes.
 * @param ids what the call names each post by, in order
 */
export async function writePositions(tx: Tx, jobId: number, input: ParsedJobInput, ids: readonly unknown[]): Promise<void> {
  const stored = await tx.position.findMany({ where: { jobId }, orderBy: { ordinal: "asc" } });
  const posts = positionsOf(input);
  const kept = keptPositions(stored, posts, ids);
  const pairs = posts.flatMap((post, at) => (kept[at] ? [{ row: kept[at], post }] : []));
  const gone = stored.filter((row) => !kept.includes(row)).map(({ id }) => id);
  const added = posts.filter((_, at) => !kept[at]);
  if (gone.length > 0) await tx.position.deleteMany({ where: { id: { in: gone } } });
  await movePositions(
    tx,
    pairs.filter(({ row, post }) => row.ordinal !== post.ordinal).map(({ row, post }) => ({ id: row.id, ordinal: post.ordinal })),
  );
  for (const { row, post } of pairs) {
    if (!saysSame(row, post)) await tx.position.update({ where: { id: row.id }, data: post });
  }
  if (added.length > 0) await tx.position.createMany({ data: added.map((post) => ({ jobId, ...post })) });
}

/** In two steps, the first beyond every place: at no moment may two posts of a job stand at one. */
async function movePositions(tx: Tx, moved: readonly { id: number; ordinal: number }[]): Promise<void> {
  if (moved.length === 0) return;
  await tx.position.updateMany({
    where: { id: { in: moved.map(({ id }) => id) } },
    data: { ordinal: { increment: MAX_POSITIONS } },
  });
  await tx.$executeRaw`
    UPDATE positions SET ordinal = r.ordinal
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS r(id integer, ordinal integer) WHERE positions.id = r.id`;
}
