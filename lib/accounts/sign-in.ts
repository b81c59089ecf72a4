import { addressKey } from "@/lib/accounts/address";
import { NOT_REFUSED } from "@/lib/accounts/recipients";
import type { Caller, LoginInput, UserDto } from "@/lib/accounts/schema";
import { type Attempt, beginAttemptOrRefuse, forgiveAttempt } from "@/lib/auth/attempts";
import { isPassword } from "@/lib/auth/password";
import { logSignIn } from "@/lib/auth/security-log";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/http/network";
import { translator } from "@/lib/i18n/translate";

const FIELDS = {
  id: true,
  fullName: true,
  email: true,
  phone: true,
  isActive: true,
  passwordHash: true,
  sessionVersion: true,
} as const;

/**
 * Signs a user in by mail address and password.
 * @throws AppError UNAUTHENTICATED with one text for an unknown address, a wrong password and a deactivated account, after the same time;
 *   RATE_LIMITED after several failures
 */
export async function signInUser(
  { email, password }: LoginInput,
  { request, language }: Caller,
): Promise<{ session: StartedSession; user: UserDto }> {
  const t = translator(language, "account");
  const now = new Date();
  const emailKey = addressKey(email);
  const address = clientAddress(request);
  const attempt: Attempt = { kind: "user", account: emailKey, address };
  const isFamiliar = await beginAttemptOrRefuse(attempt, now, t);

  const found = await db().user.findUnique({ where: { emailKey }, select: FIELDS });
  const isRight = await isPassword(password, found?.passwordHash ?? null, { lane: isFamiliar ? "known" : "sign-in", address });
  if (!found || !isRight || !found.isActive) {
    logSignIn(attempt, null);
    throw new AppError("UNAUTHENTICATED", t("wrongSignIn"));
  }

  await forgiveAttempt(attempt);
  const session = await startSession({ kind: "user", id: found.id, version: found.sessionVersion }, request, now);
  await db().user.update({
    where: { id: found.id },
    data: { lastLoginAt: now, warnedAt: null, ...NOT_REFUSED },
    select: { id: true },
  });
  logSignIn(attempt, found.id);
  const { id, fullName, phone } = found;
  return { session, user: { id, fullName, email: found.email, phone } };
}
