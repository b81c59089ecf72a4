import { z } from "zod";
import { dayInIndia } from "@/lib/dates";
import { adminJobAnswer } from "@/lib/jobs/admin-answer";
import { adminListSchema, listAdminJobs } from "@/lib/jobs/admin-list";
import { publicationSchema } from "@/lib/jobs/admin-schema";
import { checkJob } from "@/lib/jobs/check-job";
import { createJob } from "@/lib/jobs/editor-mutations";
import { publicationOf } from "@/lib/jobs/publication";
import { refuse } from "@/lib/refuse";
import { api } from "@/lib/server/api";
import { jobTags } from "@/lib/server/job-tags";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";
import { publishChange } from "@/lib/server/publish-change";

export const dynamic = "force-dynamic";

const MAX_BODY_BYTES = 512 * 1024;
const bodySchema = z.record(z.string(), z.unknown());

/** `{jobs, total}`: a page of all jobs, whatever their status. */
export const GET = api({ role: "editor", query: adminListSchema }, async ({ query }) =>
  respondPrivate(await listAdminJobs(query, new Date())),
);

/** Creates a job: published at once, or a draft, or scheduled (`status`, `publishAt`). 201 and the job. */
export const POST = api({ role: "editor", body: bodySchema, maxBodyBytes: MAX_BODY_BYTES }, async ({ body, actor }) => {
  const now = new Date();
  const publication = publicationSchema.safeParse(body);
  if (!publication.success) throw refuse([{ field: "status", message: "Status must be one of: draft, scheduled, published" }]);
  const kind = publication.data.status === "draft" ? "edit" : "new";
  const { fields, issues } = checkJob(body, { today: dayInIndia(now), kind });
  if (!fields) throw refuse(issues);
  const job = await createJob(fields, publicationOf(publication.data, fields.deadline, now), { actor, now });
  await publishChange(jobTags([job.id]));
  return respondPrivate(adminJobAnswer(job), { status: 201 });
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET", "POST");
