import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { confirmSecondFactor } from "@/lib/staff/second-factor";
import { proofSchema } from "@/lib/staff/second-factor-schema";

export const dynamic = "force-dynamic";

/** Turns the second factor on and answers the recovery codes, this once. Older sessions end; the caller gets a new one. */
export const POST = api({ role: "editor", mayOweSecondFactor: true, body: proofSchema }, async ({ body, ...call }) => {
  const { recoveryCodes, session } = await confirmSecondFactor(body, call);
  const answer = { message: "Your second factor is on.", recoveryCodes };
  if (call.actor.carrier === "bearer") return respondPrivate({ ...answer, token: session.bearer });
  return respondPrivate(answer, { headers: { "set-cookie": session.cookie } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
