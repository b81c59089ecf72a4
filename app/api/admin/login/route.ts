import { adminLoginSchema } from "@/lib/admins/schema";
import { signInAdmin } from "@/lib/admins/sign-in";
import { api } from "@/lib/server/api";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";

export const dynamic = "force-dynamic";

/** Signs a member of the staff in: a cookie for the browser, a bearer token of an hour for API clients. */
export const POST = api({ body: adminLoginSchema, sameOrigin: true }, async ({ request, body, t }) => {
  const { session, user } = await signInAdmin(body, request, t);
  const answer = { token: session.bearer, user, message: t("adminSignedIn") };
  return respondPrivate(answer, { headers: { "set-cookie": session.cookie } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
