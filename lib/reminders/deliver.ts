import { findRecipient } from "@/lib/accounts/recipients";
import { isNight } from "@/lib/alerts/schedule";
import { type Day, dayInIndia, isOpen } from "@/lib/dates";
import { db } from "@/lib/db";
import { languageOf } from "@/lib/i18n/languages";
import { findJobs } from "@/lib/jobs/queries";
import { log } from "@/lib/log";
import { sendDeliveries } from "@/lib/mail/deliveries";
import type { Claimed, DueMail } from "@/lib/mail/delivery-rows";
import { clockFrom } from "@/lib/mail/mail-run";
import { deadlineOf, isOfEnd, keptUntil, newsSince, noteOfDue, noteOfEnded } from "@/lib/reminders/due";
import { goneJobs, isOfGone, noteOfGone } from "@/lib/reminders/gone";
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
      const mail = await mailOf(due, run.clock());
      if (!mail) return [];
      await sendReminderMail(mail);
      return due.claimed.filter((row) => isSaid(mail, row));
    },
  );
  if (sent.mails + sent.failed > 0) log.info({ reminders, ...sent }, "Reminders delivered");
  return { reminders, ...sent };
}

/** Notes whom to remind of which notice. The primary key holds that none is noted twice. */
export async function noteDueReminders(now: Date): Promise<number> {
  let noted = 0;
  for (const note of [noteOfDue(now), noteOfEnded(now), noteOfGone(now)]) noted += await db().$executeRaw(note);
  return noted;
}

/**
 * The mail of one person; null where nothing of it is as it was found any more, open until the same day, ended on it or gone, it is no news any more, or the
 * person has applied, or wants none. What was found open and has ended by now is told where it ended earlier than they know: the mail of its day had gone before.
 */
async function mailOf({ ownerId: userId, mailId, claimed }: DueMail, now: Date): Promise<ReminderMail | null> {
  const user = await findRecipient(userId, "reminder", now);
  if (!user) return null;
  const ofDates = claimed.filter(({ key }) => !isOfGone(key));
  const gone = await goneJobs(userId, [...new Set(claimed.flatMap(({ jobId, key }) => (isOfGone(key) ? jobId : [])))], now);
  const known = new Set(ofDates.map(({ jobId, key }) => stateOf(jobId, deadlineOf(key), !isOfEnd(key))));
  const until = await keptUntil(userId, [...new Set(ofDates.map(({ jobId }) => jobId))], now);
  const found = await findJobs([...until.keys()]);
  const jobs = found
    .map((job) => ({ ...job, keptUntil: until.get(job.id) ?? null }))
    .filter((job) => {
      const isAs = (isToCome: boolean) => known.has(stateOf(job.id, job.deadline, isToCome));
      return job.deadline >= newsSince(now) && (isAs(isOpen(job, now)) || (job.keptUntil !== null && isAs(true)));
    });
  return jobs.length + gone.length > 0
    ? { id: mailId, userId, ...user, language: languageOf(user.language), jobs, gone, now }
    : null;
}

/** Whether a mail says what was noted: of the last date that its notice has, or that it is gone. */
function isSaid({ jobs, gone = [] }: ReminderMail, { jobId, key }: Claimed): boolean {
  if (isOfGone(key)) return gone.some(({ id }) => id === jobId);
  return jobs.some(({ id, deadline }) => id === jobId && deadline === deadlineOf(key));
}

function stateOf(jobId: number, deadline: Day, isToCome: boolean): string {
  return `${jobId} ${deadline} ${isToCome}`;
}
