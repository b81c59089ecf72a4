import { z } from "zod";
import { api } from "@/lib/http/api";
import { parseCall, refuseNul } from "@/lib/http/input/parse-call";
import { isFormPost } from "@/lib/http/input/read-form";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import type { Translator } from "@/lib/i18n/translate";
import { loginForm } from "@/lib/staff/login-form";
import { adminCodeSchema, adminLoginSchema } from "@/lib/staff/schema";
import { signInAdmin } from "@/lib/staff/sign-in";
import { type CodeOwed, continueSignIn, type SignedInAdmin } from "@/lib/staff/sign-in-by-code";

export const dynamic = "force-dynamic";

/**
 * Signs a member of the staff in: a cookie for the browser, a bearer token of an hour for API clients. Where a second factor is on, the
 * answer to user name and password is 401 with `secondFactor: true`; then the same with a `code` signs in, or, in a browser, the code alone.
 */
const signIn = api({ body: z.record(z.string(), z.unknown()), sameOrigin: true }, async ({ request, body, t }) => {
  const result = await take(body, request, t);
  const response = result.isDone
    ? respondPrivate({ token: result.session.bearer, user: result.user, message: t("adminSignedIn") })
    : respondPrivate({ message: result.message, secondFactor: true }, { status: 401 });
  for (const cookie of result.cookies) response.headers.append("set-cookie", cookie);
  return response;
});

function take(body: Record<string, unknown>, request: Request, t: Translator<"api">): Promise<SignedInAdmin | CodeOwed> {
  refuseNul(body, t);
  const isCodeAlone = "code" in body && !("username" in body) && !("password" in body);
  if (isCodeAlone) return continueSignIn(parseCall(adminCodeSchema, body, t).code, request, t);
  return signInAdmin(parseCall(adminLoginSchema, body, t), request, t);
}

/** Signs in a member of the staff: a call is answered in JSON, the post of a plain form with the next page. */
export const POST = (...[request, context]: Parameters<typeof signIn>) =>
  isFormPost(request) ? loginForm(request) : signIn(request, context);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
