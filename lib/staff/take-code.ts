import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import type { Attempt } from "@/lib/auth/attempts";
import { findStep } from "@/lib/auth/one-time-code";
import { readRecoveryCode, recoveryCodeHash } from "@/lib/auth/recovery-codes";
import { unseal } from "@/lib/auth/sealed";
import type { Prisma } from "@/lib/generated/prisma/client";
import { clientAddress } from "@/lib/http/network";

/** A member of the staff whose code is checked. */
export type CodeOwner = Editor & { id: number };

/** What became of a code: taken, from where; wrong; or not to be checked, since the app's key does not open under this site's secret. */
export type TakenCode = "app" | "recovery" | "wrong" | "unreadable";

/**
 * Takes a code of a confirmed second factor, in the transaction of what it allows. Each code is taken once, also of two calls at the
 * same time: the condition of the update is asked again by whoever comes second. A used recovery code is noted in the log.
 */
export async function takeCode(tx: Prisma.TransactionClient, owner: CodeOwner, typed: string, now: Date): Promise<TakenCode> {
  const digits = readAppCode(typed);
  if (digits) return takeAppCode(tx, owner.id, digits, now);
  const code = readRecoveryCode(typed);
  return code && (await takeRecoveryCode(tx, owner, code, now)) ? "recovery" : "wrong";
}

/** How a try of a code is counted: by the account's number, whichever of its names was typed. */
export function codeAttempt(adminUserId: number, code: string, request: Request): Attempt {
  const kind = readRecoveryCode(code) ? "recovery-code" : "app-code";
  return { kind, account: String(adminUserId), address: clientAddress(request) };
}

/** Six digits, with spaces between them or not; null for anything else. */
export function readAppCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

async function takeAppCode(tx: Prisma.TransactionClient, adminUserId: number, digits: string, now: Date): Promise<TakenCode> {
  const factor = await tx.secondFactor.findFirst({
    where: { adminUserId, confirmedAt: { not: null } },
    select: { sealedKey: true, lastStep: true },
  });
  if (!factor) return "wrong";
  const key = openAppKey(factor.sealedKey, adminUserId);
  if (!key) return "unreadable";
  const step = findStep(key, digits, { now, lastStep: factor.lastStep });
  if (step === null) return "wrong";
  const { count } = await tx.secondFactor.updateMany({
    where: { adminUserId, sealedKey: factor.sealedKey, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1 ? "app" : "wrong";
}

async function takeRecoveryCode(tx: Prisma.TransactionClient, owner: CodeOwner, code: string, now: Date): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { adminUserId: owner.id, codeHash: recoveryCodeHash(owner.id, code), usedAt: null },
    data: { usedAt: now },
  });
  if (count === 0) return false;
  await recordAudit(tx, { actor: owner, action: "user.recovery-code", entityId: owner.id, label: owner.username });
  return true;
}

/** The app's key of an account; null where it was sealed under another secret. */
export function openAppKey(sealedKey: string, adminUserId: number): string | null {
  return unseal(sealedKey, "second-factor-key", String(adminUserId));
}
