import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";
import { adminChangeSchema, changeAdminUser } from "@/lib/staff/manage";

export const dynamic = "force-dynamic";

/** Changes a role, deactivates or activates, or ends all sessions of a member of the staff. */
export const PATCH = api({ role: "admin", body: adminChangeSchema }, async ({ params, body, actor }) =>
  respondPrivate(await changeAdminUser(parseId(params.id) ?? NO_ID, body, actor)),
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethodsThan("PATCH");
