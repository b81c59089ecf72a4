import { db } from "@/lib/db";
import { isId } from "@/lib/jobs/queries";

/**
 * The department of a job that was public and is not any more: withdrawn, or in the bin. Null for any other id, also of a draft that was
 * deleted: nobody outside may learn that it was there.
 */
export async function departmentOfGone(id: number): Promise<string | null> {
  if (!isId(id)) return null;
  const [row] = await db().$queryRaw<{ department: string }[]>`
    SELECT department FROM jobs
    WHERE id = ${id} AND status = 'withdrawn' AND (deleted_at IS NULL OR coalesce((
      SELECT old_values->>'status' FROM audit_log
      WHERE entity = 'job' AND entity_id = ${String(id)} AND action = 'job.delete' ORDER BY id DESC LIMIT 1
    ), 'withdrawn') IN ('published', 'withdrawn'))`;
  return row?.department ?? null;
}
