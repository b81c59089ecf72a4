import { auditListSchema, listAudit } from "@/lib/audit/queries";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** `{entries, total}`: a page of the log, newest first. What was done to users is for admins alone. */
export const GET = api({ role: "editor", query: auditListSchema }, async ({ query, actor }) =>
  respondPrivate(await listAudit({ ...query, withoutUsers: actor.role !== "admin" })),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
