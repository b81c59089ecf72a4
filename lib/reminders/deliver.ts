import { findRecipient } from "@/lib/accounts/recipients";
import { isNight } from "@/lib/alerts/schedule";
import { dayInIndia, isOpen } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { languageOf } from "@/lib/i18n/languages";
import { findJobs } from "@/lib/jobs/queries";
import { log } from "@/lib/log";
import { sendDeliveries } from "@/lib/mail/deliveries";
import type { DueMail } from "@/lib/mail/delivery-rows";
import { clockFrom } from "@/lib/mail/mail-run";
import { deadlineOf, noteDueReminders, toApplyFor } from "@/lib/reminders/due";
import { type ReminderMail, sendReminderMail } from "@/lib/reminders/mail";

export type ReminderResult = { reminders: number; mails: number; failed: number };

/**
 * Reminds people of the last dates of what they saved or plan to apply for, by one mail a person and day, never at night. Safe to run twice and on
 * several servers at once (docs/decisions/057).
 */
export async function deliverReminders(now: Date): Promise<ReminderResult> {
  if (isNight(now)) return { reminders: 0, mails: 0, failed: 0 };
  const run = { now, clock: clockFrom(now) };
  const reminders = await noteDueReminders(now);
  const sent = await sendDeliveries(
    { table: "reminder_deliveries", key: "moment", onceOn: dayInIndia(now) },
    run,
    async (due) => {
      const mail = await mailOf(due, now);
      if (mail) await sendReminderMail(mail);
      return mail !== null;
    },
  );
  if (sent.mails + sent.failed > 0) log.info({ reminders, ...sent }, "Reminders delivered");
  return { reminders, ...sent };
}

/** The mail of one person; null where nothing of it is open until the same day any more, or the person has applied, or wants none. */
async function mailOf({ ownerId: userId, mailId, claimed }: DueMail, now: Date): Promise<ReminderMail | null> {
  const user = await findRecipient(userId, "reminder");
  if (!user) return null;
  const known = new Set(claimed.map(({ jobId, key }) => `${jobId} ${deadlineOf(key)}`));
  const wanted = new Set(await stillToApplyFor(userId, [...new Set(claimed.map(({ jobId }) => jobId))]));
  const jobs = (await findJobs([...wanted])).filter((job) => known.has(`${job.id} ${job.deadline}`) && isOpen(job, now));
  return jobs.length > 0 ? { id: mailId, userId, ...user, language: languageOf(user.language), jobs, now } : null;
}

async function stillToApplyFor(userId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT jobs.id FROM jobs WHERE jobs.id = ANY(${[...ids]}::int[]) AND ${toApplyFor(Prisma.sql`${userId}`, Prisma.sql`jobs.id`)}`;
  return rows.map(({ id }) => id);
}
