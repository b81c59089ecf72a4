import type { AuditAction, AuditEntity, AuditValues, Editor } from "@/lib/audit/schema";
import { cutText } from "@/lib/form-text";
import { Prisma } from "@/lib/generated/prisma/client";

/** Longest name of a thing that the log keeps. */
const MAX_LABEL_LENGTH = 300;

export type AuditRecord = {
  actor: Editor;
  action: AuditAction;
  entityId: string | number | null;
  label: string;
  oldValues?: AuditValues | null;
  newValues?: AuditValues | null;
};

/** Writes a row of the log, in the transaction of the write that it tells of. Never put a secret into the values. */
export async function recordAudit(tx: Prisma.TransactionClient, record: AuditRecord): Promise<void> {
  await tx.auditEntry.create({ data: rowOf(record) });
}

/** The same of a write of several things, by one query. */
export async function recordAudits(tx: Prisma.TransactionClient, records: readonly AuditRecord[]): Promise<void> {
  if (records.length > 0) await tx.auditEntry.createMany({ data: records.map(rowOf) });
}

function rowOf(record: AuditRecord) {
  return {
    actorId: record.actor.id,
    actorName: record.actor.username,
    action: record.action,
    entity: record.action.split(".")[0] as AuditEntity,
    entityId: record.entityId === null ? null : String(record.entityId),
    label: cutText(record.label, MAX_LABEL_LENGTH),
    oldValues: toJson(record.oldValues),
    newValues: toJson(record.newValues),
  };
}

function toJson(values: AuditValues | null | undefined) {
  return values ? (JSON.parse(JSON.stringify(values)) as Prisma.InputJsonObject) : Prisma.DbNull;
}
