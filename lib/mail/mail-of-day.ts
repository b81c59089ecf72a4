import { addDays, type Day, dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Which mail a person has on a day. */
type MailOfDay = { ownerId: number; mailId: string; day: Day };

/** Longer than clocks are wrong by. */
const KEPT_DAYS = 30;

/** Takes the one mail that a person has on a day; false where it is another. Whoever else wants the day waits until this transaction ends. */
export async function takeDay(tx: Prisma.TransactionClient, { ownerId, mailId, day }: MailOfDay): Promise<boolean> {
  const taken = await tx.$executeRaw`
    INSERT INTO reminder_mails (user_id, day, mail_id) VALUES (${ownerId}, ${day}::date, ${mailId}::uuid)
    ON CONFLICT (user_id, day) DO UPDATE SET mail_id = excluded.mail_id WHERE reminder_mails.mail_id = excluded.mail_id`;
  return taken > 0;
}

/** Of a mail that surely did not go: the person may have another. */
export async function giveDayBack(tx: Prisma.TransactionClient, { ownerId, mailId, day }: MailOfDay): Promise<void> {
  await tx.$executeRaw`DELETE FROM reminder_mails WHERE user_id = ${ownerId} AND day = ${day}::date AND mail_id = ${mailId}::uuid`;
}

/** @returns how many days were forgotten */
export async function eraseOldDays(now: Date): Promise<number> {
  const before = dateOf(addDays(dayInIndia(now), -KEPT_DAYS));
  return (await db().reminderMail.deleteMany({ where: { day: { lt: before } } })).count;
}
