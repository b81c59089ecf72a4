import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { beginSecondFactor, turnOffSecondFactor } from "@/lib/staff/second-factor";
import { readSecondFactor } from "@/lib/staff/second-factor-people";
import { proofSchema } from "@/lib/staff/second-factor-schema";

export const dynamic = "force-dynamic";

const LIMIT = { name: "admin-second-factor", calls: 60, seconds: 300 };

/** The state of the caller's own second factor. */
export const GET = api({ role: "editor", mayOweSecondFactor: true }, async ({ actor }) =>
  respondPrivate(await readSecondFactor(actor.id)),
);

/** A new key for the caller's authenticator app. 201 and the key, shown until it is confirmed. */
export const POST = api({ role: "editor", mayOweSecondFactor: true, limit: LIMIT }, async ({ actor }) =>
  respondPrivate(await beginSecondFactor(actor), { status: 201 }),
);

/** Turns it off, by password and code. */
export const DELETE = api({ role: "editor", body: proofSchema }, async ({ body, ...call }) => {
  await turnOffSecondFactor(body, call);
  return respondPrivate({ message: "Your second factor is off." });
});

export const { PUT, PATCH, OPTIONS } = otherMethodsThan("GET", "POST", "DELETE");
