import { randomBytes } from "node:crypto";
import { addressKey } from "@/lib/accounts/address";
import { recordAudit } from "@/lib/audit/mutations";
import { SITE } from "@/lib/audit/schema";
import { checkNewPassword } from "@/lib/auth/new-password";
import { hashPassword } from "@/lib/auth/password";
import type { AdminActor, AdminRole } from "@/lib/auth/schema";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { clientAddress } from "@/lib/http/network";
import type { Translator } from "@/lib/i18n/translate";
import { checkStaffPassword, wrongPassword } from "@/lib/staff/own-password";
import { ADMIN_USER_FIELDS, adminUserDto } from "@/lib/staff/queries";
import { type AdminUserDto, usernameKey } from "@/lib/staff/schema";

type NewAdmin = { username: string; email: string; password: string; role: AdminRole };

/** Adds a member of the staff. A taken user name or address fails with Prisma's P2002. */
export async function createAdminUser(
  { username, email, password, role }: NewAdmin,
  client: Prisma.TransactionClient = db(),
): Promise<AdminUserDto> {
  const row = await client.adminUser.create({
    data: {
      username: username.normalize("NFKC").trim(),
      usernameKey: usernameKey(username),
      email: email.normalize("NFKC").trim(),
      emailKey: addressKey(email),
      passwordHash: await hashPassword(password),
      role,
    },
    select: ADMIN_USER_FIELDS,
  });
  return adminUserDto(row);
}

type PasswordChange = { currentPassword: string; newPassword: string };

/**
 * Changes the password of whoever calls. Every session ends with it; the one that is returned replaces the caller's own.
 * @throws AppError INVALID for a wrong current or a weak new password, RATE_LIMITED after several wrong ones
 */
export async function changeAdminPassword(
  change: PasswordChange,
  actor: AdminActor,
  request: Request,
  t: Translator<"api">,
): Promise<StartedSession> {
  const about = [actor.username, actor.email];
  await checkNewPassword({ password: change.newPassword, about, field: "newPassword" }, t);
  const digest = await checkStaffPassword(change.currentPassword, { actor, request, t });
  const passwordHash = await hashPassword(change.newPassword, { lane: "known", address: clientAddress(request) });
  const changed = await db().$transaction(async (tx) => {
    // The old digest in the condition: of two changes at once the second finds the first and is refused.
    const [row] = await tx.adminUser.updateManyAndReturn({
      where: { id: actor.id, passwordHash: digest },
      data: { passwordHash, sessionVersion: { increment: 1 } },
      select: { sessionVersion: true },
    });
    if (row) await recordAudit(tx, { actor, action: "user.password", entityId: actor.id, label: actor.username });
    return row;
  });
  if (!changed) throw wrongPassword(t);
  return startSession({ kind: "admin", id: actor.id, version: changed.sessionVersion }, request, new Date());
}

/**
 * Gives a member of the staff a random password in place of one that is lost, for whoever runs the site: nobody else can. Their sessions end; the second
 * factor, if they have one, is asked for as before.
 * @throws AppError NOT_FOUND
 */
export async function resetPasswordOf(username: string): Promise<{ password: string }> {
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  await db().$transaction(async (tx) => {
    const [row] = await tx.adminUser.updateManyAndReturn({
      where: { usernameKey: usernameKey(username) },
      data: { passwordHash, sessionVersion: { increment: 1 } },
      select: { id: true, username: true },
    });
    if (!row) throw new AppError("NOT_FOUND", "No admin user has this name.");
    await recordAudit(tx, { actor: SITE, action: "user.password-reset", entityId: row.id, label: row.username });
  });
  return { password };
}
