import { addressKey } from "@/lib/accounts/address";
import { keepEarlierAddress } from "@/lib/accounts/earlier-addresses";
import { enterAddress, mayMail } from "@/lib/accounts/mail-limit";
import { mailVerifyLink } from "@/lib/accounts/mails";
import { endOpenLinks, hasProvenItsAddress, makeOneTimeToken, spendToken } from "@/lib/accounts/one-time-tokens";
import { NOT_REFUSED } from "@/lib/accounts/recipients";
import type { Caller } from "@/lib/accounts/schema";
import type { UserActor } from "@/lib/auth/schema";
import { isTaken } from "@/lib/database/errors";
import { db } from "@/lib/db";
import { AppError, refuseField, refuseForNow } from "@/lib/errors";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

const WAIT_SECONDS = 3600;

/** `sessionId` asks for an address that is not the account's yet. */
type Recipient = { userId: number; email: string; language: Language; sessionId?: string };

/** Mails a link that proves an address; false where this account, or this address, was sent enough of them. @throws where the session has ended */
export async function sendVerification({ language, ...subject }: Recipient, now: Date): Promise<boolean> {
  const { email } = subject;
  // Asked first: a new link ends the one before, which must stay good where no other may be sent.
  const token = (await mayMail(email, "proof")) && (await makeOneTimeToken({ ...subject, purpose: "verify_email" }, now));
  if (!token) return false;
  await mailVerifyLink({ email, language }, token);
  return true;
}

/**
 * Mails it once more to whoever is signed in.
 * @returns what they are told
 * @throws AppError RATE_LIMITED
 */
export async function sendVerificationAgain(actor: UserActor, { request, language }: Caller): Promise<string> {
  const t = translator(language, "account");
  const { id: userId, email, isEmailVerified } = actor;
  if (isEmailVerified) return t("alreadyVerified");
  await enterAddress({ request, language });
  if (!(await sendVerification({ userId, email, language }, new Date()))) throw refuseForNow(t("tooManyAttempts"), WAIT_SECONDS);
  return t("linkSent", { email });
}

/**
 * Proves the address that a link was sent to, and makes it the account's where it is a new one.
 * @throws AppError INVALID for a link that is unknown, used or older than an hour, in words of its own where the address is proven already, CONFLICT where another account took the address
 */
export async function verifyEmail(token: string, language: Language): Promise<{ email: string }> {
  const t = translator(language, "account");
  const now = new Date();
  try {
    return await db().$transaction(async (tx) => {
      const found = await spendToken(tx, { token, purpose: "verify_email" }, now);
      if (!found) throw refuseField("token", t((await hasProvenItsAddress(tx, token)) ? "alreadyVerified" : "linkSpent"));
      const { userId, email } = found;
      await keepEarlierAddress(tx, found, now);
      await tx.user.update({
        where: { id: userId },
        data: { email, emailKey: addressKey(email), emailVerifiedAt: now, updatedAt: now, ...NOT_REFUSED },
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
