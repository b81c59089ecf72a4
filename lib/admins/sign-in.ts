import { addressKey } from "@/lib/accounts/address";
import { usernameKey } from "@/lib/admins/schema";
import { type Attempt, beginAttempt, forgiveAttempt } from "@/lib/auth/attempts";
import { isPassword } from "@/lib/auth/password";
import type { AdminRole } from "@/lib/auth/schema";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Translator } from "@/lib/i18n/translate";
import { clientAddress } from "@/lib/server/client-address";

type SignedInAdmin = {
  session: StartedSession;
  user: { id: number; username: string; email: string; role: AdminRole };
};

type Credentials = { username: string; password: string };

/**
 * Signs a member of the staff in by user name (or mail address) and password.
 * @throws AppError UNAUTHENTICATED with one text for an unknown name, a wrong password and a deactivated account, after the same time;
 *   RATE_LIMITED after several failures
 */
export async function signInAdmin(
  { username, password }: Credentials,
  request: Request,
  t: Translator<"api">,
): Promise<SignedInAdmin> {
  const now = new Date();
  const key = usernameKey(username);
  const attempt: Attempt = { kind: "admin", account: key, address: clientAddress(request) };
  const wait = beginAttempt(attempt, now);
  if (wait !== null) throw new AppError("RATE_LIMITED", t("tooManyAttempts"), undefined, { "retry-after": String(wait) });

  const admin = await db().adminUser.findFirst({
    where: key.includes("@") ? { emailKey: addressKey(username) } : { usernameKey: key },
    select: { id: true, username: true, email: true, role: true, isActive: true, passwordHash: true, sessionVersion: true },
  });
  const isRight = await isPassword(password, admin?.passwordHash ?? null);
  if (!admin || !isRight || !admin.isActive) throw new AppError("UNAUTHENTICATED", t("invalidCredentials"));

  forgiveAttempt(attempt);
  const session = await startSession({ kind: "admin", id: admin.id, version: admin.sessionVersion }, request, now);
  await db().adminUser.update({ where: { id: admin.id }, data: { lastLogin: now }, select: { id: true } });
  const { id, email, role } = admin;
  return { session, user: { id, username: admin.username, email, role } };
}
