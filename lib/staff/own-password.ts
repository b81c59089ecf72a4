import { type Attempt, beginAttemptOrRefuse, forgiveAttempt } from "@/lib/auth/attempts";
import { isPassword } from "@/lib/auth/password";
import type { AdminActor } from "@/lib/auth/schema";
import { logWrongPassword } from "@/lib/auth/security-log";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/http/network";
import type { Translator } from "@/lib/i18n/translate";

/** A call of somebody who changes what is their own. */
export type OwnCall = { actor: AdminActor; request: Request; t: Translator<"api"> };

/**
 * Asks a member of the staff for their password once more: a session that was left open, or stolen, must not be a place to guess in. All that asks for it
 * has one count, whatever else a call has to bring. Returns the digest that it was checked against.
 * @throws AppError INVALID naming `currentPassword`, or RATE_LIMITED
 */
export async function checkStaffPassword(password: string, { actor, request, t }: OwnCall): Promise<string> {
  const address = clientAddress(request);
  const attempt: Attempt = { kind: "own-password", account: `staff ${actor.id}`, address };
  await beginAttemptOrRefuse(attempt, new Date(), t);
  const { passwordHash } = await db().adminUser.findUniqueOrThrow({ where: { id: actor.id }, select: { passwordHash: true } });
  if (!(await isPassword(password, passwordHash, { lane: "known", address }))) {
    logWrongPassword(actor, address);
    throw wrongPassword(t);
  }
  await forgiveAttempt(attempt);
  return passwordHash;
}

export function wrongPassword(t: Translator<"api">): AppError {
  const message = t("wrongPassword");
  return new AppError("INVALID", message, { currentPassword: [message] });
}
