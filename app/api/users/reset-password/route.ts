import { resetPassword } from "@/lib/accounts/passwords";
import { resetPasswordSchema } from "@/lib/accounts/schema";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

const LIMIT = { name: "reset-password", calls: 30, seconds: 600 };

/** Sets a new password by the link of a mail. */
export const POST = api({ body: resetPasswordSchema, limit: LIMIT, sameOrigin: true }, async ({ request, body, language }) => {
  const message = await resetPassword(body, { request, language });
  return respondPrivate({ message });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
