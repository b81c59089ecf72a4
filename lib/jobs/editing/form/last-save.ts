import { db } from "@/lib/db";
import type { AdminJobDto, LastSave } from "@/lib/jobs/editing/schema";

/** Who saved a job last, as the log knows it; what the log does not know an import wrote. */
export async function findLastSave({ id, updatedAt }: Pick<AdminJobDto, "id" | "updatedAt">): Promise<LastSave> {
  const entry = await db().auditEntry.findFirst({
    where: { entity: "job", entityId: String(id) },
    orderBy: { id: "desc" },
    select: { actorName: true, at: true },
  });
  return { savedBy: entry?.actorName ?? "an import", savedAt: entry?.at.toISOString() ?? updatedAt };
}
