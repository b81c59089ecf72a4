import { addressKey } from "@/lib/accounts/address";
import { addDays, dayInIndia, daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { formatDay } from "@/lib/i18n/format";
import { languageOf } from "@/lib/i18n/languages";
import { roomForLists } from "@/lib/mail/room";
import { mailStillWanted } from "@/lib/subscribers/mails";

/** Days until alerts that nobody confirmed are erased, until their owner is asked whether they still are wanted, and then to answer. */
const [CONFIRM_DAYS, WANTED_DAYS, ANSWER_DAYS] = [7, 365, 30];
/** Addresses that one run writes to. */
const MAX_ASKED = 500;

/** Erases what was not confirmed, and asks those whose alerts are a year old; who does not answer is erased. @returns how many rows went */
export async function eraseOldSubscribers(now: Date): Promise<number> {
  const unconfirmed = { confirmedAt: null, createdAt: { lt: daysBefore(now, CONFIRM_DAYS) } };
  const alerts = await db().subscriberAlert.deleteMany({ where: unconfirmed });
  const empty = await db().subscriber.deleteMany({
    where: { createdAt: { lt: daysBefore(now, CONFIRM_DAYS) }, alerts: { none: {} } },
  });
  const unanswered = await db().subscriber.deleteMany({ where: { askedAt: { lt: daysBefore(now, ANSWER_DAYS) } } });
  await askWhetherWanted(now);
  return alerts.count + empty.count + unanswered.count;
}

async function askWhetherWanted(now: Date): Promise<void> {
  const due = await db().subscriber.findMany({
    where: { confirmedAt: { lt: daysBefore(now, WANTED_DAYS) }, askedAt: null },
    orderBy: { id: "asc" },
    take: Math.min(MAX_ASKED, await roomForLists(now)),
  });
  for (const { id, email, language: code } of due) {
    const language = languageOf(code);
    // Without the mail nothing ends: the next night tries again. It was logged why.
    const isSent = await mailStillWanted(
      { id, email, language },
      formatDay(addDays(dayInIndia(now), ANSWER_DAYS), language),
    ).then(
      () => true,
      () => false,
    );
    if (isSent) await db().subscriber.updateMany({ where: { id, askedAt: null }, data: { askedAt: now } });
  }
}

/** Erases addresses that a mail server reported as gone, or from which a complaint came. @returns how many were known */
export async function eraseAddresses(addresses: readonly string[]): Promise<number> {
  return (await db().subscriber.deleteMany({ where: { emailKey: { in: addresses.map(addressKey) } } })).count;
}
