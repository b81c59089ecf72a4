import { changesOf } from "@/lib/audit/changes";
import { type AuditRecord, recordAudits } from "@/lib/audit/mutations";
import type { AuditAction, AuditValues, Editor } from "@/lib/audit/schema";
import type { Prisma } from "@/lib/generated/prisma/client";
import { findAdminJobs } from "@/lib/jobs/editing/queries";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { idsOf, written } from "@/lib/jobs/editing/write/row";

type Tx = Prisma.TransactionClient;

/** Logs what differs between two states of a job; nothing where nothing does. @returns whether anything does */
export async function auditChange(tx: Tx, action: AuditAction, { actor, before, after }: Change): Promise<boolean> {
  const record = changeRecord(action, { actor, before, after });
  await recordAudits(tx, record);
  return record.length > 0;
}

type Change = { actor: Editor; before: AdminJobDto; after: AdminJobDto };

function changeRecord(action: AuditAction, { actor, before, after }: Change): AuditRecord[] {
  const changes = changesOf(auditValues(before), auditValues(after));
  return changes ? [{ actor, action, entityId: after.id, label: after.title, ...changes }] : [];
}

/** Logs what a write of several jobs has changed of each. @returns the jobs as they stand then, in the order of `before` */
export async function auditChanges(
  tx: Tx,
  action: AuditAction,
  { actor, before }: { actor: Editor; before: readonly AdminJobDto[] },
): Promise<AdminJobDto[]> {
  const stored = new Map((await findAdminJobs(idsOf(before), tx)).map((job) => [job.id, job]));
  const after = before.map(({ id }) => written(stored.get(id), id));
  await recordAudits(
    tx,
    before.flatMap((job, at) => changeRecord(action, { actor, before: job, after: after[at] ?? job })),
  );
  return after;
}

/** What the log keeps of a job: what its readers or editors see, without counters and times. */
export function auditValues(job: AdminJobDto): AuditValues {
  const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, jobPositions, ...values } = job;
  return { ...values, jobPositions: jobPositions.map(({ id: _postId, ...post }) => post) };
}
