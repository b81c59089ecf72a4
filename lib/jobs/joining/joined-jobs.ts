import { readPublic } from "@/lib/database/read-replica";
import { Prisma } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";
import { PUBLIC_JOBS } from "@/lib/jobs/search/scope";

type Tx = Prisma.TransactionClient;

/** Lets the address of a job that is joined with another lead there, and those that led to it. */
export async function setJobRedirect(tx: Tx, jobId: number, intoId: number): Promise<void> {
  await tx.joinedJob.updateMany({ where: { intoId: jobId }, data: { intoId } });
  await tx.joinedJob.upsert({ where: { jobId }, create: { jobId, intoId }, update: { intoId } });
}

/** Undoes the join: the job is one of its own again. */
export async function clearJobRedirect(tx: Tx, jobId: number): Promise<void> {
  await tx.joinedJob.deleteMany({ where: { jobId } });
}

/** A query of the numbers under which people may keep a job, as "id": its own, and those of the jobs that were joined with it. */
export function keptNumbers(jobId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT ${jobId} AS id UNION ALL SELECT job_id FROM joined_jobs WHERE into_id = ${jobId})`;
}

/** The public job that a job was joined with; null where it was joined with none, or that one is gone too. */
export async function joinedInto(jobId: number): Promise<number | null> {
  return isId(jobId) ? ((await joinedOf([jobId])).get(jobId) ?? null) : null;
}

/** The public job that each of several was joined with, by their ids; without those that were joined with none, or whose is gone too. */
export async function joinedOf(jobIds: readonly number[]): Promise<Map<number, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await readPublic(
    (client) => client.$queryRaw<{ jobId: number; intoId: number }[]>`
      SELECT job_id AS "jobId", into_id AS "intoId" FROM joined_jobs JOIN jobs ON jobs.id = into_id
      WHERE job_id = ANY(${[...jobIds]}) AND ${PUBLIC_JOBS}`,
  );
  return new Map(rows.map(({ jobId, intoId }) => [jobId, intoId]));
}
