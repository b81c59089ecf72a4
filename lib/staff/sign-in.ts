import { addressKey } from "@/lib/accounts/address";
import { type Attempt, beginAttemptOrRefuse, forgiveAttempt } from "@/lib/auth/attempts";
import { isPassword } from "@/lib/auth/password";
import { logSignIn } from "@/lib/auth/security-log";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/http/network";
import type { Translator } from "@/lib/i18n/translate";
import { challengeCookie } from "@/lib/staff/challenge";
import { usernameKey } from "@/lib/staff/schema";
import { SECOND_FACTOR_WORDS as WORDS } from "@/lib/staff/second-factor-schema";
import { type CodeOwed, SIGN_IN_FIELDS, type SignedInAdmin, signInByCode, startAdminSession } from "@/lib/staff/sign-in-by-code";

type Credentials = { username: string; password: string; code?: string | undefined };

/**
 * Signs a member of the staff in by user name (or mail address) and password, and by a code where their second factor is on.
 * @throws AppError UNAUTHENTICATED with one text for an unknown name, a wrong password and a deactivated account, after the same time;
 *   RATE_LIMITED after several failures, of passwords and of codes each
 */
export async function signInAdmin(
  { username, password, code }: Credentials,
  request: Request,
  t: Translator<"api">,
): Promise<SignedInAdmin | CodeOwed> {
  const key = usernameKey(username);
  const address = clientAddress(request);
  const admin = await db().adminUser.findFirst({
    where: key.includes("@") ? { emailKey: addressKey(username) } : { usernameKey: key },
    select: { ...SIGN_IN_FIELDS, usernameKey: true, passwordHash: true },
  });
  // Counted by the account, whichever of its two names was typed: tries of one are tries of the other.
  const attempt: Attempt = { kind: "admin", account: admin?.usernameKey ?? key, address };
  const isFamiliar = await beginAttemptOrRefuse(attempt, new Date(), t);
  const lane = isFamiliar ? "known" : "sign-in";
  const isRight = await isPassword(password, admin?.passwordHash ?? null, { lane, address });
  if (!admin || !isRight || !admin.isActive) {
    logSignIn(attempt, null);
    throw new AppError("UNAUTHENTICATED", t("invalidCredentials"));
  }

  // Codes have counts of their own: giving the right password again must not buy new tries of codes.
  await forgiveAttempt(attempt);
  if (!admin.secondFactor?.confirmedAt) {
    logSignIn(attempt, admin.id);
    return startAdminSession(admin, request);
  }
  if (code) return signInByCode(admin, code, request, t);
  const cookie = await challengeCookie({ adminId: admin.id, version: admin.sessionVersion });
  return { isDone: false, message: WORDS.askCode, isWrong: false, cookies: [cookie] };
}
