import { addressKey } from "@/lib/accounts/address";
import { endLastingAccess, saysEnded, sentences } from "@/lib/accounts/lasting-access";
import { mayMail, secondsToEnter } from "@/lib/accounts/mail-limit";
import { mailPasswordChanged, mailResetLink } from "@/lib/accounts/mails";
import { endOpenLinks, makeOneTimeToken, ownerOfToken, spendToken } from "@/lib/accounts/one-time-tokens";
import { checkOwnPassword } from "@/lib/accounts/own-password";
import type { Caller } from "@/lib/accounts/schema";
import { clearUnprovenAccount } from "@/lib/accounts/unproven-account";
import { beginAttemptOrRefuse } from "@/lib/auth/attempts";
import { checkNewPassword } from "@/lib/auth/new-password";
import { hashPassword } from "@/lib/auth/password";
import type { UserActor } from "@/lib/auth/schema";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { AppError, refuseField } from "@/lib/errors";
import { inBackground } from "@/lib/http/background";
import { clientAddress } from "@/lib/http/network";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/**
 * Mails a link that sets a new password, where the address has an account. Answer and time are the same where it has none: the work is
 * done after the answer.
 * @throws AppError RATE_LIMITED
 */
export async function askForReset(email: string, { request, language }: Caller): Promise<void> {
  const now = new Date();
  const attempt = { kind: "reset", account: addressKey(email), address: clientAddress(request) } as const;
  await beginAttemptOrRefuse(attempt, now, translator(language, "account"));
  inBackground("mail to reset a password", () => sendReset(email, request, now));
}

async function sendReset(email: string, request: Request, now: Date): Promise<void> {
  const row = await db().user.findUnique({
    where: { emailKey: addressKey(email), isActive: true },
    select: { id: true, email: true, fullName: true, language: true, emailVerifiedAt: true },
  });
  if (!row) return;
  const { emailVerifiedAt, ...user } = row;
  const isEmailVerified = emailVerifiedAt !== null;
  // Asked first: a new link ends the one before, which must stay good where no other may be sent.
  if (!isEmailVerified && ((await secondsToEnter(request)) !== null || !(await mayMail(user.email, "reset")))) return;
  const token = await makeOneTimeToken({ userId: user.id, purpose: "reset_password", email: user.email }, now);
  if (token) await mailResetLink({ ...user, isEmailVerified, language: languageOf(user.language) }, token);
}

type Reset = { token: string; password: string };

/**
 * Sets a new password by a link. Every session, every other link and all else that opens the account ends; the address counts as proven, since its
 * link was followed. Where it was not before, the account begins anew.
 * @returns what its owner is told
 * @throws AppError INVALID for a weak password, or for a link that is unknown, used or older than an hour
 */
export async function resetPassword({ token, password }: Reset, { request, language }: Caller): Promise<string> {
  const t = translator(language, "account");
  const now = new Date();
  const refusal = refuseField("token", t("linkSpent"));
  // Looked at first: a digest keeps a core busy, and whoever has no link is to cost none.
  const owner = await ownerOfToken(token, "reset_password", now);
  if (!owner) throw refusal;
  const about = [owner.fullName, owner.email, owner.phone];
  await checkNewPassword({ password, about, field: "password" }, translator(language, "api"));
  const passwordHash = await hashPassword(password, { lane: "known", address: clientAddress(request) });
  const { user, ended, isAnew } = await db().$transaction(async (tx) => {
    const found = await spendToken(tx, { token, purpose: "reset_password" }, now);
    if (!found) throw refusal;
    const { emailVerifiedAt, ...holder } = await tx.user.findUniqueOrThrow({
      where: { id: found.userId },
      select: { id: true, email: true, emailVerifiedAt: true },
    });
    if (!emailVerifiedAt) await clearUnprovenAccount(tx, holder);
    const changed = await tx.user.update({
      where: { id: holder.id },
      data: { passwordHash, sessionVersion: { increment: 1 }, emailVerifiedAt: emailVerifiedAt ?? now, updatedAt: now },
      select: { id: true, email: true, fullName: true, language: true },
    });
    await endOpenLinks(tx, holder.id, now);
    return { user: changed, ended: await endLastingAccess(tx, holder.id), isAnew: !emailVerifiedAt };
  });
  const reader = { ...user, isEmailVerified: true, language: languageOf(user.language) };
  inBackground("mail about a changed password", () => mailPasswordChanged(reader, { ended, isAnew }));
  return sentences(t("passwordReset"), isAnew ? t("begunAnew") : "", saysEnded(ended, language));
}

type PasswordChange = { currentPassword: string; newPassword: string };

/**
 * Changes the caller's password. Every session, every mailed link and all else that opens the account ends with it; the session that is
 * returned, with what its owner is told, replaces the caller's own.
 * @throws AppError INVALID for a wrong current or a weak new password, CONFLICT where it was changed elsewhere just now
 */
export async function changePassword(
  change: PasswordChange,
  actor: UserActor,
  { request, language }: Caller,
): Promise<{ session: StartedSession; message: string }> {
  const t = translator(language, "account");
  const about = [actor.fullName, actor.email, actor.phone];
  await checkNewPassword({ password: change.newPassword, about, field: "newPassword" }, translator(language, "api"));
  const field = "currentPassword";
  const digest = await checkOwnPassword({ actor, password: change.currentPassword, field, request, language });
  const now = new Date();
  const passwordHash = await hashPassword(change.newPassword, { lane: "known", address: clientAddress(request) });
  // The old digest in the condition: of two changes at once the second finds the first and is refused.
  const { version, ended } = await db().$transaction(async (tx) => {
    const [changed] = await tx.user.updateManyAndReturn({
      where: { id: actor.id, passwordHash: digest },
      data: { passwordHash, sessionVersion: { increment: 1 }, updatedAt: now },
      select: { sessionVersion: true },
    });
    if (!changed) throw new AppError("CONFLICT", t("wrongPassword"));
    await endOpenLinks(tx, actor.id, now);
    return { version: changed.sessionVersion, ended: await endLastingAccess(tx, actor.id) };
  });
  const reader = { ...actor, language: languageOf(actor.language) };
  inBackground("mail about a changed password", () => mailPasswordChanged(reader, { ended }));
  const session = await startSession({ kind: "user", id: actor.id, version }, request, now);
  return { session, message: sentences(t("passwordChanged"), saysEnded(ended, language)) };
}
