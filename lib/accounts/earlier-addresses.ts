import { addDays } from "date-fns/addDays";
import { addressKey } from "@/lib/accounts/address";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { MAILS_KEPT_DAYS } from "@/lib/mail/waiting-mails";

/**
 * Keeps the proven address that an account is about to leave for another, in the transaction that moves it: which mails went there is known by the address
 * alone, and its owner has a right to know. One that nobody had proven may be another person's.
 */
export async function keepEarlierAddress(
  tx: Prisma.TransactionClient,
  { userId, email: next }: { userId: number; email: string },
  now: Date,
): Promise<void> {
  const { email, emailKey, emailVerifiedAt } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailKey: true, emailVerifiedAt: true },
  });
  if (emailVerifiedAt === null || emailKey === addressKey(next)) return;
  const leftAt = { leftAt: now };
  await tx.earlierAddress.upsert({
    where: { userId_email: { userId, email } },
    create: { userId, email, ...leftAt },
    update: leftAt,
  });
}

/** The addresses that an account has left, each with the mails that went there until then. */
export function exportEarlierAddresses(userId: number): Promise<object[]> {
  return db().$queryRaw<object[]>`
    SELECT earlier.email, left_at AS "leftAt", (
      SELECT coalesce(json_agg(json_build_object('kind', kind, 'createdAt', created_at, 'sentAt', sent_at) ORDER BY id), '[]')
      FROM outgoing_mails WHERE lower(address) = lower(earlier.email) AND created_at <= left_at
    ) AS mails
    FROM earlier_addresses AS earlier WHERE user_id = ${userId} ORDER BY left_at, earlier.email`;
}

/** Forgets those to which no mail is known any more. @returns how many there were */
export async function eraseEarlierAddresses(now: Date): Promise<number> {
  return (await db().earlierAddress.deleteMany({ where: { leftAt: { lt: addDays(now, -MAILS_KEPT_DAYS) } } })).count;
}
