import { ALERT_FREQUENCIES, type AlertFrequency, parseJobAlert } from "@/lib/alerts/schema";
import { isSameSecret, signatureOf } from "@/lib/auth/secret";
import { db } from "@/lib/db";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { parseId } from "@/lib/ids";
import { links } from "@/lib/links";

/**
 * The page of an address that has alerts without an account. Whoever has the link reads that mailbox, so it is the proof of the address; it works until
 * the address is erased.
 */
export function subscriberLink(id: number, language: Language, again?: AskedAgain): string {
  return links.mailAlerts(language, subscriberToken(id), again && `${again.alert}.${again.pace}`);
}

/**
 * A confirmed alert that was asked for again, and how often it is to mail now. The link of the mail says it and the page offers it: nothing is kept, so
 * that whoever typed the address changes nothing, and a number and a pace carry no words of theirs.
 */
export type AskedAgain = { alert: number; pace: AlertFrequency };

/** Which alert was asked for again and how often it is to come, as the link of a mail says it; null for anything else. */
export function readAskedAgain(text: string): AskedAgain | null {
  const [number, asked] = text.split(".");
  const alert = parseId(number);
  const pace = ALERT_FREQUENCIES.find((one) => one === asked);
  return alert !== null && pace ? { alert, pace } : null;
}

/** The token of a subscriber's links: their number under the site's signature. */
export function subscriberToken(id: number): string {
  return `${id}.${signatureOf(claimOf(id))}`;
}

/** The number that a token names; null for one that this site did not make. */
export function readSubscriberToken(token: string): number | null {
  const [text, signature = "", ...rest] = token.split(".");
  const id = parseId(text);
  return id !== null && rest.length === 0 && isSameSecret(signature, signatureOf(claimOf(id))) ? id : null;
}

/** An address with its alerts, in the order in which they were asked for; null where the token names none that is still there. */
export async function findSubscriber(token: string) {
  const id = readSubscriberToken(token);
  const found =
    id === null ? null : await db().subscriber.findUnique({ where: { id }, include: { alerts: { orderBy: { id: "asc" } } } });
  if (!found) return null;
  const alerts = found.alerts.flatMap(({ id: alertId, value, confirmedAt }) => {
    const alert = parseJobAlert(value);
    return alert ? [{ id: alertId, alert, isConfirmed: confirmedAt !== null }] : [];
  });
  return { ...found, language: languageOf(found.language), alerts };
}

/** Erases an address with everything about it. Doing it twice changes nothing. */
export async function eraseSubscriber(id: number): Promise<void> {
  await db().subscriber.deleteMany({ where: { id } });
}

function claimOf(id: number): string {
  return `mail alerts ${id}`;
}
