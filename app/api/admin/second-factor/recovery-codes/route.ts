import { renewRecoveryCodes } from "@/lib/admins/second-factor";
import { proofSchema } from "@/lib/admins/second-factor-schema";
import { api } from "@/lib/server/api";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";

export const dynamic = "force-dynamic";

/** New recovery codes in place of the old ones, shown this once. */
export const POST = api({ role: "editor", body: proofSchema }, async ({ body, ...call }) =>
  respondPrivate({ message: "The old recovery codes no longer work.", recoveryCodes: await renewRecoveryCodes(body, call) }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
