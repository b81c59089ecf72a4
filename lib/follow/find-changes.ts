import { canBeTold } from "@/lib/accounts/recipients";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { changesOf, type KnownDays, type Telling } from "@/lib/follow/changes";
import { followedStages } from "@/lib/follow/stages";
import type { Course } from "@/lib/notice/courses";

/** Ends the key of the row by which a change of a stage is told: one a person and stage, which each further change that is to be told takes anew. */
export const CHANGE = ".change";

/**
 * Notes whom to tell that a stage has other days than they know, or was called off. What they know is what held when they began to follow, then what
 * each mail said; it is compared again just before one goes, so that a run which read the days a moment too early tells nothing.
 */
export async function noteChanges(courses: readonly Course[], now: Date): Promise<number> {
  const stagesOf = new Map(courses.map((course) => [course.id, followedStages(course, course.exam)]));
  const states = JSON.stringify(
    [...stagesOf].flatMap(([jobId, stages]) => stages.map(({ key, state }) => ({ job_id: jobId, stage: key, state }))),
  );
  await takeAsKnown(states);
  // Many followers of a recruitment know the same of it.
  const others = await db().$queryRaw<{ jobId: number; days: KnownDays }[]>`
    SELECT DISTINCT follower.job_id AS "jobId", follower.days
    FROM jsonb_to_recordset(${states}::jsonb) AS course(job_id int, stage text, state text)
    JOIN job_followers AS follower ON follower.job_id = course.job_id AND follower.days ->> course.stage <> course.state`;
  const changes = others.map(({ jobId, days }) => ({
    job_id: jobId,
    days,
    ...changesOf(days, stagesOf.get(jobId) ?? [], dayInIndia(now)),
  }));
  if (changes.length === 0) return 0;
  await keepSilent(JSON.stringify(changes));
  return note(JSON.stringify(changes.flatMap(({ told, ...rest }) => told.map((stage) => ({ ...rest, stage })))), now);
}

/** Keeps what a mail said, before it is marked as sent: a run that dies in between tells no change twice. */
export async function keepSaid(userId: number, jobId: number, said: readonly Telling[]): Promise<void> {
  const days = JSON.stringify(Object.fromEntries(said.map(({ key, state }) => [key, state])));
  await db().$executeRaw`
    UPDATE job_followers SET days = days || ${days}::jsonb WHERE user_id = ${userId} AND job_id = ${jobId}`;
}

/** Of a stage that had its day when somebody began to follow, or was mailed to them by a server that kept no days, the first run takes those of now. */
async function takeAsKnown(states: string): Promise<void> {
  await db().$executeRaw`
    UPDATE job_followers AS follower SET days = added.days || follower.days
    FROM (
      SELECT user_id, job_id, jsonb_object_agg(course.stage, course.state) AS days
      FROM jsonb_to_recordset(${states}::jsonb) AS course(job_id int, stage text, state text) JOIN job_followers AS other USING (job_id)
      WHERE other.days ->> course.stage IS NULL AND (course.stage = ANY (other.known) OR EXISTS (
        SELECT FROM stage_deliveries AS told WHERE told.user_id = other.user_id AND told.job_id = other.job_id
          AND told.stage = course.stage AND told.sent_at IS NOT NULL))
      GROUP BY user_id, job_id
    ) AS added WHERE follower.user_id = added.user_id AND follower.job_id = added.job_id`;
}

async function keepSilent(changes: string): Promise<void> {
  await db().$executeRaw`
    UPDATE job_followers AS follower SET days = follower.days || change.silent
    FROM jsonb_to_recordset(${changes}::jsonb) AS change(job_id int, days jsonb, silent jsonb)
    WHERE follower.job_id = change.job_id AND follower.days = change.days AND change.silent <> '{}'`;
}

/** A stage that is still to be told of for the first time is told of as it is by then. */
function note(changes: string, now: Date): Promise<number> {
  return db().$executeRaw`
    INSERT INTO stage_deliveries (user_id, job_id, stage, found_at)
    SELECT follower.user_id, follower.job_id, change.stage || ${CHANGE}, ${now}
    FROM jsonb_to_recordset(${changes}::jsonb) AS change(job_id int, days jsonb, silent jsonb, stage text)
    JOIN job_followers AS follower ON follower.job_id = change.job_id AND follower.days = change.days || change.silent
    JOIN users ON users.id = follower.user_id AND ${canBeTold(now)}
    WHERE NOT EXISTS (SELECT FROM stage_deliveries AS first WHERE first.user_id = follower.user_id AND first.job_id = follower.job_id
      AND first.stage = change.stage AND first.sent_at IS NULL)
    ON CONFLICT (user_id, job_id, stage) DO UPDATE
      SET found_at = excluded.found_at, sent_at = NULL, claimed_at = NULL, attempts = 0, mail_id = NULL
      WHERE stage_deliveries.sent_at IS NOT NULL`;
}
