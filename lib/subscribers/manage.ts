import { consentProof } from "@/lib/accounts/consents";
import { ALERT_FREQUENCIES, type AlertFrequency, parseJobAlert } from "@/lib/alerts/schema";
import { db } from "@/lib/db";
import type { Language } from "@/lib/i18n/languages";

/** How often an alert mails; "paused" keeps it and mails nothing. */
export const PACES = [...ALERT_FREQUENCIES, "paused"] as const;
export type Pace = (typeof PACES)[number];

type Owned = { subscriberId: number; alertId: number };
/** When its owner said something of an alert, and in which language: mails go on in it. */
export type Said = { now: Date; language: Language };

/**
 * Begins an alert that was asked for, with the proof that it was. Its owner has said that the alerts are wanted; so does every other change.
 * @param address the network address of who confirms, of which a digest is kept
 */
export async function confirmAlert({ subscriberId, alertId }: Owned, said: Said, address: string): Promise<void> {
  const { version, addressHash } = consentProof(address);
  await db().subscriberAlert.updateMany({
    where: { id: alertId, subscriberId, confirmedAt: null },
    data: { confirmedAt: said.now, consent: version, addressHash },
  });
  await keepAlerts(subscriberId, said);
}

/** Pauses or resumes an alert, or changes how often it mails. What it found while it was paused is not made up for. */
export async function changePace({ subscriberId, alertId }: Owned, pace: Pace, said: Said): Promise<void> {
  const row = await db().subscriberAlert.findFirst({ where: { id: alertId, subscriberId } });
  const alert = parseJobAlert(row?.value);
  if (!alert) return;
  const frequency: AlertFrequency = pace === "paused" ? alert.frequency : pace;
  const value = { ...alert, frequency, isActive: pace !== "paused" };
  await db().subscriberAlert.updateMany({ where: { id: alertId, subscriberId }, data: { value } });
  await keepAlerts(subscriberId, said);
}

/** Ends one alert; with the last one the address is erased. */
export async function endAlert({ subscriberId, alertId }: Owned): Promise<void> {
  await db().subscriberAlert.deleteMany({ where: { id: alertId, subscriberId } });
  // In one statement: an alert that is asked for just then must not go with the address.
  await db().subscriber.deleteMany({ where: { id: subscriberId, alerts: { none: {} } } });
}

/** Says that the alerts are wanted for another year; nothing where none was ever confirmed. */
export async function keepAlerts(subscriberId: number, { now, language }: Said): Promise<void> {
  await db().subscriber.updateMany({
    where: { id: subscriberId, alerts: { some: { confirmedAt: { not: null } } } },
    data: { confirmedAt: now, askedAt: null, language },
  });
}
