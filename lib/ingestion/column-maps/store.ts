import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { db } from "@/lib/db";
import { columnMapSchema, type KeptColumnMap } from "@/lib/ingestion/column-maps/schema";
import { BY_NAME } from "@/lib/ingestion/parse/field-labels";

/** Maps that are kept at most; each is of one source and one set of columns. */
const MAX_MAPS = 5_000;

/** The maps that the staff made, the latest first. One that names a field of another release is left out. */
export async function readColumnMaps(): Promise<KeptColumnMap[]> {
  const rows = await db().columnMap.findMany({
    orderBy: { changedAt: "desc" },
    take: MAX_MAPS,
    select: { host: true, shape: true, columns: true, fixed: true },
  });
  return rows.flatMap((row) => {
    const { data } = columnMapSchema.safeParse(row);
    return data ? [data] : [];
  });
}

/** Keeps what the columns of a source are read as, in place of what was kept; a map that says nothing is taken away. Written to the log. */
export async function keepColumnMap({ host, shape, columns, fixed }: KeptColumnMap, actor: Editor): Promise<void> {
  await db().$transaction(async (tx) => {
    const where = { host_shape: { host, shape } };
    const before = await tx.columnMap.findUnique({ where, select: { columns: true, fixed: true } });
    const isEmpty = Object.values(columns).every((as) => as === BY_NAME) && Object.keys(fixed).length === 0;
    if (isEmpty && !before) return;
    if (isEmpty) await tx.columnMap.delete({ where });
    else await tx.columnMap.upsert({ where, create: { host, shape, columns, fixed }, update: { columns, fixed } });
    await recordAudit(tx, {
      actor,
      action: "import.columns",
      entityId: null,
      label: host,
      ...(before ? { oldValues: before } : {}),
      ...(isEmpty ? {} : { newValues: { columns, fixed } }),
    });
  });
}
