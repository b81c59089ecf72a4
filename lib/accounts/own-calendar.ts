import { randomBytes } from "node:crypto";
import type { UserActor } from "@/lib/auth/schema";
import { isSameSecret, signatureOf } from "@/lib/auth/secret";
import { STILL_OPENS } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { parseId } from "@/lib/ids";

/**
 * The private address by which a calendar program reads a person's dates. What is kept is a random key; the address also carries its signature by
 * the site's secret, so that whoever reads the database alone can read nobody's dates. Taking the address back forgets the key: a later address
 * is another one.
 */
const KEY_BYTES = 16;

/** The key of a person's address as the address carries it; null where there is none. */
export async function ownCalendarKey(userId: number): Promise<string | null> {
  const link = await db().calendarLink.findUnique({ where: { userId } });
  return link && `${userId}.${link.key}.${signatureOf(claimOf(userId, link.key))}`;
}

/** Makes an address, of a session that has not ended meanwhile; where there is one it stays. */
export async function makeOwnCalendar({ id, sessionId }: Pick<UserActor, "id" | "sessionId">): Promise<void> {
  await db().$executeRaw`
    INSERT INTO calendar_links (user_id, key)
    SELECT u.id, ${randomBytes(KEY_BYTES).toString("base64url")} FROM users AS u
    JOIN sessions AS s ON ${STILL_OPENS}
    WHERE u.id = ${id} AND s.id = ${sessionId}::uuid FOR SHARE OF u
    ON CONFLICT DO NOTHING`;
}

export async function revokeOwnCalendar(userId: number): Promise<void> {
  await db().calendarLink.deleteMany({ where: { userId } });
}

/** Whose calendar a key opens; null for one that this site did not make, that was taken back, or whose account is switched off. */
export async function ownerOfCalendar(given: string): Promise<number | null> {
  const [id, key = "", signature = "", ...rest] = given.split(".");
  const userId = parseId(id);
  // Asked first, so that guessing costs no look into the database.
  if (userId === null || rest.length > 0 || !isSameSecret(signature, signatureOf(claimOf(userId, key)))) return null;
  const found = await db().calendarLink.findFirst({ where: { userId, key, user: { isActive: true } } });
  return found?.userId ?? null;
}

function claimOf(userId: number, key: string): string {
  return `calendar ${userId} ${key}`;
}
