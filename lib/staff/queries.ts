import { db } from "@/lib/db";
import type { AdminUserDto } from "@/lib/staff/schema";

/** What an admin user shows of itself; never the digest of its password. */
export const ADMIN_USER_FIELDS = {
  id: true,
  username: true,
  email: true,
  isActive: true,
  lastLogin: true,
  role: true,
} as const;

/** An admin user, or null. */
export async function findAdminUser(id: number): Promise<AdminUserDto | null> {
  const row = await db().adminUser.findUnique({ where: { id }, select: ADMIN_USER_FIELDS });
  return row && adminUserDto(row);
}

/** A row as the API shows it. */
export function adminUserDto(row: Omit<AdminUserDto, "lastLogin"> & { lastLogin: Date | null }): AdminUserDto {
  return { ...row, lastLogin: row.lastLogin?.toISOString() ?? null };
}
