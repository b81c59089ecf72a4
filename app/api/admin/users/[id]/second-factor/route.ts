import { resetSecondFactor } from "@/lib/admins/second-factor-people";
import { parseJobId } from "@/lib/jobs/job-id";
import { api } from "@/lib/server/api";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";

export const dynamic = "force-dynamic";

/** Takes the second factor of another member of the staff away and ends their sessions. */
export const DELETE = api({ role: "admin" }, async ({ params, actor }) => {
  const { wasOn } = await resetSecondFactor(parseJobId(params.id) ?? 0, actor);
  return respondPrivate({ message: wasOn ? "The second factor was reset." : "There was no second factor." });
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethodsThan("DELETE");
