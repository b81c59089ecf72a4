import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

type Tx = Prisma.TransactionClient;

type Sweep = {
  /** Its name in the table `sweeps`, which keeps how far it has come. */
  task: string;
  /** Jobs of one transaction. */
  batch: number;
  /** Jobs of one run; what is left comes with the next. */
  most: number;
  /** Whether a batch may be begun now, asked before its jobs are read; where it may not, they come with the next run. */
  mayBegin?: (tx: Tx) => Promise<boolean>;
  /** Does it for some jobs. @returns for how many there was something to do */
  work: (tx: Tx, ids: readonly number[]) => Promise<number>;
};

type Changed = { id: number; updatedAt: string };

/**
 * Does something with the jobs that changed since it was last done, whichever process that was, in the order of their changes: what it costs follows what
 * changed. @returns for how many there was something to do
 */
export async function sweepChangedJobs(sweep: Sweep): Promise<number> {
  let done = 0;
  for (let seen = 0; seen < sweep.most; seen += sweep.batch) {
    const batch = await db().$transaction((tx) => sweepBatch(tx, sweep));
    done += batch.done;
    if (batch.seen < sweep.batch) break;
  }
  return done;
}

async function sweepBatch(tx: Tx, { task, batch, mayBegin, work }: Sweep): Promise<{ seen: number; done: number }> {
  if (mayBegin && !(await mayBegin(tx))) return { seen: 0, done: 0 };
  await tx.$executeRaw`INSERT INTO sweeps (task) VALUES (${task}) ON CONFLICT DO NOTHING`;
  const changed = await tx.$queryRaw<Changed[]>`
    WITH last AS MATERIALIZED (SELECT updated_at, job_id FROM sweeps WHERE task = ${task} FOR UPDATE)
    SELECT jobs.id, jobs.updated_at::text AS "updatedAt" FROM jobs, last
    WHERE (jobs.updated_at, jobs.id) > (last.updated_at, last.job_id) ORDER BY jobs.updated_at, jobs.id LIMIT ${batch}`;
  const last = changed.at(-1);
  if (!last) return { seen: 0, done: 0 };
  const ids = changed.map(({ id }) => id);
  const done = await work(tx, ids);
  // As it was read: one that was saved meanwhile would take the mark behind those that still wait.
  await tx.$executeRaw`UPDATE sweeps SET updated_at = ${last.updatedAt}::timestamptz, job_id = ${last.id} WHERE task = ${task}`;
  return { seen: changed.length, done };
}
