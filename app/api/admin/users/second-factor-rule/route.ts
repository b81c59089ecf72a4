import { z } from "zod";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { isSecondFactorRequired, requireSecondFactor } from "@/lib/staff/second-factor-rule";

export const dynamic = "force-dynamic";

const ruleSchema = z.object({ isRequired: z.boolean() });

/** `{isRequired}`: whether everybody of the staff must have a second factor. */
export const GET = api({ role: "admin" }, async () => respondPrivate({ isRequired: await isSecondFactorRequired() }));

/** Requires it, or no longer does. 409 where the caller who requires it has none. */
export const PUT = api({ role: "admin", body: ruleSchema }, async ({ body: { isRequired }, actor }) => {
  await requireSecondFactor(isRequired, actor);
  return respondPrivate({ isRequired });
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET", "PUT");
