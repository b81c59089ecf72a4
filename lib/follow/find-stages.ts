import { canBeTold, wantsMails } from "@/lib/accounts/recipients";
import { alertDay } from "@/lib/alerts/schedule";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { newsSince } from "@/lib/follow/changes";
import { noteChanges } from "@/lib/follow/find-changes";
import { datedStages } from "@/lib/follow/stages";
import { Prisma } from "@/lib/generated/prisma/client";
import { type Course, findCourses } from "@/lib/notice/courses";

/** Recruitments whose courses are read at a time. */
const BATCH = 500;

/**
 * The saved jobs that people follow, of accounts that want such mails: what somebody knows is kept while their mailbox is gone. Of one that was joined with another, which they keep too, what they say of that
 * other holds: its page shows it.
 */
export const FOLLOWS = Prisma.sql`
  account_records AS record LEFT JOIN joined_jobs AS joined ON joined.job_id::text = record.key
  JOIN users ON users.id = record.user_id AND ${wantsMails("follow")}
    AND record.kind = 'savedJobs' AND record.deleted_at IS NULL AND record.value @> '{"isFollowed": true}'
    AND NOT EXISTS (SELECT FROM account_records AS other WHERE other.user_id = record.user_id AND other.kind = record.kind
      AND other.key = joined.into_id::text AND other.deleted_at IS NULL)`;

/** The number of the job that such a record follows, as text: of one that was joined with another that one's, whose stages are the recruitment's now. */
export const FOLLOWED = Prisma.sql`coalesce(joined.into_id::text, record.key)`;

/**
 * Notes, for each follower of a recruitment, the stages that came to have a day since they began to follow, and those whose day has come: of each
 * the first of the two; then those whose days are no more what they know. The primary key of the deliveries holds that no stage is noted twice, for runs at the same time too.
 */
export async function noteDueStages(now: Date): Promise<number> {
  await db().$executeRaw`
    DELETE FROM job_followers AS follower WHERE NOT EXISTS (
      SELECT FROM ${FOLLOWS} WHERE record.user_id = follower.user_id AND ${FOLLOWED} = follower.job_id::text)`;
  const followed = await db().$queryRaw<{ key: string }[]>`SELECT DISTINCT ${FOLLOWED} AS key FROM ${FOLLOWS}`;
  // A key is what a device says it is: one that can be no number of a job is left out before it is taken for one.
  const ids = followed.flatMap(({ key }) => (/^[1-9]\d{0,8}$/.test(key) ? [Number(key)] : []));
  let found = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    const courses = await findCourses(ids.slice(start, start + BATCH));
    found += (await noteOfCourses(courses, now)) + (await noteChanges(courses, now));
  }
  return found;
}

/** Of some jobs those that a person follows, as the last run has found it. */
export async function followedAmong(userId: number, jobIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db().jobFollower.findMany({ where: { userId, jobId: { in: [...jobIds] } }, select: { jobId: true } });
  return new Set(rows.map(({ jobId }) => jobId));
}

async function noteOfCourses(courses: readonly Course[], now: Date): Promise<number> {
  const dated = courses.map((job) => ({ jobId: job.id, stages: datedStages(job, job.exam) }));
  const known = JSON.stringify(dated.map(({ jobId, stages }) => ({ job_id: jobId, known: stages.map(({ key }) => key) })));
  const stages = JSON.stringify(
    dated.flatMap(({ jobId, stages: all }) => all.map(({ key, day, last }) => ({ job_id: jobId, stage: key, day, last }))),
  );
  await db().$executeRaw`
    INSERT INTO job_followers (user_id, job_id, followed_on, known)
    SELECT record.user_id, course.job_id, ${dayInIndia(now)}::date, course.known
    FROM jsonb_to_recordset(${known}::jsonb) AS course(job_id int, known text[]) JOIN (${FOLLOWS}) ON ${FOLLOWED} = course.job_id::text
    ON CONFLICT DO NOTHING`;
  // A stage that lost its day, an exam that was put off, is told of again once it has one.
  await db().$executeRaw`
    UPDATE job_followers AS follower SET known = ARRAY(SELECT unnest(follower.known) INTERSECT SELECT unnest(course.known))
    FROM jsonb_to_recordset(${known}::jsonb) AS course(job_id int, known text[])
    WHERE follower.job_id = course.job_id AND NOT follower.known <@ course.known`;
  return db().$executeRaw`
    INSERT INTO stage_deliveries (user_id, job_id, stage, found_at)
    SELECT follower.user_id, follower.job_id, dated.stage, ${now}
    FROM jsonb_to_recordset(${stages}::jsonb) AS dated(job_id int, stage text, day date, last date)
    JOIN job_followers AS follower ON follower.job_id = dated.job_id JOIN users ON users.id = follower.user_id AND ${canBeTold(now)}
    WHERE dated.last >= ${newsSince(dayInIndia(now))}::date
      AND (NOT dated.stage = ANY (follower.known) OR (dated.day > follower.followed_on AND dated.day <= ${alertDay(now)}::date))
    ON CONFLICT DO NOTHING`;
}
