import { z } from "zod";
import { addressSchema } from "@/lib/accounts/address";
import { changesOf } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/mutations";
import type { AuditAction, Editor } from "@/lib/audit/schema";
import { checkNewPassword } from "@/lib/auth/new-password";
import { isTooShort, PASSWORD_MAX, PASSWORD_MIN } from "@/lib/auth/password-rule";
import { ADMIN_ROLES } from "@/lib/auth/schema";
import { isTaken } from "@/lib/database/errors";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { translator } from "@/lib/i18n/translate";
import { isId } from "@/lib/ids";
import { createAdminUser } from "@/lib/staff/mutations";
import { ADMIN_USER_FIELDS, adminUserDto } from "@/lib/staff/queries";
import { type AdminUserDto, usernameSchema } from "@/lib/staff/schema";

/** The form of a new member of the staff (spec section 5); the role is admin where none is given. */
export const newAdminSchema = z.object({
  username: usernameSchema,
  email: z
    .unknown()
    .refine((value) => addressSchema.safeParse(value).success, "Please enter a valid email address")
    .transform((value) => addressSchema.parse(value)),
  password: z
    .string("Password is required")
    .max(PASSWORD_MAX, "Password is too long")
    .refine((password) => !isTooShort(password), `Password must be at least ${PASSWORD_MIN} characters long`),
  role: z.enum(ADMIN_ROLES, "Role must be one of: admin, editor").default("admin"),
});
export type NewAdminInput = z.output<typeof newAdminSchema>;

export const adminChangeSchema = z.object({
  role: z.enum(ADMIN_ROLES).optional(),
  isActive: z.boolean().optional(),
  endSessions: z.literal(true).optional(),
});
export type AdminChange = z.output<typeof adminChangeSchema>;

/** Everybody of the staff, in the order of their names. */
export async function listAdminUsers(): Promise<AdminUserDto[]> {
  const rows = await db().adminUser.findMany({ select: ADMIN_USER_FIELDS, orderBy: { usernameKey: "asc" } });
  return rows.map(adminUserDto);
}

/**
 * Adds a member of the staff.
 * @throws AppError INVALID for a weak password, CONFLICT for a taken name or address
 */
export async function addAdminUser(input: NewAdminInput, actor: Editor): Promise<AdminUserDto> {
  const { username, email, password } = input;
  await checkNewPassword({ password, about: [username, email], field: "password" }, translator("en", "api"));
  try {
    return await db().$transaction(async (tx) => {
      const user = await createAdminUser(input, tx);
      const newValues = { username: user.username, email: user.email, role: user.role };
      await recordAudit(tx, { actor, action: "user.create", entityId: user.id, label: user.username, newValues });
      return user;
    });
  } catch (error) {
    if (isTaken(error, "username_key")) throw taken("username", "username");
    if (isTaken(error, "email_key")) throw taken("email", "email address");
    throw error;
  }
}

const taken = (field: "username" | "email", label: string) =>
  new AppError("CONFLICT", "This username or email address is already taken", { [field]: [`This ${label} is already taken`] });

/**
 * Changes the role of a member of the staff, lets them in or out, or ends their sessions. Whoever is deactivated is signed out with it.
 * @throws AppError NOT_FOUND; CONFLICT where no active admin would be left
 */
export async function changeAdminUser(id: number, change: AdminChange, actor: Editor): Promise<AdminUserDto> {
  return db().$transaction(async (tx) => {
    // Locked in one order, so that two who demote each other at once do not both succeed.
    const admins = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM admin_users WHERE role = 'admin' AND is_active ORDER BY id FOR UPDATE`;
    const before = isId(id) ? await tx.adminUser.findUnique({ where: { id }, select: ADMIN_USER_FIELDS }) : null;
    if (!before) throw new AppError("NOT_FOUND", "No admin user has this number.");
    const role = change.role ?? before.role;
    const isActive = change.isActive ?? before.isActive;
    const isLast = admins.length === 1 && admins[0]?.id === id;
    if (isLast && (role !== "admin" || !isActive)) {
      throw new AppError("CONFLICT", "The last active admin cannot be removed or demoted");
    }
    const endsSessions = Boolean(change.endSessions) || (before.isActive && !isActive);
    const after = await tx.adminUser.update({
      where: { id },
      data: { role, isActive, ...(endsSessions && { sessionVersion: { increment: 1 } }) },
      select: ADMIN_USER_FIELDS,
    });
    for (const action of actionsOf(before, after, change)) await logChange(tx, action, { actor, before, after });
    return adminUserDto(after);
  });
}

type State = Pick<AdminUserDto, "id" | "username" | "role" | "isActive">;

function actionsOf(before: State, after: State, { endSessions }: AdminChange): AuditAction[] {
  return [
    ...(before.role === after.role ? [] : (["user.role"] as const)),
    ...(before.isActive === after.isActive ? [] : ([after.isActive ? "user.activate" : "user.deactivate"] as const)),
    ...(endSessions ? (["user.end-sessions"] as const) : []),
  ];
}

async function logChange(
  tx: Prisma.TransactionClient,
  action: AuditAction,
  { actor, before, after }: { actor: Editor; before: State; after: State },
): Promise<void> {
  // One call may change both: each row of the log is of what its action changed.
  const values = ({ role, isActive }: State) => (action === "user.role" ? { role } : { isActive });
  const changes = action === "user.end-sessions" ? null : changesOf(values(before), values(after));
  await recordAudit(tx, { actor, action, entityId: after.id, label: after.username, ...changes });
}
