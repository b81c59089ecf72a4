import type { JobHelpers } from "graphile-worker";
import type { ClientBase, Pool } from "pg";
import { db } from "@/lib/db";

/** First half of the advisory locks by which a run says that its process lives; the second is the number of its job. */
const LOCK_SPACE = 1_853_454_698;
/** Between taking a job and taking its lock lies one query; a job older than this without a lock has no process. */
const OLDER_THAN = "5 seconds";
/** The clocks of servers and of the database are not the same to the second. */
const AHEAD = "2 minutes";
/** How long an operator can look at what failed for good. */
const FAILED_KEPT = "7 days";

/**
 * Does the work of a job while a connection holds its lock. The lock goes when the process dies, however it dies; the worker itself would
 * take four hours to believe that.
 */
export async function holdingJob(helpers: JobHelpers, work: () => Promise<void>): Promise<void> {
  await helpers.withPgClient(async (client) => {
    const key = [LOCK_SPACE, Number(helpers.job.id)];
    await client.query("SELECT pg_advisory_lock($1, $2)", key);
    try {
      await work();
    } finally {
      await client.query("SELECT pg_advisory_unlock($1, $2)", key);
    }
  });
}

/**
 * Gives back the jobs whose process has died, so that the next worker runs them again.
 * @returns how many
 */
export async function releaseAbandonedJobs(client: ClientBase): Promise<number> {
  // A worker runs one job at a time, so the owner of an abandoned one is dead, and so is what else it holds: the queue of the schedule.
  const { rows } = await client.query<{ owner: string }>(
    `SELECT locked_by AS owner FROM graphile_worker.jobs
     WHERE locked_at < now() - interval '${OLDER_THAN}' AND task_identifier <> 'keep-up-jobs' AND pg_try_advisory_xact_lock($1, id::int)`,
    [LOCK_SPACE],
  );
  if (rows.length > 0) await client.query("SELECT graphile_worker.force_unlock_workers($1)", [rows.map(({ owner }) => owner)]);
  return rows.length;
}

/**
 * Takes back what a clock that was ahead has left: a schedule that ran tomorrow, as far as the database knows, would run on no server until then. Nothing is
 * there yet before the first worker.
 */
export async function takeBackRunsOfTheFuture(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(
    "SELECT to_regclass('graphile_worker._private_known_crontabs') IS NOT NULL AS there",
  );
  if (!rows[0]?.there) return;
  await pool.query(
    `UPDATE graphile_worker._private_known_crontabs SET last_execution = date_trunc('minute', now()) - interval '1 minute'
     WHERE last_execution > now() + interval '${AHEAD}'`,
  );
}

/** Removes jobs that failed for good a week ago, so that their table does not grow. */
export async function removeFailedJobs(client: ClientBase): Promise<void> {
  await client.query(
    `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
     WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - interval '${FAILED_KEPT}' HAVING count(*) > 0`,
  );
}

/** Runs of a task that failed as often as they are tried. */
export type FailedRuns = { task: string; runs: number };

/** What failed for good in the last day, of each of these tasks, those of which nothing did too, and of whatever else runs. */
export async function failedRuns(tasks: readonly string[]): Promise<FailedRuns[]> {
  const failed = await db().$queryRaw<FailedRuns[]>`
    SELECT task_identifier AS task, count(*)::int AS runs FROM graphile_worker.jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at > now() - interval '1 day' GROUP BY 1`;
  const others = tasks.filter((task) => !failed.some((one) => one.task === task));
  return [...failed, ...others.map((task) => ({ task, runs: 0 }))];
}

/** How long nothing was done of a schedule. */
export type RunBehind = { task: string; seconds: number };

/**
 * Of each of these schedules how long ago it was asked for last, or its oldest run was due that still waits: what fails to be asked for at all, as on a disk
 * that is full, counts nowhere as failed. Where a clock was ahead it is by how much.
 */
export async function runsBehind(tasks: readonly string[]): Promise<RunBehind[]> {
  return db().$queryRaw<RunBehind[]>`
    SELECT identifier AS task, round(greatest(
      abs(extract(epoch FROM now() - coalesce(last_execution, known_since))),
      (SELECT extract(epoch FROM now() - min(run_at)) FROM graphile_worker.jobs
       WHERE task_identifier = identifier AND attempts < max_attempts)
    ))::int AS seconds FROM graphile_worker._private_known_crontabs WHERE identifier = ANY(${[...tasks]})`;
}
