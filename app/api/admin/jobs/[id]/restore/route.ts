import { announceJobChanges } from "@/lib/cache/announce";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { adminJobAnswer } from "@/lib/jobs/editing/answer";
import { restoreJob } from "@/lib/jobs/editing/write/status";
import { parseJobId } from "@/lib/jobs/job-id";

export const dynamic = "force-dynamic";

/** Undoes the deletion of a job. */
export const POST = api({ role: "editor" }, async ({ params, actor }) => {
  const job = await restoreJob(parseJobId(params.id) ?? 0, actor, new Date());
  await announceJobChanges();
  return respondPrivate(adminJobAnswer(job));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
