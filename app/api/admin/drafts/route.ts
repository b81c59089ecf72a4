import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { listDrafts } from "@/lib/jobs/editing/drafts/store";

export const dynamic = "force-dynamic";

/** The caller's own drafts of job forms: `[{form, title, savedAt}]`, the newest first. */
export const GET = api({ role: "editor" }, async ({ actor }) => respondPrivate(await listDrafts(actor.id)));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
