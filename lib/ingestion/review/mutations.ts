import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { isTaken } from "@/lib/database/errors";
import { writeInTurn } from "@/lib/database/in-turn";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isId, NO_ID } from "@/lib/ids";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { asTable, dropPublishedPlans, IS_RENEWED, rowsByKeptName } from "@/lib/ingestion/review/renewed-rows";
import type { WaitingRow } from "@/lib/ingestion/review/waiting-row";
import type { AdminJobDto, JobFields } from "@/lib/jobs/editing/schema";
import { createJob } from "@/lib/jobs/editing/write/mutations";
import type { JobPublication } from "@/lib/jobs/editing/write/row";
import type { Notice } from "@/lib/notice/schema";

/**
 * Puts uncertain rows of a recent file before the editors. A row that waits already says what a later snapshot says, since a last date may have moved meanwhile; one that was
 * decided is left as it is, and a plan waits no more that was listed on its day.
 */
export async function keepWaitingRows(tx: Prisma.TransactionClient, rows: readonly WaitingRow[], now: Date): Promise<void> {
  await dropPublishedPlans(tx);
  const recent = await rowsByKeptName(tx, rows, now);
  const data = recent.map(({ row: _row, ...item }) => item);
  if (data.length === 0) return;
  await tx.$executeRaw`
    UPDATE review_items AS kept SET reason = r.reason, detail = r.detail, title = r.title, cells = r.cells, seen_at = r."seenAt"
    FROM ${asTable(recent)} WHERE ${IS_RENEWED}`;
  await tx.reviewItem.createMany({ data, skipDuplicates: true });
}

type Act = { actor: Editor; now: Date };

const IMPORTED = "This notice has been imported since. Refuse the row and edit the job instead.";
const IN_BIN = "The job of this notice is in the bin. Restore it there and edit it, or refuse the row.";

/** What an editor made of a row; `seenAt`: when its source was read that the editor saw, where that is known. */
type Made = { fields: JobFields; notice?: Notice | null; publication: JobPublication; seenAt?: string };

/**
 * Publishes a row as the job that an editor made of it, under the name it has at its source, so that later imports find it.
 * @throws AppError NOT_FOUND where it waits no more, CONFLICT where the same notice has been imported since, or the source says something else of it
 */
export async function publishReview(
  id: number,
  { fields, notice, publication, seenAt }: Made,
  { actor, now }: Act,
): Promise<AdminJobDto> {
  try {
    return await writeInTurn(async (tx) => {
      const row = await lockRow(tx, id);
      if (seenAt !== undefined && seenAt !== row.seenAt.toISOString()) throw new AppError("CONFLICT", renewed(row.cells));
      const origin = { source: row.source, sourceReference: row.sourceReference };
      const job = await createJob(fields, publication, { actor, now, tx, origin, notice });
      await decide(tx, id, { status: "published", jobId: job.id }, { actor, now });
      await recordAudit(tx, { actor, action: "review.publish", entityId: id, label: job.title, newValues: { jobId: job.id } });
      return job;
    });
  } catch (error) {
    if (isTaken(error, "jobs_source_source_reference_key")) {
      throw new AppError("CONFLICT", (await isInBin(id)) ? IN_BIN : IMPORTED);
    }
    throw error;
  }
}

function renewed(cells: Prisma.JsonValue): string {
  const { deadline } = cells as ListingRow["cells"];
  const said = deadline ? `. Its last date now says "${deadline}"` : "";
  return `The source has changed this row since you opened it${said}. Correct the form, or save once more to keep it.`;
}

async function isInBin(id: number): Promise<boolean> {
  const { source, sourceReference } = await db().reviewItem.findUniqueOrThrow({ where: { id } });
  return (await db().job.count({ where: { source, sourceReference, deletedAt: { not: null } } })) > 0;
}

/** Refuses a row for good. @throws AppError NOT_FOUND where it waits no more */
export async function refuseReview(id: number, { actor, now }: Act): Promise<void> {
  await db().$transaction(async (tx) => {
    const row = await lockRow(tx, id);
    await decide(tx, id, { status: "refused" }, { actor, now });
    await recordAudit(tx, { actor, action: "review.refuse", entityId: id, label: row.title, oldValues: { reason: row.reason } });
  });
}

/** Takes a refusal back, which a key too many made: the row waits again. @throws AppError NOT_FOUND where it is not refused */
export async function takeBackRefusal(id: number, { actor }: Pick<Act, "actor">): Promise<void> {
  await db().$transaction(async (tx) => {
    const row = isId(id) ? await tx.reviewItem.findFirst({ where: { id, status: "refused" } }) : null;
    const { count } = await tx.reviewItem.updateMany({
      where: { id: row?.id ?? NO_ID, status: "refused" },
      data: { status: "waiting", decidedAt: null, decidedBy: null },
    });
    if (!row || count === 0) throw new AppError("NOT_FOUND", "This row is not refused any more.");
    await recordAudit(tx, { actor, action: "review.wait", entityId: id, label: row.title });
  });
}

async function lockRow(tx: Prisma.TransactionClient, id: number) {
  if (isId(id)) await tx.$queryRaw`SELECT id FROM review_items WHERE id = ${id} FOR UPDATE`;
  const row = isId(id) ? await tx.reviewItem.findFirst({ where: { id, status: "waiting" } }) : null;
  if (!row) throw new AppError("NOT_FOUND", "This row no longer waits for review.");
  return row;
}

function decide(
  tx: Prisma.TransactionClient,
  id: number,
  data: { status: "published" | "refused"; jobId?: number },
  { actor, now }: Act,
) {
  return tx.reviewItem.update({ where: { id }, data: { ...data, decidedAt: now, decidedBy: actor.username } });
}
