import { type AlertMail, sendAlertMail } from "@/lib/alerts/mail";
import { type JobAlert, parseJobAlert } from "@/lib/alerts/schema";
import { isOpen } from "@/lib/dates";
import { db } from "@/lib/db";
import { languageOf } from "@/lib/i18n/languages";
import { findJobs } from "@/lib/jobs/queries";

const MAX_ATTEMPTS = 5;
/** A run that died while sending leaves its claim; after this the next run sends. */
const CLAIM_MS = 15 * 60 * 1000;
const MAX_READERS = 2_000;

type Claimed = { alertKey: string; jobId: number };

/** Mails what was found and is not sent, one mail a person. A mail that fails is tried again by later runs, five times in all. */
export async function sendFoundJobs(now: Date): Promise<{ mails: number; failed: number }> {
  const stale = new Date(now.getTime() - CLAIM_MS);
  const readers = await db().$queryRaw<{ userId: number }[]>`
    SELECT DISTINCT user_id AS "userId" FROM alert_deliveries
    WHERE sent_at IS NULL AND attempts < ${MAX_ATTEMPTS} AND (claimed_at IS NULL OR claimed_at < ${stale}) LIMIT ${MAX_READERS}`;
  const result = { mails: 0, failed: 0 };
  for (const { userId } of readers) {
    const claimed = await db().$queryRaw<Claimed[]>`
      UPDATE alert_deliveries SET claimed_at = ${now}, attempts = attempts + 1
      WHERE user_id = ${userId} AND sent_at IS NULL AND attempts < ${MAX_ATTEMPTS} AND (claimed_at IS NULL OR claimed_at < ${stale})
      RETURNING alert_key AS "alertKey", job_id AS "jobId"`;
    const mail = await mailOf(userId, claimed, now);
    try {
      if (mail) await sendAlertMail(mail);
    } catch {
      // sendMail has logged why; the rows stay unsent and a later run takes them.
      result.failed++;
      continue;
    }
    if (mail) result.mails++;
    await markSent(userId, claimed, now);
  }
  return result;
}

/** The mail of one person; null where nothing of it is open any more, or the person wants none. */
async function mailOf(userId: number, claimed: readonly Claimed[], now: Date): Promise<AlertMail | null> {
  const user = await db().user.findFirst({
    where: { id: userId, isActive: true, emailVerifiedAt: { not: null }, optOuts: { none: { list: "alert" } } },
    select: { email: true, fullName: true, language: true },
  });
  if (!user) return null;
  const records = await db().accountRecord.findMany({
    where: { userId, kind: "jobAlerts", deletedAt: null, key: { in: [...new Set(claimed.map(({ alertKey }) => alertKey))] } },
    select: { key: true, value: true },
  });
  const jobs = new Map((await findJobs(claimed.map(({ jobId }) => jobId))).map((job) => [job.id, job]));
  const groups = records.flatMap(({ key, value }) => {
    const alert: JobAlert | null = parseJobAlert(value);
    const found = claimed.flatMap(({ alertKey, jobId }) => (alertKey === key ? (jobs.get(jobId) ?? []) : []));
    const open = found.filter((job) => isOpen(job, now));
    return alert?.isActive && open.length > 0 ? [{ alert, jobs: open }] : [];
  });
  const language = languageOf(user.language);
  return groups.length > 0 ? { userId, email: user.email, fullName: user.fullName, language, groups, now } : null;
}

async function markSent(userId: number, claimed: readonly Claimed[], now: Date): Promise<void> {
  const [keys, ids] = [claimed.map(({ alertKey }) => alertKey), claimed.map(({ jobId }) => jobId)];
  await db().$executeRaw`
    UPDATE alert_deliveries AS delivery SET sent_at = ${now}
    FROM unnest(${keys}::text[], ${ids}::int[]) AS done(alert_key, job_id)
    WHERE delivery.user_id = ${userId} AND delivery.alert_key = done.alert_key AND delivery.job_id = done.job_id`;
}
