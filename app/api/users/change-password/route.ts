import { changePassword } from "@/lib/accounts/passwords";
import { changePasswordSchema } from "@/lib/accounts/schema";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** Changes the password. All older sessions end; this browser, or this client, gets a new one. */
export const POST = api({ role: "user", body: changePasswordSchema }, async ({ request, body, actor, language }) => {
  const { session, message } = await changePassword(body, actor, { request, language });
  if (actor.carrier === "bearer") return respondPrivate({ message, token: session.bearer });
  return respondPrivate({ message }, { headers: { "set-cookie": session.cookie } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
