import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { isId } from "@/lib/ids";
import { BIN_DAYS, BIN_PAGE_SIZE, type BinJob, type JobPlace } from "@/lib/jobs/bin/schema";

type Row = Omit<BinJob, "deletedAt" | "goesAt"> & { deletedAt: Date };

/** A page of the deleted jobs, the latest first, and the number of all. */
export async function listBin(page: number): Promise<{ jobs: BinJob[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().$queryRaw<Row[]>`
      SELECT jobs.id, jobs.version, jobs.title, organisations.name AS "recruitingOrganization", jobs.source, jobs.deleted_at AS "deletedAt",
        deletion.actor_name AS "deletedBy"
      FROM jobs
      JOIN organisations ON organisations.id = jobs.organisation_id
      LEFT JOIN LATERAL (
        SELECT actor_name FROM audit_log
        WHERE entity = 'job' AND entity_id = jobs.id::text AND action = 'job.delete' ORDER BY id DESC LIMIT 1
      ) deletion ON true
      WHERE jobs.deleted_at IS NOT NULL ORDER BY jobs.deleted_at DESC, jobs.id DESC
      LIMIT ${BIN_PAGE_SIZE} OFFSET ${(page - 1) * BIN_PAGE_SIZE}`,
    db().job.count({ where: { deletedAt: { not: null } } }),
  ]);
  const jobs = rows.map(({ deletedAt, ...job }) => ({
    ...job,
    deletedAt: deletedAt.toISOString(),
    goesAt: new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS).toISOString(),
  }));
  return { jobs, total };
}

/** Where each of the jobs is that something names: a page that edits it is there for none but the first. */
export async function whereJobsAre(ids: readonly number[]): Promise<(id: number) => JobPlace> {
  if (ids.length === 0) return () => "gone";
  const stored = await db().job.findMany({ where: { id: { in: [...ids] } }, select: { id: true, deletedAt: true } });
  const places = new Map(stored.map(({ id, deletedAt }): [number, JobPlace] => [id, deletedAt ? "in-bin" : "there"]));
  return (id) => places.get(id) ?? "gone";
}

/**
 * The department of a job that was public and is not any more: withdrawn, a draft again, or in the bin. Null for any other id, also of a draft
 * that was never public: nobody outside may learn that it was there.
 */
export async function departmentOfGone(id: number): Promise<string | null> {
  if (!isId(id)) return null;
  const [row] = await db().$queryRaw<{ department: string }[]>`
    SELECT department FROM jobs
    WHERE id = ${id} AND status <> 'published' AND EXISTS (SELECT FROM job_publications WHERE job_id = jobs.id)`;
  return row?.department ?? null;
}
