import { earlierOf } from "@/lib/alerts/earlier-dates";
import { endedOf } from "@/lib/alerts/ended-jobs";
import { noteCorrectedJobs } from "@/lib/alerts/find-corrected";
import { forgetEnded, noteEndedJobs } from "@/lib/alerts/find-ended";
import { noteNewJobs, publishedAgain } from "@/lib/alerts/find-new-jobs";
import { handOver } from "@/lib/alerts/hand-over";
import { type AlertMail, sendAlertMail } from "@/lib/alerts/mail";
import { ALERT_OWNERS, type AlertOwners, activeAlertsOf } from "@/lib/alerts/owners";
import { forgetUntold, keepTold, type Noted, notedFor } from "@/lib/alerts/told";
import { isOpen } from "@/lib/dates";
import { findJobs } from "@/lib/jobs/queries";
import { log } from "@/lib/log";
import { sendDeliveries } from "@/lib/mail/deliveries";
import type { DueMail } from "@/lib/mail/delivery-rows";
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
  await noteEndedJobs(now);
  const sent = { mails: 0, failed: 0 };
  for (const owners of ALERT_OWNERS) {
    const { mails, failed } = await sendDeliveries(owners.deliveries, run, async (due) => {
      // As it is when it is sent: what has closed since the run began is not open.
      const mail = await mailOf(owners, due, run.clock());
      if (!mail) return false;
      await keepTold(owners, due, await sendAlertMail(mail), run.clock());
      if (mail.ended.length > 0) await forgetEnded(owners, due, mail.ended, run.clock());
      return true;
    });
    sent.mails += mails;
    sent.failed += failed;
  }
  if (sent.mails + sent.failed > 0) log.info({ ...noted, ...sent }, "Alerts delivered");
  return { ...noted, ...sent };
}

/**
 * The mail of one reader; null where nothing of it is open any more or was told to be, no alert looks for it any more, the reader wants none or was told of it by another
 * alert. What is not said and was not told is forgotten, so that it is noted anew once it is open again.
 */
async function mailOf(owners: AlertOwners, due: DueMail, now: Date): Promise<AlertMail | null> {
  const reader = await owners.readerOf(due.ownerId, now);
  const alerts = reader ? await activeAlertsOf(owners, due.ownerId, now) : [];
  await handOver(owners, due, alerts, now);
  const noted = await notedFor(
    owners,
    due,
    alerts.map(({ key }) => key),
  );
  const wanted = noted.filter(({ isWanted }) => isWanted);
  const found = await findJobs([...new Set(noted.map(({ jobId }) => jobId))]);
  const again = await publishedAgain(found, now);
  const jobs = new Map(found.flatMap((job) => (isOpen(job, now) ? [[job.id, { ...job, isAgain: again.has(job.id) }]] : [])));
  const told = toldOf(wanted);
  const groups = alerts.flatMap(({ key, alert }) => {
    const open = wanted.flatMap((one) => (one.key === key && !told.has(one.jobId) ? (jobs.get(one.jobId) ?? []) : []));
    return open.length > 0 ? [{ alert, jobs: open }] : [];
  });
  const earlier = await earlierOf(owners, due.ownerId, { told, open: jobs }, now);
  // As if this mail had said it: what is open again after that day is news to them.
  if (earlier.known.length > 0) await keepTold(owners, due, earlier.known, now);
  // Whether an alert of now looks for what is gone cannot be asked: whoever has one is told what became of what they were told.
  const ended = alerts.length > 0 ? await endedOf(owners, due.ownerId, { told: toldOf(noted), found }, now) : [];
  const said = new Set(wanted.flatMap(({ jobId }) => (jobs.has(jobId) ? jobId : [])));
  await forgetUntold(
    owners,
    due,
    noted.flatMap(({ jobId }) => (said.has(jobId) ? [] : jobId)),
  );
  return reader && groups.length + earlier.news.length + ended.length > 0
    ? { id: due.mailId, reader, groups, earlier: earlier.news, ended, now }
    : null;
}

const toldOf = (rows: readonly Noted[]) => new Map(rows.flatMap((one) => (one.told ? [[one.jobId, one.told]] : [])));
