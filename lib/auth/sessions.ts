import { randomBytes } from "node:crypto";
import { cookieToken, sessionCookie } from "@/lib/auth/cookies";
import { MAX_SESSIONS, SESSION_LIFETIME_SECONDS, SESSION_SECONDS, type SessionKind } from "@/lib/auth/schema";
import { issueToken, readToken } from "@/lib/auth/tokens";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";

const MAX_USER_AGENT_LENGTH = 300;
/** Sessions of one owner that stay after their end: whoever signs in, or ends all sessions, again and again leaves no row each time. */
const MAX_ENDED = 100;

/** Whose session it becomes; `version` is the owner's session version as it was read together with their password. */
type Owner = { kind: SessionKind; id: number; version: number };

/**
 * Whether a session `s` still opens the account of a user `u`, for statements that lock or write `u`: the end of all sessions waits for them or is waited
 * for, so that a call which began before it leaves nothing after it.
 */
export const STILL_OPENS = Prisma.sql`s.user_id = u.id AND s.version = u.session_version AND s.revoked_at IS NULL`;

export type StartedSession = {
  id: string;
  /** For API clients and for `token` of the login answer. */
  bearer: string;
  /** The Set-Cookie header for a browser. */
  cookie: string;
};

/**
 * Begins a session. When the owner's password changed since it was checked, the version has moved on and the new session opens
 * nothing: there is no gap between a check and a change. The session whose cookie the new one takes the place of ends, whoever's it was: its owner has
 * nothing left to sign out with (ASVS 7.2.4). Of more than MAX_SESSIONS, those that were not used for longest end.
 */
export async function startSession(owner: Owner, request: Request, now: Date): Promise<StartedSession> {
  const id = randomId();
  await db().session.create({
    data: {
      id,
      userId: owner.kind === "user" ? owner.id : null,
      adminUserId: owner.kind === "admin" ? owner.id : null,
      version: owner.version,
      userAgent: (request.headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT_LENGTH),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: expiryOf(owner.kind, now),
    },
  });
  await endReplaced(owner.kind, request, now);
  await endSessionsBeyond(MAX_SESSIONS[owner.kind], owner, now);
  const [bearer, cookie] = await Promise.all([issueToken(owner.kind, "bearer", id), issueToken(owner.kind, "cookie", id)]);
  return { id, bearer, cookie: sessionCookie(owner.kind, cookie) };
}

/** 128 random bits, written as the column has them: six of those of a UUID say that it is one (ASVS 11.5.1). */
function randomId(): string {
  return randomBytes(16)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Ends a session with every token that names it. Ending one that has ended changes nothing. */
export async function endSession(id: string, now: Date): Promise<void> {
  await db().session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
}

async function endReplaced(kind: SessionKind, request: Request, now: Date): Promise<void> {
  const token = cookieToken(request, kind);
  const claims = token && (await readToken(kind, "cookie", token));
  if (claims) await endSession(claims.sessionId, now);
}

async function endSessionsBeyond(count: number, owner: Owner, now: Date): Promise<void> {
  const isOwners = owner.kind === "user" ? Prisma.sql`user_id = ${owner.id}` : Prisma.sql`admin_user_id = ${owner.id}`;
  await db().$executeRaw`
    UPDATE sessions SET revoked_at = ${now} WHERE id IN (
      SELECT id FROM sessions WHERE ${isOwners} AND revoked_at IS NULL AND expires_at > ${now}
      ORDER BY last_seen_at DESC, created_at DESC OFFSET ${count})`;
  await db().$executeRaw`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE ${isOwners} AND revoked_at IS NOT NULL
      ORDER BY revoked_at DESC, last_seen_at DESC OFFSET ${MAX_ENDED})`;
}

/** Notes that a session is in use and lets it live on, no longer than SESSION_LIFETIME_SECONDS from its begin. A failure is logged: no call fails for it. */
export async function touchSession(kind: SessionKind, id: string, now: Date): Promise<void> {
  try {
    await db().$executeRaw`
      UPDATE sessions SET last_seen_at = ${now},
        expires_at = least(${expiryOf(kind, now)}, created_at + make_interval(secs => ${SESSION_LIFETIME_SECONDS[kind]}))
      WHERE id = ${id}::uuid AND revoked_at IS NULL`;
  } catch (error) {
    log.warn({ err: error }, "A session could not be marked as used");
  }
}

function expiryOf(kind: SessionKind, now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS[kind] * 1000);
}
