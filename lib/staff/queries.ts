import { db } from "@/lib/db";
import type { AdminUserDto } from "@/lib/staff/schema";
import { MAX_WAITING, type Waiting } from "@/lib/staff/schema";

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

/** What awaits review, rows, pairs and announcements together, and new messages, in one query over an index of each, which every page of the staff asks. */
export async function countWaiting(): Promise<Waiting> {
  const [waiting] = await db().$queryRaw<Waiting[]>`
    SELECT
      (SELECT count(*) FROM (
        SELECT FROM review_items WHERE status = 'waiting'
        UNION ALL SELECT FROM recruitment_listings WHERE state = 'waiting'
        UNION ALL SELECT FROM announcements WHERE state = 'waiting' LIMIT ${MAX_WAITING + 1}) r)::int AS review,
      (SELECT count(*) FROM (SELECT FROM contact_messages WHERE status = 'new' LIMIT ${MAX_WAITING + 1}) m)::int AS inbox`;
  return waiting ?? { review: 0, inbox: 0 };
}
