import { nameOfAddress } from "@/lib/accounts/address";
import { ownerOfToken } from "@/lib/accounts/one-time-tokens";
import type { Prisma } from "@/lib/generated/prisma/client";

/** What the new password that a link sets does to the account, for the page that asks for it; null where the link sets none any more. */
export async function effectOfReset(token: string, now: Date): Promise<"changes" | "begins-anew" | null> {
  const owner = await ownerOfToken(token, "reset_password", now);
  if (owner === null) return null;
  return owner.emailVerifiedAt === null ? "begins-anew" : "changes";
}

type Holder = { id: number; email: string };

/**
 * Erases what was stored with an account whose address nobody had proven, once its owner proves it by a reset: whoever typed the address and knew the
 * password may be another person, and neither is to read what the other writes. Consents stay: they prove how the account was made, without a word of
 * who made it.
 */
export async function clearUnprovenAccount(tx: Prisma.TransactionClient, { id, email }: Holder): Promise<void> {
  const where = { where: { userId: id } };
  await tx.accountRecord.deleteMany(where);
  await tx.alertDelivery.deleteMany(where);
  await tx.jobFollower.deleteMany(where);
  await tx.stageDelivery.deleteMany(where);
  await tx.reminderDelivery.deleteMany(where);
  await tx.reminderMail.deleteMany(where);
  await tx.mailOptOut.deleteMany(where);
  await tx.heldNote.deleteMany(where);
  await tx.earlierAddress.deleteMany(where);
  // With the browsers that they were told on.
  await tx.session.deleteMany(where);
  // Links that were sent to other addresses, which are theirs.
  await tx.oneTimeToken.deleteMany({ where: { userId: id, email: { not: email } } });
  await tx.user.update({
    where: { id },
    data: { fullName: nameOfAddress(email), phone: null, recordsRevision: { increment: 1 } },
    select: { id: true },
  });
}
