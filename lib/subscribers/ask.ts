import { addressKey } from "@/lib/accounts/address";
import { mayMail } from "@/lib/accounts/mail-limit";
import { alertKey } from "@/lib/alerts/criteria";
import type { JobAlert } from "@/lib/alerts/schema";
import { db } from "@/lib/db";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { mailToConfirm } from "@/lib/subscribers/mails";
import type { AskedAgain } from "@/lib/subscribers/subscriber";

/** Alerts of one address, those that wait to be confirmed among them. */
const MAX_ALERTS = 20;

/**
 * Notes that an alert was asked for under an address and mails it the link that confirms it. What is confirmed already stays as it is, whatever
 * somebody else asks for: the same mail goes out, whose link says what was asked for again, and its page offers that. Nothing is noted where no mail may go.
 */
export async function askForMailAlert(email: string, alert: JobAlert, language: Language, now: Date): Promise<void> {
  const emailKey = addressKey(email);
  const known = await db().subscriber.findUnique({ where: { emailKey }, select: { confirmedAt: true } });
  if (!(await mayMail(email, known?.confirmedAt ? "confirmedAlert" : "alert"))) return;
  const to = await db().subscriber.upsert({
    where: { emailKey },
    create: { email, emailKey, language, createdAt: now },
    // Of an address that nobody has proven, whoever asks last may be its owner, and reads what they asked in.
    update: known?.confirmedAt ? {} : { language },
    select: { id: true, email: true, language: true },
  });
  await note(to.id, alert, now);
  await mailToConfirm({ ...to, language: languageOf(to.language) }, await askedAgain(to.id, alert));
}

async function askedAgain(subscriberId: number, alert: JobAlert): Promise<AskedAgain | undefined> {
  const known = await db().subscriberAlert.findFirst({
    where: { subscriberId, key: alertKey(alert), confirmedAt: { not: null } },
    select: { id: true },
  });
  return known ? { alert: known.id, pace: alert.frequency } : undefined;
}

async function note(subscriberId: number, alert: JobAlert, now: Date): Promise<void> {
  const key = alertKey(alert);
  // At the bound the oldest that nobody confirmed makes room.
  await db().$executeRaw`
    DELETE FROM subscriber_alerts WHERE id IN (
      SELECT id FROM subscriber_alerts WHERE subscriber_id = ${subscriberId} AND confirmed_at IS NULL AND key <> ${key}
        AND (SELECT count(*) FROM subscriber_alerts WHERE subscriber_id = ${subscriberId}) >= ${MAX_ALERTS}
      ORDER BY created_at, id LIMIT 1)`;
  await db().$executeRaw`
    INSERT INTO subscriber_alerts (subscriber_id, key, value, created_at)
    SELECT ${subscriberId}, ${key}, ${JSON.stringify(alert)}::jsonb, ${now}
    WHERE (SELECT count(*) FROM subscriber_alerts WHERE subscriber_id = ${subscriberId}) < ${MAX_ALERTS}
    ON CONFLICT (subscriber_id, key) DO UPDATE SET value = excluded.value, created_at = excluded.created_at
      WHERE subscriber_alerts.confirmed_at IS NULL`;
}
