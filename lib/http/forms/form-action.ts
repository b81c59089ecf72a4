import type { z } from "zod";
import { type ActorOf, authorise, orSignedOut } from "@/lib/auth/authorise";
import { logRefusal } from "@/lib/auth/security-log";
import { isDatabaseAway } from "@/lib/database/errors";
import { AppError, BusyError } from "@/lib/errors";
import { type Flash, flashCookie } from "@/lib/http/forms/flash";
import { parseCall, refuseNul } from "@/lib/http/input/parse-call";
import { isFormPost, readForm } from "@/lib/http/input/read-form";
import { type RateLimit, secondsToWait } from "@/lib/http/limits/rate-limit";
import { clientAddress } from "@/lib/http/network";
import { isFromThisSite } from "@/lib/http/same-origin";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { type Translator, translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { log } from "@/lib/log";

const MAX_BODY_BYTES = 16 * 1024;

/** Where the browser goes next: an address, what is said there, and cookies to set. */
export type FormResult = { to: string; message?: string; cookies?: string[] };

export type FormCall<Fields, Role extends "user" | undefined> = {
  request: Request;
  fields: Fields;
  /** The form as it was posted. */
  typed: Readonly<Record<string, string>>;
  actor: ActorOf<Role>;
  language: Language;
};

type Options<Fields, Role> = {
  fields: z.ZodType<Fields>;
  role?: Role;
  limit?: RateLimit;
  /** The page that holds the form, where a refusal is shown. Gets what was typed, since a token may belong to its address. */
  page: (language: Language, typed: Record<string, string>) => string;
  /** Fields that are shown again after a refusal; never a password. */
  keep?: readonly string[];
};

export type FormHandler = (request: Request) => Promise<Response>;

/**
 * Wraps the handler of a plain form post, which works without script: every answer is 303 to a page, which shows what became of it.
 * Takes posts from pages of this site only.
 */
export function formAction<Fields, Role extends "user" | undefined = undefined>(
  options: Options<Fields, Role>,
  handler: (call: FormCall<Fields, Role>) => Promise<FormResult>,
): FormHandler {
  return async (request) => {
    const language = languageOf(new URL(request.url, "http://localhost").searchParams.get("lang"));
    const t = translator(language, "api");
    let typed: Record<string, string> = {};
    try {
      if (!isFromThisSite(request)) throw new AppError("FORBIDDEN", t("otherSite"));
      const seconds = options.limit ? await secondsToWait(options.limit, clientAddress(request)) : null;
      if (seconds !== null) throw new AppError("RATE_LIMITED", t("rateLimited"));
      if (!isFormPost(request)) throw new AppError("UNSUPPORTED_MEDIA", t("notForm"));
      typed = await readForm(request, MAX_BODY_BYTES, t);
      const actor = (options.role && (await authorise(request, options.role, t))) as ActorOf<Role>;
      const fields = parseCall(options.fields, typed, t);
      refuseNul(fields, t);
      const { to, message = "", cookies = [] } = await handler({ request, fields, typed, actor, language });
      const flash: Flash | null = message ? { page: pathOf(to), outcome: "done", message, errors: {}, values: {} } : null;
      return seeOther(to, flash ? [...cookies, await flashCookie(flash)] : cookies);
    } catch (thrown) {
      const error = options.role ? await orSignedOut(thrown, request, options.role, t) : thrown;
      logRefusal(request, error);
      const page = options.page(language, typed);
      const signIn = links.signIn(language, page);
      if (options.role && isSignedOut(error) && pathOf(signIn) !== pathOf(page)) return refuseTo(signIn, t("loggedOut"));
      return refuse(error, page, { form: pathOf(request.url).split("/").at(-1), values: valuesOf(typed, options.keep ?? []) }, t);
    }
  };
}

/**
 * Whether somebody was logged out before they sent a form: they are told where they sign in, and led back from there. What was typed stays
 * behind, since the next to sign in on this device may be another person.
 */
function isSignedOut(error: unknown): boolean {
  return error instanceof AppError && error.code === "UNAUTHENTICATED";
}

/** The answer that leads to a page which says why something was not done. */
export async function refuseTo(to: string, message: string, cookies: readonly string[] = []): Promise<Response> {
  return seeOther(to, [...cookies, await flashCookie({ page: pathOf(to), outcome: "refused", message, errors: {}, values: {} })]);
}

type Refused = Pick<Flash, "form" | "values">;

async function refuse(error: unknown, to: string, refused: Refused, t: Translator<"api">): Promise<Response> {
  const { message, fields = {}, headers } = refusalOf(error, t);
  const cookie = await flashCookie({ page: pathOf(to), outcome: "refused", message, errors: fields, ...refused });
  return seeOther(to, headers?.["set-cookie"] ? [cookie, headers["set-cookie"]] : [cookie]);
}

function refusalOf(error: unknown, t: Translator<"api">): Pick<AppError, "message" | "fields" | "headers"> {
  if (error instanceof AppError) return error;
  if (error instanceof BusyError) return { message: t("rateLimited") };
  if (isDatabaseAway(error)) return { message: t("unavailable") };
  log.error({ err: error }, "A form failed");
  return { message: t("unknown") };
}

function valuesOf(typed: Record<string, string>, keep: readonly string[]): Record<string, string> {
  return Object.fromEntries(keep.map((name) => [name, (typed[name] ?? "").slice(0, 300)]));
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? "/";
}

/** The answer that leads on to another page, or to another site. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
