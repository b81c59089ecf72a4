import { addressKey } from "@/lib/accounts/address";
import { endLastingAccess, saysEnded, sentences } from "@/lib/accounts/lasting-access";
import { enterAddress } from "@/lib/accounts/mail-limit";
import { mailAccountDeleted, mailAddressChanging, mailSessionsEnded } from "@/lib/accounts/mails";
import { checkOwnPassword } from "@/lib/accounts/own-password";
import type { Caller, ProfileInput } from "@/lib/accounts/schema";
import { sendVerification } from "@/lib/accounts/verification";
import type { UserActor } from "@/lib/auth/schema";
import { STILL_OPENS, type StartedSession, startSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { AppError, refuseField, refuseForNow } from "@/lib/errors";
import { inBackground } from "@/lib/http/background";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

const MAILS_PER_HOUR_SECONDS = 3600;

/**
 * Changes name, phone and language at once; a new mail address (with the password) holds when its link was followed.
 * @returns whether such a link was sent
 * @throws AppError INVALID, CONFLICT for a taken address, RATE_LIMITED after several mails
 */
export async function changeProfile(input: ProfileInput, actor: UserActor, caller: Caller): Promise<{ isLinkSent: boolean }> {
  const { email, currentPassword, ...changes } = input;
  const isNewAddress = email !== undefined && addressKey(email) !== addressKey(actor.email);
  if (isNewAddress) await askForAddress(email, currentPassword, actor, caller);
  const updatedAt = new Date();
  await db().user.update({ where: { id: actor.id }, data: { ...changes, updatedAt }, select: { id: true } });
  // Another spelling of the address that the account has now: since the caller was looked up it may have moved to another, whose proof is none of this one.
  if (email !== undefined && !isNewAddress) {
    await db().user.updateMany({ where: { id: actor.id, emailKey: addressKey(email) }, data: { email, updatedAt } });
  }
  return { isLinkSent: isNewAddress };
}

async function askForAddress(email: string, password: string | undefined, actor: UserActor, caller: Caller): Promise<void> {
  const { request, language } = caller;
  const t = translator(language, "account");
  if (!password) throw refuseField("currentPassword", t("passwordNeeded"));
  await checkOwnPassword({ actor, password, field: "currentPassword", request, language });
  // Before the answer whether it is taken.
  await enterAddress(caller, actor.id);
  if (await db().user.findUnique({ where: { emailKey: addressKey(email) }, select: { id: true } })) {
    throw new AppError("CONFLICT", t("addressTaken"), { email: [t("addressTaken")] });
  }
  const mailLanguage = languageOf(actor.language);
  const { id: userId, sessionId } = actor;
  const isSent = await sendVerification({ userId, sessionId, email, language: mailLanguage }, new Date());
  if (!isSent) throw refuseForNow(t("tooManyAttempts"), MAILS_PER_HOUR_SECONDS);
  // Whoever holds the old address hears of it while they can still object.
  inBackground("mail about a changing address", () => mailAddressChanging({ ...actor, language: mailLanguage }));
}

/**
 * Deletes the account with everything that belongs to it, at once.
 * @throws AppError INVALID for a wrong password, UNAUTHENTICATED where it was changed just now, which ended the session, or the account is gone already
 */
export async function deleteAccount(password: string, actor: UserActor, caller: Caller): Promise<void> {
  const passwordHash = await checkOwnPassword({ actor, password, field: "password", ...caller });
  const { count } = await db().user.deleteMany({ where: { id: actor.id, passwordHash } });
  if (count === 0) throw new AppError("UNAUTHENTICATED", translator(caller.language, "api")("unauthenticated"));
  const language = languageOf(actor.language);
  inBackground("mail about a deleted account", () => mailAccountDeleted({ ...actor, language }));
}

/** Ends one session of the caller; false where it is none of theirs, or has ended. */
export async function endOwnSession(id: string, actor: UserActor, now: Date): Promise<boolean> {
  const { count } = await db().session.updateMany({
    where: { id, userId: actor.id, revokedAt: null },
    data: { revokedAt: now },
  });
  return count > 0;
}

/**
 * Ends all sessions of the caller and all else that opens the account; the session that is returned, with what its owner is told, replaces the
 * caller's own.
 */
export async function endAllSessions(
  actor: UserActor,
  { request, language }: Caller,
): Promise<{ session: StartedSession; message: string }> {
  const { version, ended } = await db().$transaction(async (tx) => {
    // The session is looked at once more, behind whoever ends all just now, as by a new password: a call that began before it must not begin a session after it.
    const [user] = await tx.$queryRaw<{ version: number }[]>`
      UPDATE users AS u SET session_version = session_version + 1 FROM sessions AS s
      WHERE u.id = ${actor.id} AND s.id = ${actor.sessionId}::uuid AND ${STILL_OPENS}
      RETURNING session_version AS version`;
    if (!user) throw new AppError("UNAUTHENTICATED", translator(language, "api")("unauthenticated"));
    return { version: user.version, ended: await endLastingAccess(tx, actor.id) };
  });
  const reader = { ...actor, language: languageOf(actor.language) };
  if (ended.length > 0) inBackground("mail about ended sessions", () => mailSessionsEnded(reader, ended));
  const session = await startSession({ kind: "user", id: actor.id, version }, request, new Date());
  return { session, message: sentences(translator(language, "account")("allSessionsEnded"), saysEnded(ended, language)) };
}
