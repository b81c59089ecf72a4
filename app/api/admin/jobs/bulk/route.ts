import { bulkSchema, changeJobs } from "@/lib/jobs/bulk";
import { api } from "@/lib/server/api";
import { jobTags } from "@/lib/server/job-tags";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";
import { publishChange } from "@/lib/server/publish-change";

export const dynamic = "force-dynamic";

/** Closes, withdraws, publishes, deletes or moves the deadline of up to 200 jobs at once, all or none. Answers `{changed, skipped}`. */
export const POST = api({ role: "editor", body: bulkSchema }, async ({ body, actor }) => {
  const result = await changeJobs(body, { actor, now: new Date() });
  if (result.changed.length > 0) await publishChange(jobTags(result.changed));
  return respondPrivate(result);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
