import { addressKey } from "@/lib/accounts/address";
import { consentRow } from "@/lib/accounts/consents";
import { enterAddress } from "@/lib/accounts/mail-limit";
import type { Caller, RegisterInput, UserDto } from "@/lib/accounts/schema";
import { sendVerification } from "@/lib/accounts/verification";
import { checkNewPassword } from "@/lib/auth/new-password";
import { hashPassword } from "@/lib/auth/password";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { isTaken } from "@/lib/database/errors";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { inBackground } from "@/lib/http/background";
import { clientAddress } from "@/lib/http/network";
import { translator } from "@/lib/i18n/translate";

/**
 * Makes an account, signs it in and mails a link that proves the address. Of many calls with one address at once, one makes it: the
 * database holds one account an address.
 * @throws AppError INVALID for a weak password, CONFLICT for a taken address
 */
export async function registerUser(
  input: RegisterInput,
  { request, language }: Caller,
): Promise<{ session: StartedSession; user: UserDto }> {
  const t = translator(language, "account");
  const about = [input.fullName, input.email, input.phone];
  await checkNewPassword({ password: input.password, about, field: "password" }, translator(language, "api"));
  const now = new Date();
  const emailKey = addressKey(input.email);
  const taken = () => new AppError("CONFLICT", t("addressTaken"), { email: [t("addressTaken")] });
  await enterAddress({ request, language });
  if (await db().user.findUnique({ where: { emailKey }, select: { id: true } })) throw taken();

  const { password, ...person } = input;
  const address = clientAddress(request);
  const passwordHash = await hashPassword(password, { lane: "register", address });
  const consent = consentRow("account", language, address, now);
  try {
    const user = await db().user.create({
      data: { ...person, emailKey, passwordHash, language, lastLoginAt: now, consents: { create: consent } },
      select: { id: true, fullName: true, email: true, phone: true, sessionVersion: true },
    });
    const { sessionVersion, ...dto } = user;
    const session = await startSession({ kind: "user", id: user.id, version: sessionVersion }, request, now);
    inBackground("mail to verify an address", () => sendVerification({ userId: user.id, email: user.email, language }, now));
    return { session, user: dto };
  } catch (error) {
    if (isTaken(error, "email_key")) throw taken();
    throw error;
  }
}
