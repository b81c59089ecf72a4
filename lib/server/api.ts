import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { isLanguage, type Language } from "@/lib/i18n/languages";
import { type Translator, translator } from "@/lib/i18n/translate";
import { firstValues } from "@/lib/query-params";
import { clientAddress } from "@/lib/server/client-address";
import { respondError } from "@/lib/server/error-response";
import { invalidInput } from "@/lib/server/issue-messages";
import { type RateLimit, secondsToWait } from "@/lib/server/rate-limit";
import { readJson } from "@/lib/server/request-body";
import { isFromThisSite } from "@/lib/server/same-origin";

const MAX_BODY_BYTES = 64 * 1024;

type Options<Query, Body> = {
  /** Schema of the query: the first value of each parameter. */
  query?: z.ZodType<Query>;
  /** Schema of the JSON body. */
  body?: z.ZodType<Body>;
  maxBodyBytes?: number;
  limit?: RateLimit;
  /** Whether the caller may do this; asked before the body is read. 401 where not. */
  authorise?: (request: Request) => boolean | Promise<boolean>;
  /** Refuses calls that a browser makes for a page of another site. */
  sameOrigin?: boolean;
};

export type ApiCall<Query, Body> = {
  request: Request;
  params: Record<string, string>;
  query: Query;
  body: Body;
  language: Language;
  /** Texts of the API in the language of the call (`?lang=hi`). */
  t: Translator<"api">;
};

type RouteContext = { params: Promise<Record<string, string>> };
export type RouteHandler = (request: Request, context?: RouteContext) => Promise<Response>;

/**
 * Wraps a handler of an API route: limits the caller, parses query and body by their schemas and turns errors into the error body
 * `{message, errors?}`. An AppError is answered with its status and text, a database that is away with 503, anything else is logged
 * and answered 500 without its text.
 */
export function api<Query = undefined, Body = undefined>(
  options: Options<Query, Body>,
  handler: (call: ApiCall<Query, Body>) => Promise<Response> | Response,
): RouteHandler {
  return async (request, context) => {
    const parameters = queryOf(request);
    const language = languageOf(parameters);
    const t = translator(language, "api");
    try {
      if (options.sameOrigin && !isFromThisSite(request)) throw new AppError("FORBIDDEN", t("otherSite"));
      if (options.limit) await limitCaller(options.limit, request, t);
      if (options.authorise && !(await options.authorise(request))) throw new AppError("UNAUTHENTICATED", t("unauthenticated"));
      const query = parse(options.query, firstValues(parameters), t);
      const json = options.body && (await readJson(request, options.maxBodyBytes ?? MAX_BODY_BYTES, t));
      const body = parse(options.body, json, t);
      return await handler({ request, params: (await context?.params) ?? {}, query, body, language, t });
    } catch (error) {
      return respondError(error, t);
    }
  };
}

function queryOf(request: Request): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : request.url.slice(start));
}

function languageOf(parameters: URLSearchParams): Language {
  const given = parameters.get("lang");
  return isLanguage(given) ? given : "en";
}

/** What a schema makes of an input; without a schema there is no input. */
function parse<T>(schema: z.ZodType<T> | undefined, input: unknown, t: Translator<"api">): T {
  if (!schema) return undefined as T;
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) throw invalidInput(result.error, t);
  return result.data;
}

async function limitCaller(limit: RateLimit, request: Request, t: Translator<"api">): Promise<void> {
  const seconds = await secondsToWait(limit, clientAddress(request));
  if (seconds !== null) throw new AppError("RATE_LIMITED", t("rateLimited"), undefined, { "retry-after": String(seconds) });
}
