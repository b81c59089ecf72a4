import { findRecipient } from "@/lib/accounts/recipients";
import { type AlertMail, sendAlertMail } from "@/lib/alerts/mail";
import { type JobAlert, parseJobAlert } from "@/lib/alerts/schema";
import { isOpen } from "@/lib/dates";
import { db } from "@/lib/db";
import { languageOf } from "@/lib/i18n/languages";
import { findJobs } from "@/lib/jobs/queries";
import { type Claimed, sendDeliveries } from "@/lib/mail/deliveries";

/** Mails the jobs that alerts found and that are not sent. */
export function sendFoundJobs(now: Date): Promise<{ mails: number; failed: number }> {
  return sendDeliveries({ table: "alert_deliveries", key: "alert_key" }, now, async (userId, claimed) => {
    const mail = await mailOf(userId, claimed, now);
    if (mail) await sendAlertMail(mail);
    return mail !== null;
  });
}

/** The mail of one person; null where nothing of it is open any more, or the person wants none. */
async function mailOf(userId: number, claimed: readonly Claimed[], now: Date): Promise<AlertMail | null> {
  const user = await findRecipient(userId, "alert");
  if (!user) return null;
  const records = await db().accountRecord.findMany({
    where: { userId, kind: "jobAlerts", deletedAt: null, key: { in: [...new Set(claimed.map(({ key }) => key))] } },
    select: { key: true, value: true },
  });
  const jobs = new Map((await findJobs(claimed.map(({ jobId }) => jobId))).map((job) => [job.id, job]));
  const groups = records.flatMap(({ key, value }) => {
    const alert: JobAlert | null = parseJobAlert(value);
    const found = claimed.flatMap((one) => (one.key === key ? (jobs.get(one.jobId) ?? []) : []));
    const open = found.filter((job) => isOpen(job, now));
    return alert?.isActive && open.length > 0 ? [{ alert, jobs: open }] : [];
  });
  return groups.length > 0 ? { userId, ...user, language: languageOf(user.language), groups, now } : null;
}
