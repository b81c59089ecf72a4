import { findRecipient } from "@/lib/accounts/recipients";
import { isNight } from "@/lib/alerts/schedule";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { type KnownDays, tellingsOf } from "@/lib/follow/changes";
import { CHANGE, keepSaid } from "@/lib/follow/find-changes";
import { FOLLOWED, FOLLOWS, noteDueStages } from "@/lib/follow/find-stages";
import { type FollowMail, sendFollowMail } from "@/lib/follow/mail";
import { followedStages } from "@/lib/follow/stages";
import { languageOf } from "@/lib/i18n/languages";
import { findJobs } from "@/lib/jobs/queries";
import { log } from "@/lib/log";
import { sendDeliveries } from "@/lib/mail/deliveries";
import type { DueMail } from "@/lib/mail/delivery-rows";
import { clockFrom } from "@/lib/mail/mail-run";
import { findCourses } from "@/lib/notice/courses";

export type FollowResult = { stages: number; mails: number; failed: number };

/**
 * Tells the followers of recruitments, by mail and once for each stage, what came to have a date and whose day has come, and once for each change
 * what has other days than they know or was called off. Safe to run twice and on several servers at once (docs/decisions/039).
 */
export async function deliverStages(now: Date): Promise<FollowResult> {
  const run = { now, clock: clockFrom(now) };
  const stages = await noteDueStages(now);
  // What is found at night is told in the morning.
  if (isNight(now)) return { stages, mails: 0, failed: 0 };
  const sent = await sendDeliveries({ table: "stage_deliveries", key: "stage" }, run, async (due) => {
    const mail = await mailOf(due, run.clock());
    if (!mail) return [];
    await sendFollowMail(mail);
    for (const { id } of new Set(mail.stages.map(({ job }) => job))) {
      await keepSaid(
        mail.userId,
        id,
        mail.stages.filter(({ job }) => job.id === id),
      );
    }
    return due.claimed.filter(({ jobId, key }) => mail.stages.some((told) => told.job.id === jobId && told.key === stageOf(key)));
  });
  if (sent.mails + sent.failed > 0) log.info({ stages, ...sent }, "Stages of followed recruitments delivered");
  return { stages, ...sent };
}

/** The mail of one person; null where nothing of it is followed, has a date or is new to them any more, or the person wants none. */
async function mailOf({ ownerId: userId, mailId, claimed }: DueMail, now: Date): Promise<FollowMail | null> {
  const user = await findRecipient(userId, "follow", now);
  if (!user) return null;
  const ids = await stillFollowed(
    userId,
    claimed.map(({ jobId }) => jobId),
  );
  const [jobs, courses, known] = await Promise.all([findJobs(ids), findCourses(ids), knownDays(userId, ids)]);
  const stages = jobs.flatMap((job) => {
    const keys = claimed.flatMap(({ jobId, key }) => (jobId === job.id ? key : []));
    const course = courses.find(({ id }) => id === job.id);
    const all = course ? followedStages(course, course.exam) : [];
    return tellingsOf(dueOf(keys), known.get(job.id) ?? {}, all, dayInIndia(now)).map((told) => ({ job, ...told }));
  });
  return stages.length > 0 ? { id: mailId, userId, ...user, language: languageOf(user.language), stages, now } : null;
}

/** The stages that are to be told of for the first time, and those of which a change is. */
function dueOf(keys: readonly string[]): { first: Set<string>; changes: Set<string> } {
  return {
    first: new Set(keys.filter((key) => !isChange(key))),
    changes: new Set(keys.filter(isChange).map(stageOf)),
  };
}

const isChange = (key: string) => key.endsWith(CHANGE);
const stageOf = (key: string) => (isChange(key) ? key.slice(0, -CHANGE.length) : key);

async function knownDays(userId: number, jobIds: readonly number[]): Promise<Map<number, KnownDays>> {
  const where = { userId, jobId: { in: [...jobIds] } };
  const rows = await db().jobFollower.findMany({ where, select: { jobId: true, days: true } });
  return new Map(rows.map(({ jobId, days }) => [jobId, days as KnownDays]));
}

async function stillFollowed(userId: number, jobIds: readonly number[]): Promise<number[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT ${FOLLOWED} AS id FROM ${FOLLOWS} WHERE users.id = ${userId} AND ${FOLLOWED} = ANY(${jobIds.map(String)})`;
  return rows.map(({ id }) => Number(id));
}
