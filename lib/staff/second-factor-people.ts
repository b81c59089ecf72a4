import { recordAudit } from "@/lib/audit/mutations";
import { type Editor, SITE } from "@/lib/audit/schema";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { usernameKey } from "@/lib/staff/schema";
import type { SecondFactorDto } from "@/lib/staff/second-factor-schema";
import { openAppKey } from "@/lib/staff/take-code";

/** The state of somebody's second factor. */
export async function readSecondFactor(adminUserId: number): Promise<SecondFactorDto> {
  const [factor, recoveryCodesLeft] = await Promise.all([
    db().secondFactor.findUnique({ where: { adminUserId }, select: { sealedKey: true, confirmedAt: true } }),
    db().recoveryCode.count({ where: { adminUserId, usedAt: null } }),
  ]);
  return {
    isOn: Boolean(factor?.confirmedAt),
    since: factor?.confirmedAt?.toISOString() ?? null,
    isReadable: !factor?.confirmedAt || openAppKey(factor.sealedKey, adminUserId) !== null,
    recoveryCodesLeft,
  };
}

/** The numbers of all of the staff whose second factor is on. */
export async function listSecondFactors(): Promise<number[]> {
  const rows = await db().secondFactor.findMany({
    where: { confirmedAt: { not: null } },
    select: { adminUserId: true },
    orderBy: { adminUserId: "asc" },
  });
  return rows.map(({ adminUserId }) => adminUserId);
}

/**
 * Takes somebody's second factor away, for whoever has lost app and recovery codes, and ends their sessions: they sign in by
 * password alone and set it up anew. Where there is none, nothing changes.
 * @throws AppError NOT_FOUND; CONFLICT for the caller's own, which asks for password and code on its page
 */
export async function resetSecondFactor(id: number, actor: Editor): Promise<{ wasOn: boolean }> {
  if (id === actor.id) throw new AppError("CONFLICT", "Turn off your own second factor on its page.");
  return db().$transaction(async (tx) => {
    const user = isId(id) ? await tx.adminUser.findUnique({ where: { id }, select: { username: true } }) : null;
    if (!user) throw new AppError("NOT_FOUND", "No admin user has this number.");
    const { count } = await tx.secondFactor.deleteMany({ where: { adminUserId: id, confirmedAt: { not: null } } });
    if (count === 0) return { wasOn: false };
    await tx.recoveryCode.deleteMany({ where: { adminUserId: id } });
    await tx.adminUser.update({ where: { id }, data: { sessionVersion: { increment: 1 } }, select: { id: true } });
    await recordAudit(tx, { actor, action: "user.second-factor-reset", entityId: id, label: user.username });
    return { wasOn: true };
  });
}

/**
 * Resets the second factor of a member of the staff by user name, for whoever runs the site: the way back where no other admin is left to ask.
 * @throws AppError NOT_FOUND
 */
export async function resetSecondFactorOf(username: string): Promise<{ wasOn: boolean }> {
  const user = await db().adminUser.findUnique({ where: { usernameKey: usernameKey(username) }, select: { id: true } });
  if (!user) throw new AppError("NOT_FOUND", "No admin user has this name.");
  return resetSecondFactor(user.id, SITE);
}
