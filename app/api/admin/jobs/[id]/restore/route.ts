import { adminJobAnswer } from "@/lib/jobs/admin-answer";
import { parseJobId } from "@/lib/jobs/job-id";
import { restoreJob } from "@/lib/jobs/status-mutations";
import { api } from "@/lib/server/api";
import { jobTags } from "@/lib/server/job-tags";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";
import { publishChange } from "@/lib/server/publish-change";

export const dynamic = "force-dynamic";

/** Undoes the deletion of a job. */
export const POST = api({ role: "editor" }, async ({ params, actor }) => {
  const job = await restoreJob(parseJobId(params.id) ?? 0, actor, new Date());
  await publishChange(jobTags([job.id]));
  return respondPrivate(adminJobAnswer(job));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
