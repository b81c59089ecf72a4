import { writeAnnounced } from "@/lib/announcements/write-announced";
import type { Editor } from "@/lib/audit/schema";
import { dayInIndia } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import { type Job, Prisma } from "@/lib/generated/prisma/client";
import { lockJob } from "@/lib/jobs/editing/write/row";
import { removeJob } from "@/lib/jobs/editing/write/status";
import type { Reference } from "@/lib/jobs/import/listings";
import { setJobRedirect } from "@/lib/jobs/joining/joined-jobs";

type Tx = Prisma.TransactionClient;
type Act = { actor: Editor; now: Date };

/**
 * Where a listing that is joined with a job was a job of its own: that one goes into the bin, under a name that no source has, so that its source is followed
 * by the job that stays, and its address leads there. Its other listings, also those that wait beside it or were kept apart from it, its items, its exam, what was
 * announced of it, and who follows it or wrote about it go over.
 * @throws AppError CONFLICT where the public would have neither
 */
export async function absorbJob(tx: Tx, listing: Reference, into: number, act: Act): Promise<void> {
  const { source, sourceReference } = listing;
  // Locked: an editor who withdraws or deletes the one that stays meanwhile would leave the public neither.
  await tx.$queryRaw`
    SELECT id FROM jobs WHERE id = ${into} OR source = ${source} AND source_reference = ${sourceReference} ORDER BY id FOR NO KEY UPDATE`;
  const where = { source_sourceReference: { source, sourceReference } };
  const own = await tx.job.findUnique({ where, select: STATE });
  refuseHidden(await tx.job.findUniqueOrThrow({ where: { id: into }, select: STATE }), own);
  if (!own || own.id === into) return;
  const { id } = own;
  const listings = await tx.$queryRaw<{ id: number }[]>`
    UPDATE recruitment_listings AS l SET job_id = ${into} WHERE job_id = ${id} AND NOT EXISTS (
      SELECT FROM recruitment_listings o WHERE o.job_id = ${into} AND o.source = l.source AND o.source_reference = l.source_reference)
      AND NOT EXISTS (SELECT FROM jobs WHERE jobs.id = ${into} AND jobs.source = l.source AND jobs.source_reference = l.source_reference)
    RETURNING id`;
  await tx.recruitmentListing.deleteMany({ where: { jobId: id } });
  await tx.sourceItem.updateMany({ where: { jobId: id }, data: { jobId: into } });
  await tx.$executeRaw`
    INSERT INTO source_listings (source_key, job_id, first_seen_at, last_seen_at, gone_at)
    SELECT source_key, ${into}, first_seen_at, last_seen_at, gone_at FROM source_listings WHERE job_id = ${id} ON CONFLICT DO NOTHING`;
  await tx.sourceListing.deleteMany({ where: { jobId: id } });
  await takeFollowers(tx, id, into);
  await takeFinds(tx, id, into, act.now);
  const over = { where: { jobId: id }, data: { jobId: into }, select: { id: true } };
  const announcements = await tx.announcement.updateManyAndReturn(over);
  const messages = await tx.contactMessage.updateManyAndReturn(over);
  const hasExam = (await tx.exam.count({ where: { jobId: into } })) > 0;
  const exams = hasExam ? [] : await tx.exam.updateManyAndReturn(over);
  if (announcements.length > 0) await writeAnnounced(tx, into);
  const joined = await tx.joinedJob.findMany({ where: { intoId: id }, select: { jobId: true } });
  const wentOver: WentOver = {
    listings: idsOf(listings),
    announcements: idsOf(announcements),
    messages: idsOf(messages),
    exams: idsOf(exams),
    joinedJobs: joined.map(({ jobId }) => jobId),
  };
  await removeJob(tx, await lockJob(tx, id), act, { joinedInto: into, ...wentOver });
  await tx.job.update({ where: { id }, data: { sourceReference: absorbedReference(into, listing), editedAt: own.editedAt } });
  await setJobRedirect(tx, id, into);
}

/** By their numbers, what went over with a job: its row of the log keeps it for whoever undoes the join (release-job.ts). */
export type WentOver = Record<"listings" | "announcements" | "messages" | "exams" | "joinedJobs", number[]>;

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const STATE = { id: true, status: true, deletedAt: true, editedAt: true } as const;
type State = Pick<Job, keyof typeof STATE>;

/** Of two of which one was deleted or withdrawn, as by somebody who saw it twice, the other is what the public has: joined with that one it would go too. */
function refuseHidden(stays: State, own: State | null): void {
  const deleted = [stays, own].find((one) => one?.deletedAt);
  const message = "before you join the two, or keep them apart.";
  if (deleted) throw new AppError("CONFLICT", `Job ${deleted.id} is in the bin. Restore it ${message}`);
  if (own?.status !== "published" || stays.status === "published") return;
  throw new AppError("CONFLICT", `Job ${stays.id} is not public, and job ${own.id} is. Publish it ${message}`);
}

/** Tables of what people are told of a job by its dates, by the columns that say whom and of what. */
const TOLD = [
  ["stage_deliveries", "user_id, stage"],
  ["reminder_deliveries", "user_id, moment"],
] as const;
/** Those of what alerts have found, by the column that says whose they are. */
const FOUND = [
  ["alert_deliveries", "user_id"],
  ["subscriber_deliveries", "subscriber_id"],
] as const;
const TOLD_BY_ALERT = "due_at, told_until, told_closing, told_at";
const MAILED = "found_at, claimed_at, attempts, mail_id, sent_at";

/**
 * Who follows it follows the one that stays, and what they were told, or are to be, counts as of that one. Whoever keeps it is found by both numbers
 * (joined-jobs.ts): their own records stay as their devices wrote them, so that an undone join is undone for them too.
 */
async function takeFollowers(tx: Tx, id: number, into: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO job_followers (user_id, job_id, followed_on, known, days)
    SELECT user_id, ${into}, followed_on, known, days FROM job_followers WHERE job_id = ${id} ON CONFLICT DO NOTHING`;
  for (const [table, columns] of TOLD) {
    const same = Prisma.raw(`${columns}, ${MAILED}`);
    await tx.$executeRaw`
      INSERT INTO ${Prisma.raw(table)} (job_id, ${same}) SELECT ${into}, ${same} FROM ${Prisma.raw(table)}
      WHERE job_id = ${id} ON CONFLICT DO NOTHING`;
  }
}

/**
 * What alerts have found of it is of the one that stays: what is still to be told, and what was told with a last date to come, so that nobody is told of the recruitment as
 * of a new one, and everybody of its end. Where the one that stays waits for a mail of the same alert, it is told already. That it has an earlier last date is
 * looked for as after a correction (lib/alerts/find-corrected.ts).
 */
async function takeFinds(tx: Tx, id: number, into: number, now: Date): Promise<void> {
  let told = 0;
  for (const [name, owner] of FOUND) {
    const table = Prisma.raw(name);
    const same = Prisma.raw(`${owner}, alert_key, ${TOLD_BY_ALERT}, ${MAILED}`);
    told += await tx.$executeRaw`
      INSERT INTO ${table} (job_id, ${same}) SELECT ${into}, ${same} FROM ${table}
      WHERE job_id = ${id} AND (sent_at IS NULL OR told_until >= ${dayInIndia(now)}::date)
      ON CONFLICT (${Prisma.raw(owner)}, alert_key, job_id) DO UPDATE
        SET (${Prisma.raw(`${TOLD_BY_ALERT}, ${MAILED}`)}) = (${Prisma.raw(excluded(`${TOLD_BY_ALERT}, ${MAILED}`))})
        WHERE excluded.told_until IS NOT NULL AND ${table}.told_until IS NULL AND ${table}.sent_at IS NULL AND ${table}.mail_id IS NULL`;
    await countAsTold(tx, name, owner, { id: into, now });
  }
  if (told === 0) return;
  await tx.$executeRaw`
    INSERT INTO corrected_jobs (job_id, was)
    SELECT id, to_jsonb(jobs) - '{notice,announced,description,search_vector,notice_keys}'::text[] FROM jobs WHERE id = ${into}
    ON CONFLICT (job_id) DO UPDATE SET changes = corrected_jobs.changes + 1`;
}

/** Whoever was told of either is not told of the other by another alert of theirs, which found it after that and waits for its mail. */
async function countAsTold(tx: Tx, table: string, owner: string, { id, now }: { id: number; now: Date }): Promise<void> {
  const [rows, reader] = [Prisma.raw(table), Prisma.raw(owner)];
  await tx.$executeRaw`
    UPDATE ${rows} AS waiting SET found_at = told.at
    FROM (SELECT ${reader} AS reader, max(coalesce(told_at, sent_at)) AS at FROM ${rows}
      WHERE job_id = ${id} AND told_until >= ${dayInIndia(now)}::date GROUP BY ${reader}) AS told
    WHERE waiting.job_id = ${id} AND waiting.${reader} = told.reader AND waiting.found_at > told.at
      AND waiting.told_until IS NULL AND waiting.sent_at IS NULL AND waiting.mail_id IS NULL`;
}

const excluded = (columns: string) => columns.replaceAll(/\w+/g, "excluded.$&");

/** The name of a job that is joined with another. */
function absorbedReference(into: number, { sourceReference }: Reference): string {
  return `${ABSORBED}${into}: ${sourceReference}`;
}

/** With what the name of each begins. */
export const ABSORBED = "joined into ";

/** The name that such a job had; null where it is none. Which one it says it is joined with may be joined with a third by now. */
export function ownReference(sourceReference: string): string | null {
  return /^joined into \d+: (.*)$/s.exec(sourceReference)?.[1] ?? null;
}
