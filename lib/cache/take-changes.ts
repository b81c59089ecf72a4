import { type Change, EVERYTHING } from "@/lib/cache/change-channel";
import { type JobChange, tagsOfChange } from "@/lib/cache/job-change";
import { tags } from "@/lib/cache/tags";
import { engines } from "@/lib/engines/engines";
import { noteForEngines } from "@/lib/engines/note-changes";
import type { Prisma } from "@/lib/generated/prisma/client";

type Tx = Prisma.TransactionClient;

/** Beyond this many changed jobs all is read anew: at 100,000 jobs that costs about as much as 5,000 rows by id. */
export const MAX_NAMED_JOBS = 5_000;

/**
 * Takes what writers have noted since the last time (see the migration job_changes) and says what they have invalidated; null where
 * nothing was noted. `minAgeSeconds` leaves what somebody else is about to take.
 */
export async function takeJobChanges(tx: Tx, now: Date, minAgeSeconds = 0): Promise<Change | null> {
  const taken = await takeSome(tx, now, minAgeSeconds);
  if (taken.length === 0) return null;
  if (taken.length > MAX_NAMED_JOBS) {
    if (engines().length === 0) await tx.$executeRaw`DELETE FROM job_changes`;
    else while ((await takeSome(tx, now)).length > MAX_NAMED_JOBS);
    return EVERYTHING;
  }
  const jobs = [...new Set(taken.map(({ id }) => id))];
  const ofJobs = new Set(jobs.map(tags.job));
  const outdated = new Set(taken.flatMap((change) => tagsOfChange(change, now)).filter((tag) => !ofJobs.has(tag)));
  if (outdated.has(tags.sample) && (await wasSampleShownAnyway(tx, jobs))) outdated.delete(tags.sample);
  if (await haveExams(tx, jobs)) outdated.add(tags.exams);
  if (await haveCorrections(tx, jobs)) outdated.add(tags.corrections);
  return { jobs, tags: [...outdated] };
}

/** Takes at most one more than can be named, and leaves what search engines are to be told of them in the outbox of these. */
async function takeSome(tx: Tx, now: Date, minAgeSeconds = 0): Promise<JobChange[]> {
  const taken = await tx.$queryRaw<JobChange[]>`
    DELETE FROM job_changes WHERE id IN (
      SELECT id FROM job_changes WHERE changed_at <= now() - make_interval(secs => ${minAgeSeconds})
      ORDER BY id LIMIT ${MAX_NAMED_JOBS + 1}
    ) RETURNING job_id AS id, before, after`;
  await noteForEngines(tx, taken, now);
  return taken;
}

/** Whether the calendar shows an exam of any of these jobs, whose days are then those of the job. */
export async function haveExams(client: Pick<Tx, "exam">, jobs: readonly number[]): Promise<boolean> {
  return (await client.exam.findFirst({ where: { jobId: { in: [...jobs] } }, select: { id: true } })) !== null;
}

/** Whether the ledger of corrections names any of these jobs. */
async function haveCorrections(tx: Tx, jobs: readonly number[]): Promise<boolean> {
  return (await tx.corrigendum.findFirst({ where: { jobId: { in: [...jobs] } }, select: { id: true } })) !== null;
}

/** Whether other sample data was public before and after: every page says only that there is some. */
async function wasSampleShownAnyway(tx: Tx, changed: readonly number[]): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ shown: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM jobs WHERE source = 'sample' AND status = 'published' AND id <> ALL(${changed}::int[])
        AND updated_at < now() - interval '1 minute' AND NOT EXISTS (SELECT FROM job_changes WHERE job_id = jobs.id)
    ) AS shown`;
  return row?.shown ?? false;
}
