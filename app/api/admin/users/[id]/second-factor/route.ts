import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";
import { resetSecondFactor } from "@/lib/staff/second-factor-people";

export const dynamic = "force-dynamic";

/** Takes the second factor of another member of the staff away and ends their sessions. */
export const DELETE = api({ role: "admin" }, async ({ params, actor }) => {
  const { wasOn } = await resetSecondFactor(parseId(params.id) ?? NO_ID, actor);
  return respondPrivate({ message: wasOn ? "The second factor was reset." : "There was no second factor." });
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethodsThan("DELETE");
