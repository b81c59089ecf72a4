import { noteCorrectedJobs } from "@/lib/alerts/find-corrected";
import { noteNewJobs } from "@/lib/alerts/find-new-jobs";
import { handOver } from "@/lib/alerts/hand-over";
import { type AlertMail, sendAlertMail } from "@/lib/alerts/mail";
import { ALERT_OWNERS, type AlertOwners, activeAlertsOf } from "@/lib/alerts/owners";
import { isOpen } from "@/lib/dates";
import { findJobs } from "@/lib/jobs/queries";
import { log } from "@/lib/log";
import { sendDeliveries } from "@/lib/mail/deliveries";
import { type DueMail, takeBack } from "@/lib/mail/delivery-rows";
import { clockFrom } from "@/lib/mail/mail-run";

export type DeliveryResult = { jobs: number; found: number; mails: number; failed: number };

/**
 * Looks for the alerts of what became public and mails what is due. Safe to run twice and on several servers at once (docs/decisions/053). A new
 * alert begins now: it mails what is published after it.
 */
export async function deliverAlerts(now: Date): Promise<DeliveryResult> {
  const run = { now, clock: clockFrom(now) };
  const noted = await noteNewJobs(now);
  noted.found += await noteCorrectedJobs(now);
  const sent = { mails: 0, failed: 0 };
  for (const owners of ALERT_OWNERS) {
    const { mails, failed } = await sendDeliveries(owners.deliveries, run, async (due) => {
      const mail = await mailOf(owners, due, now);
      if (mail) await sendAlertMail(mail);
      return mail !== null;
    });
    sent.mails += mails;
    sent.failed += failed;
  }
  if (sent.mails + sent.failed > 0) log.info({ ...noted, ...sent }, "Alerts delivered");
  return { ...noted, ...sent };
}

/**
 * The mail of one reader; null where nothing of it is open any more, no alert looks for it any more, or the reader wants none. What is not open is
 * forgotten, so that it is noted anew once it is open again.
 */
async function mailOf(owners: AlertOwners, due: DueMail, now: Date): Promise<AlertMail | null> {
  const { ownerId, mailId } = due;
  const reader = await owners.readerOf(ownerId);
  if (!reader) return null;
  const alerts = await activeAlertsOf(owners, ownerId);
  const claimed = await handOver(owners, due, alerts, now);
  const ids = claimed.map(({ jobId }) => jobId);
  const jobs = new Map((await findJobs(ids)).flatMap((job) => (isOpen(job, now) ? [[job.id, job]] : [])));
  const closed = ids.filter((id) => !jobs.has(id));
  if (closed.length > 0) await takeBack(owners.deliveries, due, closed);
  const groups = alerts.flatMap(({ key, alert }) => {
    const open = claimed.flatMap((one) => (one.key === key ? (jobs.get(one.jobId) ?? []) : []));
    return open.length > 0 ? [{ alert, jobs: open }] : [];
  });
  return groups.length > 0 ? { id: mailId, reader, groups, now } : null;
}
