import { z } from "zod";
import { announceJobChanges } from "@/lib/cache/announce";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";
import { adminJobAnswer, conflictAnswer } from "@/lib/jobs/editing/answer";
import { findAdminJob, findLastDate } from "@/lib/jobs/editing/queries";
import { ADMIN_JOB_STATUSES } from "@/lib/jobs/editing/schema";
import { setJobStatus } from "@/lib/jobs/editing/write/status";
import { publicationOf } from "@/lib/jobs/publication";

export const dynamic = "force-dynamic";

const bodySchema = z.object({
  status: z.enum(ADMIN_JOB_STATUSES),
  publishAt: z.string().max(40).nullish(),
  /** The version that the editor saw. */
  version: z.int32().optional(),
});

/**
 * Publishes, schedules (`publishAt`), withdraws a job or makes it a draft again. With a `version` that is no longer the stored one: 409, the
 * current job, and who saved it when; unless it is in this state already.
 */
export const POST = api({ role: "editor", body: bodySchema }, async ({ params, body, actor, t }) => {
  const now = new Date();
  const id = parseId(params.id) ?? NO_ID;
  const { status, publishAt = null, version } = body;
  const current = await findAdminJob(id);
  if (!current) throw new AppError("NOT_FOUND", t("jobNotFound"));
  const publication =
    status === "withdrawn" ? { status } : publicationOf({ status, publishAt }, await findLastDate(current), now);
  const outcome = await setJobStatus(id, publication, { actor, now, version });
  if ("conflict" in outcome) return respondPrivate(await conflictAnswer(outcome.conflict), { status: 409 });
  await announceJobChanges();
  return respondPrivate(adminJobAnswer(outcome.job));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
