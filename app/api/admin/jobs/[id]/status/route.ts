import { z } from "zod";
import { AppError } from "@/lib/errors";
import { adminJobAnswer } from "@/lib/jobs/admin-answer";
import { findAdminJob } from "@/lib/jobs/admin-queries";
import { parseJobId } from "@/lib/jobs/job-id";
import { publicationOf } from "@/lib/jobs/publication";
import { setJobStatus } from "@/lib/jobs/status-mutations";
import { api } from "@/lib/server/api";
import { jobTags } from "@/lib/server/job-tags";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";
import { publishChange } from "@/lib/server/publish-change";

export const dynamic = "force-dynamic";

const bodySchema = z.object({
  status: z.enum(["draft", "scheduled", "published", "withdrawn"]),
  publishAt: z.string().max(40).nullish(),
});

/** Publishes, schedules (`publishAt`), withdraws a job or makes it a draft again. */
export const POST = api({ role: "editor", body: bodySchema }, async ({ params, body, actor, t }) => {
  const now = new Date();
  const id = parseJobId(params.id) ?? 0;
  const { status, publishAt = null } = body;
  const current = await findAdminJob(id);
  if (!current) throw new AppError("NOT_FOUND", t("jobNotFound"));
  const publication = status === "withdrawn" ? { status } : publicationOf({ status, publishAt }, current.deadline, now);
  const job = await setJobStatus(id, publication, actor, now);
  await publishChange(jobTags([id]));
  return respondPrivate(adminJobAnswer(job));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
