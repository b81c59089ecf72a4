import { randomBytes } from "node:crypto";
import { addressKey, addressSchema, nameOfAddress } from "@/lib/accounts/address";
import { consentRow } from "@/lib/accounts/consents";
import { NOT_REFUSED } from "@/lib/accounts/recipients";
import { type Caller, fullNameSchema } from "@/lib/accounts/schema";
import type { OpenIdProfile } from "@/lib/auth/openid/providers";
import { hashPassword } from "@/lib/auth/password";
import { logSignIn } from "@/lib/auth/security-log";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { isTaken } from "@/lib/database/errors";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/http/network";
import { translator } from "@/lib/i18n/translate";

const OWNER = { id: true, isActive: true, emailVerifiedAt: true, sessionVersion: true } as const;
const PASSWORD_BYTES = 32;

/**
 * Signs in whoever another site says holds an address that it has proven, and makes the account where there is none. Nothing of the other site is
 * kept: whoever holds the address could set a new password by it as well (docs/decisions/058).
 * @throws AppError FORBIDDEN where the address is not proven, there or here, or the account is switched off
 */
export async function signInWithProvider(
  profile: OpenIdProfile,
  provider: string,
  { request, language }: Caller,
): Promise<StartedSession> {
  const t = translator(language, "account");
  const email = addressSchema.safeParse(profile.email).data;
  // Only true itself: a text or a missing word proves nothing.
  if (!email || profile.email_verified !== true) throw new AppError("FORBIDDEN", t("elsewhereUnproven", { name: provider }));
  const now = new Date();
  const emailKey = addressKey(email);
  const attempt = { kind: "user", account: emailKey, address: clientAddress(request) } as const;
  const known = await db().user.findUnique({ where: { emailKey }, select: OWNER });
  const owner = known ?? (await makeAccount(profile, email, { request, language }, now));
  if (!owner.isActive || owner.emailVerifiedAt === null) {
    logSignIn(attempt, null);
    throw new AppError("FORBIDDEN", t(owner.isActive ? "elsewhereNotHere" : "wrongSignIn", { name: provider }));
  }
  const session = await startSession({ kind: "user", id: owner.id, version: owner.sessionVersion }, request, now);
  await db().user.update({
    where: { id: owner.id },
    data: { lastLoginAt: now, warnedAt: null, ...NOT_REFUSED },
    select: { id: true },
  });
  logSignIn(attempt, owner.id);
  return session;
}

/** An account whose password nobody knows: its owner sets one by a mailed link when they want it. Of two calls at once one makes it. */
async function makeAccount(profile: OpenIdProfile, email: string, { request, language }: Caller, now: Date) {
  const emailKey = addressKey(email);
  const address = clientAddress(request);
  const fullName = fullNameSchema.safeParse(profile.name ?? "").data ?? nameOfAddress(email);
  const passwordHash = await hashPassword(randomBytes(PASSWORD_BYTES).toString("base64url"), { lane: "register", address });
  const consents = { create: consentRow("account", language, address, now) };
  const made = { fullName, email, emailKey, passwordHash, language, emailVerifiedAt: now, lastLoginAt: now, consents };
  try {
    return await db().user.create({ data: made, select: OWNER });
  } catch (error) {
    if (isTaken(error, "email_key")) return db().user.findUniqueOrThrow({ where: { emailKey }, select: OWNER });
    throw error;
  }
}
