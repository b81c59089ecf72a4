import { adminOf, userOf } from "@/lib/auth/actors";
import { bearerToken, namesBearer } from "@/lib/auth/cookies";
import { type Actor, type AdminActor, hasRole, type RequiredRole, type UserActor } from "@/lib/auth/schema";
import { isSameSecret } from "@/lib/auth/secret";
import { logForbidden } from "@/lib/auth/security-log";
import { isDatabaseAway } from "@/lib/database/errors";
import { env } from "@/lib/env";
import { AppError, BusyError } from "@/lib/errors";
import { isFromThisSite } from "@/lib/http/same-origin";
import type { Translator } from "@/lib/i18n/translate";
import { log } from "@/lib/log";

/** The kind of actor that a required role gives. */
export type ActorOf<Role extends RequiredRole | undefined> = Role extends "user"
  ? UserActor
  : Role extends "editor" | "admin"
    ? AdminActor
    : undefined;

const SAFE_METHODS = ["GET", "HEAD"];

type Leniency = {
  /** For calls that a member of the staff may make who must still set up the second factor: what sets it up, and what says who they are. */
  mayOweSecondFactor?: boolean;
};

/**
 * Who makes a call, as the database knows them now.
 * @throws AppError UNAUTHENTICATED where nobody is signed in, FORBIDDEN where the role does not suffice, a second factor is owed, a user
 *   calls for the staff (or the reverse), or a page of another site makes a browser write with its cookie
 */
export async function authorise(
  request: Request,
  role: RequiredRole,
  t: Translator<"api">,
  { mayOweSecondFactor = false }: Leniency = {},
): Promise<Actor> {
  const actor = role === "user" ? await userOf(request) : await adminOf(request);
  if (!actor) throw await refusal(request, role, t);
  if (actor.carrier === "cookie" && !SAFE_METHODS.includes(request.method) && !isFromThisSite(request)) {
    throw new AppError("FORBIDDEN", t("otherSite"));
  }
  if (actor.kind === "admin" && actor.owesSecondFactor && !mayOweSecondFactor) {
    throw new AppError("FORBIDDEN", t("secondFactorOwed"));
  }
  if (actor.kind === "admin" && role !== "user" && !hasRole(actor.role, role)) {
    logForbidden(request, actor, role);
    throw new AppError("FORBIDDEN", t("forbidden"));
  }
  return actor;
}

/** A bearer token of the other kind is a valid session that may not do this (403); anything else is no session (401). */
async function refusal(request: Request, role: RequiredRole, t: Translator<"api">): Promise<AppError> {
  const other = namesBearer(request) && (role === "user" ? await adminOf(request) : await userOf(request));
  if (!other) return new AppError("UNAUTHENTICATED", t("unauthenticated"));
  logForbidden(request, other, role);
  return new AppError("FORBIDDEN", t("forbidden"));
}

/**
 * What a call failed with; that nobody is signed in, where nothing else was foreseen and its own session has ended under it: an account that is deleted on
 * one device takes its rows from under what another is doing.
 */
export async function orSignedOut(error: unknown, request: Request, role: RequiredRole, t: Translator<"api">): Promise<unknown> {
  if (error instanceof AppError || error instanceof BusyError || isDatabaseAway(error)) return error;
  const actor = await (role === "user" ? userOf(request) : adminOf(request)).catch(() => undefined);
  if (actor !== null) return error;
  log.warn({ err: error }, "A call failed after its session had ended");
  return new AppError("UNAUTHENTICATED", t("unauthenticated"));
}

/** Whether this server's own timers call, or a scheduler outside with `Authorization: Bearer CRON_SECRET`. */
export function isScheduler(request: Request): boolean {
  const given = bearerToken(request);
  return [env.INTERNAL_SECRET, env.CRON_SECRET].some((secret) => isSameSecret(given, secret));
}

/** The same for an address that is there for hosts without processes alone. @throws AppError NOT_FOUND where no scheduler outside is named */
export function isSchedulerOutside(request: Request, t: Translator<"api">): boolean {
  if (!env.CRON_SECRET) throw new AppError("NOT_FOUND", t("notFound"));
  return isScheduler(request);
}
