import { z } from "zod";
import { ANNOUNCEMENT_ACTIONS } from "@/lib/announcements/schema";
import { decideAnnouncement } from "@/lib/announcements/staff";
import { announceJobChanges } from "@/lib/cache/announce";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";

export const dynamic = "force-dynamic";

const bodySchema = z.object({ action: z.enum(ANNOUNCEMENT_ACTIONS), jobId: z.int32().positive().nullish() });

/** Decides of which recruitment an announcement is: `{action: "attach", jobId}`, `{action: "dismiss"}` of none that is here, which `"wait"` takes back, or `{action: "detach"}`. */
export const POST = api({ role: "editor", body: bodySchema }, async ({ params, body: { action, jobId = null }, actor }) => {
  await decideAnnouncement(parseId(params.id) ?? NO_ID, action, { jobId, actor, now: new Date() });
  await announceJobChanges();
  return respondPrivate({ message: "Decided." });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
