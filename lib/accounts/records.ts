import { type AccountRecords, KIND_NAMES, MAX_MARKS, type RecordKind, withinBound } from "@/lib/accounts/records-schema";
import type { UserActor } from "@/lib/auth/schema";
import { STILL_OPENS } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { type DeviceRecord, mergeRecords } from "@/lib/device/merge";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Records of an account and the number up to which a device has seen them. */
export type RecordsDto = { records: AccountRecords; revision: number };

type Transaction = Prisma.TransactionClient;
type Holder = Pick<UserActor, "id" | "sessionId">;

/** What an account holds that was written after a revision (0: everything), removed records too. */
export async function readRecords(userId: number, since: number): Promise<RecordsDto> {
  const user = await db().user.findUniqueOrThrow({ where: { id: userId }, select: { recordsRevision: true } });
  return { records: await select(db(), userId, { gt: since, lte: user.recordsRevision }), revision: user.recordsRevision };
}

/**
 * Merges what a device changed into the account, field by field (product.md, "Merge on sign-in"), and answers what the device has not seen:
 * everything after `since`. Calls of one account run one after the other, so of two devices neither loses a change; the same call sent twice
 * changes nothing the second time. It fails where the session has ended meanwhile.
 */
export async function mergeIntoAccount(
  { id: userId, sessionId }: Holder,
  changes: AccountRecords,
  since: number,
): Promise<RecordsDto> {
  return db().$transaction(async (transaction) => {
    // Taking the next number locks the user's row until the end of the transaction.
    const [taken] = await transaction.$queryRaw<{ revision: number }[]>`
      UPDATE users AS u SET records_revision = records_revision + 1 FROM sessions AS s
      WHERE u.id = ${userId} AND s.id = ${sessionId}::uuid AND ${STILL_OPENS} RETURNING records_revision AS revision`;
    if (!taken) throw new Error("The session that merges records has ended");
    const { revision } = taken;
    for (const kind of KIND_NAMES) {
      const given = changes[kind] ?? [];
      if (given.length > 0) await mergeKind(transaction, { userId, kind, given, revision });
    }
    return { records: await select(transaction, userId, { gt: since, lte: revision }), revision };
  });
}

type Merge = { userId: number; kind: RecordKind; given: DeviceRecord<object>[]; revision: number };

async function mergeKind(transaction: Transaction, { userId, kind, given, revision }: Merge): Promise<void> {
  const known = (await select(transaction, userId, { gt: 0, lte: revision }, kind))[kind] ?? [];
  const before = new Map(known.map((record) => [record.key, stableText(record)]));
  const merged = withinBound(kind, mergeRecords(known, given));
  const changed = merged.filter((record) => before.get(record.key) !== stableText(record));
  if (changed.length === 0) return;
  const rows = changed.map(({ key, value, changedAt, deletedAt }) => ({ key, value, changedAt, deletedAt }));
  await transaction.$executeRaw`
    INSERT INTO account_records (user_id, kind, key, value, changed_at, deleted_at, revision, updated_at)
    SELECT ${userId}, ${kind}, r->>'key', r->'value', r->'changedAt', to_timestamp((r->>'deletedAt')::bigint / 1000.0), ${revision}, now()
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS r
    ON CONFLICT (user_id, kind, key) DO UPDATE SET
      value = excluded.value, changed_at = excluded.changed_at, deleted_at = excluded.deleted_at,
      revision = excluded.revision, updated_at = excluded.updated_at`;
  await forgetOldMarks(transaction, userId, kind);
}

/** Marks of removal are bounded too: whoever may leave as many as they like fills the database, and makes each exchange of theirs as long as all of them. */
async function forgetOldMarks(transaction: Transaction, userId: number, kind: RecordKind): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM account_records WHERE user_id = ${userId} AND kind = ${kind} AND key IN (
      SELECT key FROM account_records WHERE user_id = ${userId} AND kind = ${kind} AND deleted_at IS NOT NULL
      ORDER BY deleted_at DESC, key OFFSET ${MAX_MARKS})`;
}

type Range = { gt: number; lte: number };

async function select(client: Transaction, userId: number, revision: Range, only?: RecordKind): Promise<AccountRecords> {
  const rows = await client.accountRecord.findMany({
    where: { userId, revision, ...(only && { kind: only }) },
    orderBy: [{ updatedAt: "asc" }, { key: "asc" }],
    select: { kind: true, key: true, value: true, changedAt: true, deletedAt: true },
  });
  const records: AccountRecords = {};
  for (const row of rows) {
    const kind = KIND_NAMES.find((name) => name === row.kind);
    if (!kind) continue;
    const record = {
      key: row.key,
      value: row.value as object,
      changedAt: row.changedAt as Record<string, number>,
      deletedAt: row.deletedAt?.getTime() ?? null,
    };
    records[kind] = [...(records[kind] ?? []), record];
  }
  return records;
}

/** The record as text, whatever the order of its fields: PostgreSQL sorts the keys of jsonb. */
function stableText({ value, changedAt, deletedAt }: DeviceRecord<object>): string {
  const sorted = (object: object) => Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted(value), sorted(changedAt), deletedAt]);
}
