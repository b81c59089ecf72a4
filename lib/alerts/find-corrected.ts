import { addMinutes } from "date-fns/addMinutes";
import { tellEarlierDates } from "@/lib/alerts/earlier-dates";
import { forgetLost, type Lost, noteAlertsOf } from "@/lib/alerts/note-alerts";
import { ALERT_OWNERS } from "@/lib/alerts/owners";
import { LEFT_HOURS } from "@/lib/alerts/schedule";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { readFewJobs } from "@/lib/jobs/search/match-few";

/** How long corrections are gathered: each look goes through all alerts, however few they are. Most of what is put right twice is so by then. */
const GATHERED_MINUTES = 5;
const MAX_JOBS = 500;
const MAX_ROUNDS = 20;

type Corrected = { jobId: number; changes: number };

/**
 * Looks for the alerts that hold a notice since its facts became others, and held it not as it was: their owners are told of it as of one that is published now. A correction counts
 * as looked for once all is noted; one that came meanwhile is looked for again.
 * @returns how many rows were noted
 */
export async function noteCorrectedJobs(now: Date): Promise<number> {
  const [{ isDue } = { isDue: false }] = await db().$queryRaw<{ isDue: boolean }[]>`
    SELECT EXISTS (SELECT FROM corrected_jobs WHERE changed_at <= ${addMinutes(now, -GATHERED_MINUTES)}) AS "isDue"`;
  let [found, last] = [0, 0];
  for (let round = 0; isDue && round < MAX_ROUNDS; round++) {
    const corrected = await db().$queryRaw<Corrected[]>`
      SELECT job_id AS "jobId", changes FROM corrected_jobs WHERE job_id > ${last} ORDER BY job_id LIMIT ${MAX_JOBS}`;
    const ids = corrected.map(({ jobId }) => jobId);
    const before = await readFewJobs(ids, now, asBefore(ids));
    const jobs = await readFewJobs(ids, now);
    const published = ids.map((jobId) => ({ jobId, publishedAt: now }));
    const { noted, lost } = await noteAlertsOf(published, jobs, now, before);
    found += noted;
    await tellEarlierDates(jobs, now);
    await bringForward(ids, now);
    await settle(corrected, lost);
    if (ids.length < MAX_JOBS) break;
    last = ids.at(-1) ?? last;
  }
  return found;
}

/**
 * Takes away what was looked at and did not change meanwhile, and what waits for a mail of it in vain: of what did change the next look says that. Whoever corrects
 * very many at once is not waited for, and waits for nobody: what is locked is another one by then.
 */
async function settle(corrected: readonly Corrected[], lost: readonly Lost[]): Promise<void> {
  const [ids, changes] = [corrected.map(({ jobId }) => jobId), corrected.map((one) => one.changes)];
  await db().$transaction(async (tx) => {
    const settled = await tx.$queryRaw<{ jobId: number }[]>`
      DELETE FROM corrected_jobs WHERE job_id IN (
        SELECT row.job_id FROM corrected_jobs AS row
        JOIN unnest(${ids}::int[], ${changes}::int[]) AS done(id, changes) ON row.job_id = done.id AND row.changes = done.changes
        FOR UPDATE OF row SKIP LOCKED) RETURNING job_id AS "jobId"`;
    const unchanged = new Set(settled.map(({ jobId }) => jobId));
    await forgetLost(
      tx,
      lost.filter(({ jobId }) => unchanged.has(jobId)),
    );
  });
}

/**
 * What was found by a last date that had just become an earlier one, in a transaction which had not ended yet, waits for a mail after it: the trigger that brings forward
 * (20261127081000_alerts_brought_forward) saw nothing of it.
 */
async function bringForward(ids: readonly number[], now: Date): Promise<void> {
  for (const { deliveries } of ALERT_OWNERS) {
    await db().$executeRaw`
      UPDATE ${Prisma.raw(deliveries.table)} AS row SET due_at = ${now} FROM jobs
      WHERE jobs.id = ANY(${[...ids]}::int[]) AND row.job_id = jobs.id AND row.sent_at IS NULL AND row.due_at > ${now}
        AND row.due_at > least(jobs.closes_at, (jobs.deadline + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') - make_interval(hours => ${LEFT_HOURS}::int)`;
  }
}

/**
 * Rows of the shape of `jobs` as these were before they were corrected; a column that was added since says what it says now, and so does the status, an enum: a value that
 * a release renames would be none of its values, and fail every run.
 */
const asBefore = (ids: readonly number[]) => Prisma.sql`(
  SELECT was.* FROM corrected_jobs JOIN jobs AS present ON present.id = corrected_jobs.job_id, LATERAL jsonb_populate_record(present, corrected_jobs.was - 'status') AS was
  WHERE corrected_jobs.job_id = ANY(${[...ids]}::int[])) AS jobs`;
