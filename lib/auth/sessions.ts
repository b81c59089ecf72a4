import { randomUUID } from "node:crypto";
import { sessionCookie } from "@/lib/auth/cookies";
import { SESSION_SECONDS, type SessionKind } from "@/lib/auth/schema";
import { issueToken } from "@/lib/auth/tokens";
import { db } from "@/lib/db";
import { log } from "@/lib/log";

const MAX_USER_AGENT_LENGTH = 300;

/** Whose session it becomes; `version` is the owner's session version as it was read together with their password. */
type Owner = { kind: SessionKind; id: number; version: number };

export type StartedSession = {
  id: string;
  /** For API clients and for `token` of the login answer. */
  bearer: string;
  /** The Set-Cookie header for a browser. */
  cookie: string;
};

/**
 * Begins a session. When the owner's password changed since it was checked, the version has moved on and the new session opens
 * nothing: there is no gap between a check and a change.
 */
export async function startSession(owner: Owner, request: Request, now: Date): Promise<StartedSession> {
  const id = randomUUID();
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
  const [bearer, cookie] = await Promise.all([issueToken(owner.kind, "bearer", id), issueToken(owner.kind, "cookie", id)]);
  return { id, bearer, cookie: sessionCookie(owner.kind, cookie) };
}

/** Ends a session with every token that names it. Ending one that has ended changes nothing. */
export async function endSession(id: string, now: Date): Promise<void> {
  await db().session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
}

/** Notes that a session is in use and lets it live on. A failure is logged: no call fails for it. */
export async function touchSession(kind: SessionKind, id: string, now: Date): Promise<void> {
  try {
    await db().session.updateMany({
      where: { id, revokedAt: null },
      data: { lastSeenAt: now, expiresAt: expiryOf(kind, now) },
    });
  } catch (error) {
    log.warn({ err: error }, "A session could not be marked as used");
  }
}

function expiryOf(kind: SessionKind, now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS[kind] * 1000);
}
