import { type Attempt, beginAttemptOrRefuse, forgiveAttempt } from "@/lib/auth/attempts";
import { isPassword } from "@/lib/auth/password";
import type { UserActor } from "@/lib/auth/schema";
import { logWrongPassword } from "@/lib/auth/security-log";
import { db } from "@/lib/db";
import { refuseField } from "@/lib/errors";
import { clientAddress } from "@/lib/http/network";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

type Check = { actor: UserActor; password: string; field: string; request: Request; language: Language };

/**
 * Asks for the password once more before something that cannot be undone, so that a browser left open, or a stolen token, does not
 * suffice; guesses are slowed as at sign-in. Returns the digest that it was checked against.
 * @throws AppError INVALID naming `field`, or RATE_LIMITED
 */
export async function checkOwnPassword({ actor, password, field, request, language }: Check): Promise<string> {
  const t = translator(language, "account");
  const address = clientAddress(request);
  const attempt: Attempt = { kind: "own-password", account: String(actor.id), address };
  await beginAttemptOrRefuse(attempt, new Date(), t);
  const user = await db().user.findUniqueOrThrow({ where: { id: actor.id }, select: { passwordHash: true } });
  if (!(await isPassword(password, user.passwordHash, { lane: "known", address }))) {
    logWrongPassword(actor, address);
    throw refuseField(field, t("wrongPassword"));
  }
  await forgiveAttempt(attempt);
  return user.passwordHash;
}
