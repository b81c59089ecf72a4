import { recordAudit } from "@/lib/audit/mutations";
import { type Attempt, beginAttemptOrRefuse, forgiveAttempt } from "@/lib/auth/attempts";
import { appKeyUri, findStep, newAppKey } from "@/lib/auth/one-time-code";
import { makeRecoveryCodes, readRecoveryCode, recoveryCodeHash } from "@/lib/auth/recovery-codes";
import type { AdminActor } from "@/lib/auth/schema";
import { seal } from "@/lib/auth/sealed";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { site } from "@/lib/site";
import { checkStaffPassword, type OwnCall, wrongPassword } from "@/lib/staff/own-password";
import { qrCode } from "@/lib/staff/qr-code";
import { isSecondFactorRequired } from "@/lib/staff/second-factor-rule";
import { type EnrolmentDto, type Proof, SECOND_FACTOR_WORDS as WORDS } from "@/lib/staff/second-factor-schema";
import { type CodeOwner, codeAttempt, openAppKey, readAppCode, takeCode } from "@/lib/staff/take-code";

/**
 * Makes a key for the caller's authenticator app. It counts for nothing until it is confirmed; asking again makes another one.
 * @throws AppError CONFLICT where the second factor is on
 */
export async function beginSecondFactor(actor: AdminActor): Promise<EnrolmentDto> {
  const key = newAppKey();
  const sealedKey = seal(key, "second-factor-key", String(actor.id));
  await db().$transaction(async (tx) => {
    const written = await tx.$executeRaw`
      INSERT INTO second_factors (admin_user_id, sealed_key) VALUES (${actor.id}, ${sealedKey})
      ON CONFLICT (admin_user_id) DO UPDATE SET sealed_key = excluded.sealed_key, created_at = now()
      WHERE second_factors.confirmed_at IS NULL`;
    if (written === 0) throw new AppError("CONFLICT", WORDS.alreadyOn);
    await recordAudit(tx, { actor, action: "user.second-factor-begin", entityId: actor.id, label: actor.username });
  });
  const uri = appKeyUri(key, { issuer: site.name, account: actor.username });
  return { key: key.match(/.{1,4}/g)?.join(" ") ?? key, uri, qr: qrCode(uri) };
}

/**
 * Turns the second factor on, by password and the first code of the app. Every session ends, since none of them has shown a second
 * factor; the one that is returned replaces the caller's own.
 * @returns the recovery codes, which are never shown again
 * @throws AppError INVALID for a wrong password or code, CONFLICT where there is no key to confirm, RATE_LIMITED
 */
export async function confirmSecondFactor(
  proof: Proof,
  { actor, request, t }: OwnCall,
): Promise<{ recoveryCodes: string[]; session: StartedSession }> {
  const now = new Date();
  const { attempt, digest } = await beginProof(proof, { actor, request, t });
  const factor = await db().secondFactor.findUnique({ where: { adminUserId: actor.id } });
  if (factor?.confirmedAt) throw new AppError("CONFLICT", WORDS.alreadyOn);
  const key = factor && openAppKey(factor.sealedKey, actor.id);
  if (!factor || !key) throw new AppError("CONFLICT", WORDS.notBegun);
  const lastStep = findStep(key, readAppCode(proof.code) ?? "", { now, lastStep: null });
  if (lastStep === null) throw wrongCode("wrongFirstCode");

  const { recoveryCodes, version } = await db().$transaction(async (tx) => {
    const { count } = await tx.secondFactor.updateMany({
      where: { adminUserId: actor.id, sealedKey: factor.sealedKey, confirmedAt: null },
      data: { confirmedAt: now, lastStep },
    });
    if (count === 0) throw new AppError("CONFLICT", WORDS.notBegun);
    await keepPassword(tx, digest, { actor, t });
    const codes = await replaceRecoveryCodes(tx, actor.id);
    const { sessionVersion } = await tx.adminUser.update({
      where: { id: actor.id },
      data: { sessionVersion: { increment: 1 } },
      select: { sessionVersion: true },
    });
    await recordAudit(tx, { actor, action: "user.second-factor-on", entityId: actor.id, label: actor.username });
    return { recoveryCodes: codes, version: sessionVersion };
  });
  await forgiveAttempt(attempt);
  return { recoveryCodes, session: await startSession({ kind: "admin", id: actor.id, version }, request, now) };
}

/**
 * Turns the caller's second factor off, by password and a code of the app or a recovery code.
 * @throws AppError INVALID for a wrong password or code, CONFLICT where it is off or required of all staff, RATE_LIMITED
 */
export async function turnOffSecondFactor(proof: Proof, call: OwnCall): Promise<void> {
  await withProof(proof, call, async (tx) => {
    const { actor } = call;
    if (await isSecondFactorRequired(tx)) throw new AppError("CONFLICT", WORDS.required);
    await tx.secondFactor.delete({ where: { adminUserId: actor.id } });
    await tx.recoveryCode.deleteMany({ where: { adminUserId: actor.id } });
    await recordAudit(tx, { actor, action: "user.second-factor-off", entityId: actor.id, label: actor.username });
  });
}

/**
 * New recovery codes in place of the caller's old ones, by password and a code.
 * @throws AppError as `turnOffSecondFactor`
 */
export async function renewRecoveryCodes(proof: Proof, call: OwnCall): Promise<string[]> {
  return withProof(proof, call, async (tx) => {
    const { actor } = call;
    await recordAudit(tx, { actor, action: "user.recovery-codes", entityId: actor.id, label: actor.username });
    return replaceRecoveryCodes(tx, actor.id);
  });
}

/** Does something of which only the owner of password and second factor may decide: the code is taken in the same transaction. */
async function withProof<T>(proof: Proof, call: OwnCall, work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  const owner: CodeOwner = { id: call.actor.id, username: call.actor.username };
  const { attempt, digest } = await beginProof(proof, call);
  const result = await db().$transaction(async (tx) => {
    const isOn = await tx.secondFactor.count({ where: { adminUserId: owner.id, confirmedAt: { not: null } } });
    if (isOn === 0) throw new AppError("CONFLICT", WORDS.notOn);
    const taken = await takeCode(tx, owner, proof.code, new Date());
    if (taken === "wrong" || taken === "unreadable") throw wrongCode(taken === "wrong" ? "wrongCode" : taken);
    await keepPassword(tx, digest, call);
    return work(tx);
  });
  await forgiveAttempt(attempt);
  return result;
}

/** The attempt of the code, after the password: to be forgiven once it was right. With the digest that the password was checked against. */
async function beginProof({ currentPassword, code }: Proof, call: OwnCall): Promise<{ attempt: Attempt; digest: string }> {
  const digest = await checkStaffPassword(currentPassword, call);
  const attempt = codeAttempt(call.actor.id, code, call.request);
  await beginAttemptOrRefuse(attempt, new Date(), call.t);
  return { attempt, digest };
}

/**
 * Keeps the password as it was checked until the end of the transaction. Where it was changed meanwhile, as after a theft, the thief's call must not leave a
 * second factor of theirs, and a session of the new password, behind it. Asked after the second factor was written, in whose order its reset locks the two.
 */
async function keepPassword(tx: Prisma.TransactionClient, digest: string, { actor, t }: Omit<OwnCall, "request">): Promise<void> {
  const kept = await tx.$queryRaw<unknown[]>`
    SELECT FROM admin_users WHERE id = ${actor.id} AND password_hash = ${digest} AND is_active FOR NO KEY UPDATE`;
  if (kept.length === 0) throw wrongPassword(t);
}

async function replaceRecoveryCodes(tx: Prisma.TransactionClient, adminUserId: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const rows = codes.map((code) => ({ adminUserId, codeHash: recoveryCodeHash(adminUserId, readRecoveryCode(code) ?? code) }));
  await tx.recoveryCode.deleteMany({ where: { adminUserId } });
  await tx.recoveryCode.createMany({ data: rows });
  return codes;
}

function wrongCode(why: "wrongCode" | "wrongFirstCode" | "unreadable"): AppError {
  const message = WORDS[why];
  return new AppError("INVALID", message, { code: [message] });
}
