import { bearerToken, cookieToken, namesBearer } from "@/lib/auth/cookies";
import type { Actor, AdminActor, AdminRole, Carrier, SessionKind, UserActor } from "@/lib/auth/schema";
import { touchSession } from "@/lib/auth/sessions";
import { readToken } from "@/lib/auth/tokens";
import { db } from "@/lib/db";

/** A session that was seen this recently is not written again: reading a page must not cost a write each time. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;

/** The signed-in user of a call, by bearer token or cookie; null where there is none. Asks the database each time. */
export function userOf(request: Request): Promise<UserActor | null> {
  return actorOfRequest(request, "user", findUserActor);
}

/** The signed-in member of the staff of a call, by bearer token or cookie; null where there is none. Asks the database each time. */
export function adminOf(request: Request): Promise<AdminActor | null> {
  return actorOfRequest(request, "admin", findAdminActor);
}

/** The user of a session cookie, for pages, which have no request of their own. */
export function userOfCookie(token: string | undefined): Promise<UserActor | null> {
  return actorOfToken("user", "cookie", token ?? null, findUserActor);
}

/** The member of the staff of a session cookie, for pages. */
export function adminOfCookie(token: string | undefined): Promise<AdminActor | null> {
  return actorOfToken("admin", "cookie", token ?? null, findAdminActor);
}

type Found<A extends Actor> = { actor: A; lastSeenAt: Date } | null;
type FindActor<A extends Actor> = (sessionId: string, carrier: Carrier, now: Date) => Promise<Found<A>>;

/** A bearer token that is sent counts alone: a client that names itself must not act as whoever else has a cookie here. */
function actorOfRequest<A extends Actor>(request: Request, kind: SessionKind, find: FindActor<A>): Promise<A | null> {
  if (namesBearer(request)) return actorOfToken(kind, "bearer", bearerToken(request), find);
  return actorOfToken(kind, "cookie", cookieToken(request, kind), find);
}

async function actorOfToken<A extends Actor>(
  kind: SessionKind,
  carrier: Carrier,
  token: string | null,
  find: FindActor<A>,
): Promise<A | null> {
  const claims = token && (await readToken(kind, carrier, token));
  if (!claims) return null;
  const now = new Date();
  const found = await find(claims.sessionId, carrier, now);
  if (!found) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_AFTER_MS) await touchSession(kind, claims.sessionId, now);
  return found.actor;
}

type UserRow = {
  id: number;
  email: string;
  fullName: string;
  phone: string | null;
  language: string;
  isEmailVerified: boolean;
  lastSeenAt: Date;
};

/** The session must be running and carry its owner's present version, and the owner must be active: an old token opens nothing from the next call on. */
async function findUserActor(sessionId: string, carrier: Carrier, now: Date): Promise<Found<UserActor>> {
  const [row] = await db().$queryRaw<UserRow[]>`
    SELECT u.id, u.email, u.full_name AS "fullName", u.phone, u.language,
      u.email_verified_at IS NOT NULL AS "isEmailVerified", s.last_seen_at AS "lastSeenAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND s.revoked_at IS NULL AND s.expires_at > ${now}
      AND s.version = u.session_version AND u.is_active`;
  if (!row) return null;
  const { lastSeenAt, ...user } = row;
  return { actor: { kind: "user", ...user, sessionId, carrier }, lastSeenAt };
}

type AdminRow = { id: number; email: string; username: string; role: AdminRole; owesSecondFactor: boolean; lastSeenAt: Date };

async function findAdminActor(sessionId: string, carrier: Carrier, now: Date): Promise<Found<AdminActor>> {
  const [row] = await db().$queryRaw<AdminRow[]>`
    SELECT a.id, a.email, a.username, a.role::text AS role, s.last_seen_at AS "lastSeenAt",
      EXISTS (SELECT FROM staff_rules WHERE is_second_factor_required) AND NOT EXISTS (
        SELECT FROM second_factors f WHERE f.admin_user_id = a.id AND f.confirmed_at IS NOT NULL
      ) AS "owesSecondFactor"
    FROM sessions s JOIN admin_users a ON a.id = s.admin_user_id
    WHERE s.id = ${sessionId}::uuid AND s.revoked_at IS NULL AND s.expires_at > ${now}
      AND s.version = a.session_version AND a.is_active`;
  if (!row) return null;
  const { lastSeenAt, ...admin } = row;
  return { actor: { kind: "admin", ...admin, sessionId, carrier }, lastSeenAt };
}
