import { sendVerificationAgain } from "@/lib/accounts/verification";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** Sends the link that proves the caller's address once more. */
export const POST = api({ role: "user" }, async ({ request, actor, language }) =>
  respondPrivate({ message: await sendVerificationAgain(actor, { request, language }) }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
