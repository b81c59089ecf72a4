import { z } from "zod";
import { announceJobChanges } from "@/lib/cache/announce";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";
import { decidePair, PAIR_ACTIONS } from "@/lib/jobs/joining/staff";

export const dynamic = "force-dynamic";

const bodySchema = z.object({ action: z.enum(PAIR_ACTIONS) });

/** Decides whether a listing is of the recruitment of a job: `{action: "join" | "apart" | "undo"}`, or `"wait"`, which takes `"apart"` back. Answers `{jobId}`, the job that it is of now. */
export const POST = api({ role: "editor", body: bodySchema }, async ({ params, body, actor }) => {
  const jobId = await decidePair(parseId(params.id) ?? NO_ID, body.action, { actor, now: new Date() });
  await announceJobChanges();
  return respondPrivate({ jobId });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
