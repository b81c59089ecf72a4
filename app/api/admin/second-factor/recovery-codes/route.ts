import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { renewRecoveryCodes } from "@/lib/staff/second-factor";
import { proofSchema } from "@/lib/staff/second-factor-schema";

export const dynamic = "force-dynamic";

/** New recovery codes in place of the old ones, shown this once. */
export const POST = api({ role: "editor", body: proofSchema }, async ({ body, ...call }) =>
  respondPrivate({ message: "The old recovery codes no longer work.", recoveryCodes: await renewRecoveryCodes(body, call) }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
