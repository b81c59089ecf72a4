import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { changeAdminPassword } from "@/lib/staff/mutations";
import { adminPasswordSchema } from "@/lib/staff/schema";

export const dynamic = "force-dynamic";

const LIMIT = { name: "admin-change-password", calls: 10, seconds: 300 };

/** Changes the caller's password. All older sessions end; this browser, or this client, gets a new one. */
export const POST = api({ role: "editor", body: adminPasswordSchema, limit: LIMIT }, async ({ request, body, actor, t }) => {
  const session = await changeAdminPassword(body, actor, request, t);
  const message = t("passwordChanged");
  if (actor.carrier === "bearer") return respondPrivate({ message, token: session.bearer });
  return respondPrivate({ message }, { headers: { "set-cookie": session.cookie } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
