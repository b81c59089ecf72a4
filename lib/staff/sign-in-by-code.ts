import { beginAttemptOrRefuse, forgiveAttempt } from "@/lib/auth/attempts";
import type { AdminRole } from "@/lib/auth/schema";
import { logSignIn } from "@/lib/auth/security-log";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Translator } from "@/lib/i18n/translate";
import { type Challenge, challengeOf, clearedChallenge } from "@/lib/staff/challenge";
import { SECOND_FACTOR_WORDS as WORDS } from "@/lib/staff/second-factor-schema";
import { codeAttempt, takeCode } from "@/lib/staff/take-code";

export type SignedInAdmin = {
  isDone: true;
  session: StartedSession;
  /** For a browser: the session, and the first step taken back where there was one. */
  cookies: string[];
  user: { id: number; username: string; email: string; role: AdminRole };
};

/** The password was right and a code is owed: none came yet, or not the right one. The cookie lets a browser send the code alone. */
export type CodeOwed = { isDone: false; message: string; isWrong: boolean; cookies: string[] };

/** What of an account a sign-in reads besides the password. */
export const SIGN_IN_FIELDS = {
  id: true,
  username: true,
  email: true,
  role: true,
  isActive: true,
  sessionVersion: true,
  secondFactor: { select: { confirmedAt: true } },
} as const;

type FoundAdmin = { id: number; username: string; email: string; role: AdminRole; sessionVersion: number };

/**
 * The second step of a browser: a code alone, after the password of the first step.
 * @throws AppError UNAUTHENTICATED where the first step is too long ago or no longer holds; RATE_LIMITED
 */
export async function continueSignIn(code: string, request: Request, t: Translator<"api">): Promise<SignedInAdmin | CodeOwed> {
  const challenge = await challengeOf(request);
  const admin = challenge && (await findChallenged(challenge));
  if (!admin) throw new AppError("UNAUTHENTICATED", WORDS.challengeOver, undefined, { "set-cookie": clearedChallenge() });
  return signInByCode(admin, code, request, t);
}

/** Whom a challenge names, while nothing that it rests on has changed: active, the same password, a second factor. */
function findChallenged({ adminId, version }: Challenge) {
  return db().adminUser.findFirst({
    where: { id: adminId, sessionVersion: version, isActive: true, secondFactor: { confirmedAt: { not: null } } },
    select: SIGN_IN_FIELDS,
  });
}

/** Signs in by a code of the second factor, which has counts of its own. */
export async function signInByCode(
  admin: FoundAdmin,
  code: string,
  request: Request,
  t: Translator<"api">,
): Promise<SignedInAdmin | CodeOwed> {
  const attempt = codeAttempt(admin.id, code, request);
  await beginAttemptOrRefuse(attempt, new Date(), t);
  const { id, username } = admin;
  const taken = await db().$transaction((tx) => takeCode(tx, { id, username }, code, new Date()));
  logSignIn(attempt, taken === "unreadable" || taken === "wrong" ? null : id);
  if (taken === "unreadable") return { isDone: false, message: WORDS.unreadable, isWrong: true, cookies: [] };
  if (taken === "wrong") return { isDone: false, message: WORDS.wrongCode, isWrong: true, cookies: [] };
  await forgiveAttempt(attempt);
  const done = await startAdminSession(admin, request);
  return { ...done, cookies: [...done.cookies, clearedChallenge()] };
}

/** The session carries the version that was read with the password: one that has moved on since makes it open nothing. */
export async function startAdminSession(admin: FoundAdmin, request: Request): Promise<SignedInAdmin> {
  const now = new Date();
  const { id, username, email, role } = admin;
  const session = await startSession({ kind: "admin", id, version: admin.sessionVersion }, request, now);
  await db().adminUser.update({ where: { id }, data: { lastLogin: now }, select: { id: true } });
  return { isDone: true, session, cookies: [session.cookie], user: { id, username, email, role } };
}
