import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { SECOND_FACTOR_WORDS as WORDS } from "@/lib/staff/second-factor-schema";

const ONE_ROW = { id: 1 } as const;

/** Whether everybody of the staff must have a second factor. */
export async function isSecondFactorRequired(client: Prisma.TransactionClient = db()): Promise<boolean> {
  const rules = await client.staffRules.findUnique({ where: ONE_ROW, select: { isSecondFactorRequired: true } });
  return rules?.isSecondFactorRequired ?? false;
}

/**
 * Requires a second factor of all staff, or no longer does. It holds at the very next call of each of them. Setting it as it is
 * changes nothing.
 * @throws AppError CONFLICT where the admin who requires it has none: nobody is to ask of others what locks themselves out
 */
export async function requireSecondFactor(isRequired: boolean, actor: Editor & { id: number }): Promise<void> {
  await db().$transaction(async (tx) => {
    const own = await tx.secondFactor.count({ where: { adminUserId: actor.id, confirmedAt: { not: null } } });
    if (isRequired && own === 0) throw new AppError("CONFLICT", WORDS.ownFirst);
    // Locks the row: of two admins at once the second sees what the first has set.
    await tx.staffRules.upsert({ where: ONE_ROW, create: ONE_ROW, update: ONE_ROW });
    if ((await isSecondFactorRequired(tx)) === isRequired) return;
    await tx.staffRules.update({ where: ONE_ROW, data: { isSecondFactorRequired: isRequired } });
    const action = isRequired ? "user.second-factor-required" : "user.second-factor-optional";
    await recordAudit(tx, { actor, action, entityId: null, label: "all staff" });
  });
}
