import { addressKey } from "@/lib/accounts/address";
import { mayMail } from "@/lib/accounts/mail-limit";
import { mailVerifyLink } from "@/lib/accounts/mails";
import { endOpenLinks, makeOneTimeToken, spendToken } from "@/lib/accounts/one-time-tokens";
import { isTaken } from "@/lib/database/errors";
import { db } from "@/lib/db";
import { AppError, refuseField } from "@/lib/errors";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

type Recipient = { userId: number; email: string; language: Language };

/** Mails a link that proves an address; false where this account, or this address, was sent enough of them. */
export async function sendVerification({ userId, email, language }: Recipient, now: Date): Promise<boolean> {
  const token = await makeOneTimeToken({ userId, purpose: "verify_email", email }, now);
  if (!token || !(await mayMail(email, false))) return false;
  await mailVerifyLink({ email, language }, token);
  return true;
}

/**
 * Proves the address that a link was sent to, and makes it the account's where it is a new one.
 * @throws AppError INVALID for a link that is unknown, used or older than an hour, CONFLICT where another account took the address
 */
export async function verifyEmail(token: string, language: Language): Promise<{ email: string }> {
  const t = translator(language, "account");
  const now = new Date();
  try {
    return await db().$transaction(async (tx) => {
      const found = await spendToken(tx, { token, purpose: "verify_email" }, now);
      if (!found) throw refuseField("token", t("linkSpent"));
      const { userId, email } = found;
      await tx.user.update({
        where: { id: userId },
        data: { email, emailKey: addressKey(email), emailVerifiedAt: now, updatedAt: now },
        select: { id: true },
      });
      // A link that was mailed to the old address must not open the account any more.
      await endOpenLinks(tx, userId, now);
      return { email };
    });
  } catch (error) {
    if (isTaken(error, "email_key")) throw new AppError("CONFLICT", t("addressTaken"));
    throw error;
  }
}
