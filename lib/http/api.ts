import type { z } from "zod";
import { type ActorOf, authorise, orSignedOut } from "@/lib/auth/authorise";
import { renewedCookie } from "@/lib/auth/cookies";
import type { RequiredRole, SessionKind } from "@/lib/auth/schema";
import { logRefusal } from "@/lib/auth/security-log";
import { AppError, refuseForNow } from "@/lib/errors";
import { respondError } from "@/lib/http/error-response";
import { parseCall, refuseNul } from "@/lib/http/input/parse-call";
import { readJson } from "@/lib/http/input/request-body";
import { type RateLimit, secondsToWait, secondsToWaitFor } from "@/lib/http/limits/rate-limit";
import { clientAddress } from "@/lib/http/network";
import { isFromThisSite } from "@/lib/http/same-origin";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { type Translator, translator } from "@/lib/i18n/translate";
import { valuesByName } from "@/lib/query-params";

const MAX_BODY_BYTES = 64 * 1024;

type Options<Query, Body, Role> = {
  /**
   * Who may call: "user" (a signed-in user), "editor" (any of the staff) or "admin". The handler gets them as `actor`. 401 and 403 where
   * not; a write with a cookie must also come from a page of this site.
   */
  role?: Role;
  /** Whether a member of the staff may call who has yet to set up the second factor; 403 otherwise. */
  mayOweSecondFactor?: boolean;
  /** Schema of the query: the first value of each parameter. */
  query?: z.ZodType<Query>;
  /** Parameters of which it takes every value, in a list. */
  repeated?: readonly string[];
  /** Schema of the JSON body. */
  body?: z.ZodType<Body>;
  maxBodyBytes?: number;
  /** How often one network may call. */
  limit?: RateLimit;
  /** How often whoever is signed in may call, from wherever; counted before the body is read. */
  limitOfAccount?: RateLimit;
  /** Whether middleware.ts refuses it as one search too many (lib/http/limits/search-limit.ts). */
  isSearch?: boolean;
  /** Whether a machine may call, by a secret of its own; asked before the body is read. 401 where not. */
  authorise?: (request: Request, t: Translator<"api">) => boolean | Promise<boolean>;
  /** Refuses calls that a browser makes for a page of another site. */
  sameOrigin?: boolean;
};

export type ApiCall<Query, Body, Role extends RequiredRole | undefined = undefined> = {
  request: Request;
  params: Record<string, string>;
  query: Query;
  body: Body;
  actor: ActorOf<Role>;
  language: Language;
  /** Texts of the API in the language of the call (`?lang=hi`). */
  t: Translator<"api">;
};

type RouteContext = { params: Promise<Record<string, string>> };
type Handler = (request: Request, context?: RouteContext) => Promise<Response>;
/** With what it takes and of whom, for whoever describes it (lib/openapi) or tries everything that it may be sent (bench/fuzz-calls.ts). */
export type RouteHandler = Handler & {
  takes: { query?: z.ZodType; body?: z.ZodType; repeated?: readonly string[]; role?: RequiredRole; isLimited?: boolean };
};

/**
 * Wraps a handler of an API route: limits the caller, parses query and body by their schemas and turns errors into the error body
 * `{message, errors?}`. An AppError is answered with its status and text, a database that is away with 503, anything else is logged
 * and answered 500 without its text.
 */
export function api<Query = undefined, Body = undefined, Role extends RequiredRole | undefined = undefined>(
  options: Options<Query, Body, Role>,
  handler: (call: ApiCall<Query, Body, Role>) => Promise<Response> | Response,
): RouteHandler {
  const handle: Handler = async (request, context) => {
    const parameters = queryOf(request);
    const language = languageOf(parameters.get("lang"));
    const t = translator(language, "api");
    try {
      if (options.sameOrigin && !isFromThisSite(request)) throw new AppError("FORBIDDEN", t("otherSite"));
      if (options.limit) await limitCaller(options.limit, request, t);
      if (options.authorise && !(await options.authorise(request, t))) {
        throw new AppError("UNAUTHENTICATED", t("unauthenticated"));
      }
      const authorised = async () => options.role && (await authorise(request, options.role, t, options));
      let actor = await authorised();
      if (actor && options.limitOfAccount) await limitAccount(options.limitOfAccount, actor, t);
      const query = options.query
        ? parseCall(options.query, valuesByName(parameters, options.repeated ?? []), t)
        : (undefined as Query);
      const json = options.body && (await readJson(request, options.maxBodyBytes ?? MAX_BODY_BYTES, t));
      // When a body ends is for its sender to say: the session may have ended while it was held back.
      if (options.body) actor = await authorised();
      const body = options.body ? parseCall(options.body, json, t) : (undefined as Body);
      // What the staff pastes is cleaned by the schemas of its forms, and searches take a NUL for a space.
      if (!isForStaff(options.role)) refuseNul(body, t);
      const params = (await context?.params) ?? {};
      const response = await handler({ request, params, query, body, actor: actor as ActorOf<Role>, language, t });
      return actor?.carrier === "cookie" ? await renew(response, request, actor.kind) : response;
    } catch (thrown) {
      const error = options.role ? await orSignedOut(thrown, request, options.role, t) : thrown;
      logRefusal(request, error);
      return respondError(error, t);
    }
  };
  const { query, body, repeated, role } = options;
  const isOpen = !role && !options.authorise && !options.sameOrigin;
  const answer: Handler = async (request, context) => {
    const response = await handle(request, context);
    // What anybody may read, a page of another site may too: without a cookie, which is not sent for a star.
    if (isOpen && request.method === "GET") response.headers.set("access-control-allow-origin", "*");
    return response;
  };
  return Object.assign(answer, {
    takes: { query, body, repeated, role, isLimited: Boolean(options.limit ?? options.limitOfAccount ?? options.isSearch) },
  });
}

/** Lets the session cookie live on, unless the handler itself has set or cleared one. */
async function renew(response: Response, request: Request, kind: SessionKind): Promise<Response> {
  const cookie = response.headers.has("set-cookie") ? null : await renewedCookie(request, kind, new Date());
  if (cookie) response.headers.append("set-cookie", cookie);
  return response;
}

function isForStaff(role: RequiredRole | undefined): boolean {
  return role === "editor" || role === "admin";
}

function queryOf(request: Request): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : request.url.slice(start));
}

async function limitCaller(limit: RateLimit, request: Request, t: Translator<"api">): Promise<void> {
  refuseWithin(await secondsToWait(limit, clientAddress(request)), t);
}

async function limitAccount(
  limit: RateLimit,
  { kind, id }: { kind: SessionKind; id: number },
  t: Translator<"api">,
): Promise<void> {
  refuseWithin(await secondsToWaitFor(limit, `${kind} ${id}`), t);
}

function refuseWithin(seconds: number | null, t: Translator<"api">): void {
  if (seconds !== null) throw refuseForNow(t("rateLimited"), seconds);
}
