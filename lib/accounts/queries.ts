import type { MeDto, SessionDto } from "@/lib/accounts/schema";
import type { UserActor } from "@/lib/auth/schema";
import { db } from "@/lib/db";

const MAX_SESSIONS = 100;

/** What a user sees of their own account; null where it has just gone. */
export async function findMe(id: number): Promise<MeDto | null> {
  const user = await db().user.findUnique({
    where: { id },
    select: { id: true, fullName: true, email: true, phone: true, language: true, emailVerifiedAt: true, createdAt: true },
  });
  if (!user) return null;
  const { emailVerifiedAt, createdAt, ...rest } = user;
  return { ...rest, isEmailVerified: emailVerifiedAt !== null, createdAt: createdAt.toISOString() };
}

/** The sessions that still open the account, the one in use last first. */
export async function listSessions(actor: UserActor, now: Date): Promise<SessionDto[]> {
  const { sessionVersion } = await db().user.findUniqueOrThrow({ where: { id: actor.id }, select: { sessionVersion: true } });
  const rows = await db().session.findMany({
    where: { userId: actor.id, revokedAt: null, expiresAt: { gt: now }, version: sessionVersion },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
    take: MAX_SESSIONS,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }));
}
