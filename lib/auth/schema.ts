/** Who may call: a signed-in user, or staff by role (product.md, "Admin roles"). */
export const ADMIN_ROLES = ["admin", "editor"] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Users and staff have sessions of different kinds, with different cookies: neither opens the doors of the other. */
export type SessionKind = "user" | "admin";

/** How a call carries its session: a browser by cookie, an API client by bearer token. */
export type Carrier = "cookie" | "bearer";

type ActorBase = {
  id: number;
  email: string;
  sessionId: string;
  carrier: Carrier;
};

/** A signed-in user, as the database knows them at this call. */
export type UserActor = ActorBase & {
  kind: "user";
  fullName: string;
  phone: string | null;
  language: string;
  isEmailVerified: boolean;
};

/** A signed-in member of the staff, as the database knows them at this call. */
export type AdminActor = ActorBase & {
  kind: "admin";
  username: string;
  role: AdminRole;
  /** Whether a second factor is required of all staff and this one has none: then there is nothing to do but to set it up. */
  owesSecondFactor: boolean;
};

export type Actor = UserActor | AdminActor;

/** What a route may ask for: "user" is any user, "editor" any member of the staff, "admin" one with that role. */
export type RequiredRole = "user" | AdminRole;

/** Whether a member of the staff with a role may do what asks for another: an admin may do everything. */
export function hasRole(has: AdminRole, needs: AdminRole): boolean {
  return has === "admin" || has === needs;
}

/** Seconds a session lives without being used. Staff sign in again after half a day. */
export const SESSION_SECONDS = { user: 30 * 24 * 3600, admin: 12 * 3600 } as const satisfies Record<SessionKind, number>;

/**
 * Seconds after which a session ends however much it is used, so that a stolen cookie does not open an account for ever
 * (OWASP ASVS 5.0, 7.3.2).
 */
export const SESSION_LIFETIME_SECONDS = { user: 180 * 24 * 3600, admin: 7 * 24 * 3600 } as const satisfies Record<
  SessionKind,
  number
>;

/** Sessions that one account may have at once; the next one ends the one that was not used for longest. */
export const MAX_SESSIONS = { user: 20, admin: 10 } as const satisfies Record<SessionKind, number>;

/** Seconds a bearer token of a login answer is valid (product.md, "Tokens"). */
export const BEARER_SECONDS = 3600;
