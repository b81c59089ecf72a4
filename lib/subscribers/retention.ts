import { addressKey } from "@/lib/accounts/address";
import { addDays, dayInIndia, daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { languageOf } from "@/lib/i18n/languages";
import { listMailsLeftThisHour } from "@/lib/mail/hourly-limit";
import { logFault } from "@/lib/mail/message";
import { mailStillWanted } from "@/lib/subscribers/mails";

/** Days until alerts that nobody confirmed are erased, until their owner is asked whether they still are wanted, and then to answer. */
const [CONFIRM_DAYS, WANTED_DAYS, ANSWER_DAYS] = [7, 365, 30];
/** Addresses that one run writes to. */
const MAX_ASKED = 500;

/** Erases what was not confirmed, and asks those whose alerts are a year old; who does not answer is erased. @returns how many rows went */
export async function eraseOldSubscribers(now: Date, mostAsked = MAX_ASKED): Promise<number> {
  const unconfirmed = { confirmedAt: null, createdAt: { lt: daysBefore(now, CONFIRM_DAYS) } };
  const alerts = await db().subscriberAlert.deleteMany({ where: unconfirmed });
  const empty = await db().subscriber.deleteMany({
    where: { createdAt: { lt: daysBefore(now, CONFIRM_DAYS) }, alerts: { none: {} } },
  });
  const unanswered = await db().subscriber.deleteMany({ where: { askedAt: { lt: daysBefore(now, ANSWER_DAYS) } } });
  await askWhetherWanted(now, mostAsked);
  return alerts.count + empty.count + unanswered.count;
}

async function askWhetherWanted(now: Date, most: number): Promise<void> {
  const due = await db().subscriber.findMany({
    where: { confirmedAt: { lt: daysBefore(now, WANTED_DAYS) }, askedAt: null },
    // Who was never asked comes first, then whom it was tried to ask the longest ago: an address that takes no mail keeps nobody waiting.
    orderBy: [{ askTriedAt: { sort: "asc", nulls: "first" } }, { id: "asc" }],
    take: Math.min(most, await listMailsLeftThisHour(now)),
  });
  for (const { id, email, language } of due) {
    await db().subscriber.updateMany({ where: { id }, data: { askTriedAt: now } });
    try {
      await mailStillWanted({ id, email, language: languageOf(language) }, addDays(dayInIndia(now), ANSWER_DAYS));
      await db().subscriber.updateMany({ where: { id, askedAt: null }, data: { askedAt: now } });
    } catch (error) {
      // Without the mail nothing ends: a later night tries again.
      logFault(error, { subscriberId: id });
    }
  }
}

/** Erases addresses that a mail server reported as gone, or from which a complaint came. @returns how many were known */
export async function eraseAddresses(addresses: readonly string[]): Promise<number> {
  return (await db().subscriber.deleteMany({ where: { emailKey: { in: addresses.map(addressKey) } } })).count;
}
