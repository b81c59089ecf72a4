import { findRecipient } from "@/lib/accounts/recipients";
import { isNight } from "@/lib/alerts/schedule";
import { db } from "@/lib/db";
import { parseSavedJob } from "@/lib/device/saved-jobs";
import { noteDueStages } from "@/lib/follow/find-stages";
import { type FollowMail, sendFollowMail } from "@/lib/follow/mail";
import { datedStages } from "@/lib/follow/stages";
import { languageOf } from "@/lib/i18n/languages";
import { findJobs } from "@/lib/jobs/queries";
import { log } from "@/lib/log";
import { sendDeliveries } from "@/lib/mail/deliveries";
import type { DueMail } from "@/lib/mail/delivery-rows";
import { clockFrom } from "@/lib/mail/mail-run";
import { findCourses } from "@/lib/notice/courses";

export type FollowResult = { stages: number; mails: number; failed: number };

/**
 * Tells the followers of recruitments, by mail and once for each stage, what came to have a date and whose day has come. Safe to run twice and
 * on several servers at once (docs/decisions/039).
 */
export async function deliverStages(now: Date): Promise<FollowResult> {
  const run = { now, clock: clockFrom(now) };
  const stages = await noteDueStages(now);
  // What is found at night is told in the morning.
  if (isNight(now)) return { stages, mails: 0, failed: 0 };
  const sent = await sendDeliveries({ table: "stage_deliveries", key: "stage" }, run, async (due) => {
    const mail = await mailOf(due, now);
    if (mail) await sendFollowMail(mail);
    return mail !== null;
  });
  if (sent.mails + sent.failed > 0) log.info({ stages, ...sent }, "Stages of followed recruitments delivered");
  return { stages, ...sent };
}

/** The mail of one person; null where nothing of it is followed or has a date any more, or the person wants none. */
async function mailOf({ ownerId: userId, mailId, claimed }: DueMail, now: Date): Promise<FollowMail | null> {
  const user = await findRecipient(userId, "follow");
  if (!user) return null;
  const ids = await stillFollowed(
    userId,
    claimed.map(({ jobId }) => jobId),
  );
  const [jobs, courses] = await Promise.all([findJobs(ids), findCourses(ids)]);
  const stages = jobs.flatMap((job) => {
    const keys = new Set(claimed.flatMap((one) => (one.jobId === job.id ? one.key : [])));
    const course = courses.find(({ id }) => id === job.id);
    const dated = course ? datedStages(course, course.exam) : [];
    return dated.filter(({ key }) => keys.has(key)).map(({ stage }) => ({ job, stage }));
  });
  return stages.length > 0 ? { id: mailId, userId, ...user, language: languageOf(user.language), stages, now } : null;
}

async function stillFollowed(userId: number, jobIds: readonly number[]): Promise<number[]> {
  const records = await db().accountRecord.findMany({
    where: { userId, kind: "savedJobs", deletedAt: null, key: { in: [...new Set(jobIds)].map(String) } },
    select: { key: true, value: true },
  });
  return records.flatMap(({ key, value }) => (parseSavedJob(value)?.isFollowed ? Number(key) : []));
}
