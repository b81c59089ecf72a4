import { takesMails } from "@/lib/accounts/recipients";
import { noteNewJobs } from "@/lib/alerts/find-new-jobs";
import { isDue } from "@/lib/alerts/schedule";
import { type JobAlert, parseJobAlert } from "@/lib/alerts/schema";
import { sendFoundJobs } from "@/lib/alerts/send-found-jobs";
import { db } from "@/lib/db";
import { log } from "@/lib/log";

/** Alerts read at a time, and in one run at most. */
const BATCH = 200;
const MAX_PER_RUN = 20_000;

export type DeliveryResult = { alerts: number; found: number; mails: number; failed: number };

type AccountAlert = { userId: number; key: string; alert: JobAlert; ranAt: Date | null };

/**
 * Looks through every alert that is due and mails what it found: active alerts of verified addresses whose owners take such mails
 * (product.md, "Alerts"). Safe to run twice and on several servers at once. A new alert begins now: it mails what is published after it.
 */
export async function deliverAlerts(now: Date): Promise<DeliveryResult> {
  const result: DeliveryResult = { alerts: 0, found: 0, mails: 0, failed: 0 };
  for (let after = { userId: 0, key: "" }, read = 0; read < MAX_PER_RUN; read += BATCH) {
    const alerts = await readAlerts(after);
    for (const item of alerts) {
      if (item.ranAt && !isDue(item.alert.frequency, item.ranAt, now)) continue;
      result.alerts++;
      result.found += await lookThrough(item, now);
    }
    const last = alerts.at(-1);
    if (!last || alerts.length < BATCH) break;
    after = last;
  }
  const sent = await sendFoundJobs(now);
  if (sent.mails + sent.failed > 0) log.info({ ...result, ...sent }, "Alerts delivered");
  return { ...result, ...sent };
}

async function lookThrough({ userId, key, alert, ranAt }: AccountAlert, now: Date): Promise<number> {
  const found = ranAt ? await noteNewJobs({ userId, key, criteria: alert, since: ranAt }, now) : 0;
  await db().alertRun.upsert({
    where: { userId_alertKey: { userId, alertKey: key } },
    create: { userId, alertKey: key, ranAt: now },
    update: { ranAt: now },
  });
  return found;
}

/** The next alerts by owner and key; what an account holds may be older than this version, so each is read leniently. */
async function readAlerts(after: { userId: number; key: string }): Promise<AccountAlert[]> {
  const rows = await db().$queryRaw<{ userId: number; key: string; value: unknown; ranAt: Date | null }[]>`
    SELECT record.user_id AS "userId", record.key, record.value, run.ran_at AS "ranAt"
    FROM account_records AS record
    JOIN users ON users.id = record.user_id AND ${takesMails("alert")}
    LEFT JOIN alert_runs AS run ON run.user_id = record.user_id AND run.alert_key = record.key
    WHERE record.kind = 'jobAlerts' AND record.deleted_at IS NULL AND (record.user_id, record.key) > (${after.userId}, ${after.key})
      AND record.value @> '{"isActive": true, "emailNotifications": true}'
    ORDER BY record.user_id, record.key LIMIT ${BATCH}`;
  return rows.flatMap(({ value, ...row }) => {
    const alert = parseJobAlert(value);
    return alert ? [{ ...row, alert }] : [];
  });
}
