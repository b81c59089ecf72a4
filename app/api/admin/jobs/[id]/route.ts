import { z } from "zod";
import { announceJobChanges } from "@/lib/cache/announce";
import { AppError, refuse } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";
import { adminJobAnswer, conflictAnswer } from "@/lib/jobs/editing/answer";
import { findAdminJob } from "@/lib/jobs/editing/queries";
import { CORRECTIONS, versionQuerySchema } from "@/lib/jobs/editing/schema";
import { updateJob } from "@/lib/jobs/editing/write/mutations";
import { deleteJob } from "@/lib/jobs/editing/write/status";

export const dynamic = "force-dynamic";

const MAX_BODY_BYTES = 512 * 1024;
const bodySchema = z.record(z.string(), z.unknown());

/** A job in whatever status. */
export const GET = api({ role: "editor" }, async ({ params, t }) => {
  const job = await findAdminJob(parseId(params.id) ?? NO_ID);
  if (!job) throw new AppError("NOT_FOUND", t("jobNotFound"));
  return respondPrivate(adminJobAnswer(job));
});

/**
 * Changes a job and answers it. title, department, location, qualification and deadline must be there; absent fields, the `notice` too, stay. With a
 * `correction` says whether a change that readers are told of is the body's corrigendum (the default) or a slip of the entry. With a
 * `version` that is no longer the stored one: 409, the current job, and who saved it when.
 */
export const PUT = api({ role: "editor", body: bodySchema, maxBodyBytes: MAX_BODY_BYTES }, async ({ params, body, actor }) => {
  const { version, correction, ...given } = body;
  const reason = z.enum(CORRECTIONS).optional().safeParse(correction);
  if (!reason.success) throw refuse([{ field: "correction", message: `correction must be one of: ${CORRECTIONS.join(", ")}` }]);
  if (version !== undefined && !Number.isInteger(version)) {
    throw refuse([{ field: "version", message: "version must be a whole number" }]);
  }
  const outcome = await updateJob(parseId(params.id) ?? NO_ID, given, {
    actor,
    now: new Date(),
    version: version as number | undefined,
    correction: reason.data,
  });
  if ("conflict" in outcome) return respondPrivate(await conflictAnswer(outcome.conflict), { status: 409 });
  await announceJobChanges();
  return respondPrivate(adminJobAnswer(outcome.job));
});

/**
 * Takes a job away; 404 the second time. POST .../restore brings it back, of the `version` that is answered. With a `?version=` that is no longer the
 * stored one: 409 as for PUT.
 */
export const DELETE = api({ role: "editor", query: versionQuerySchema }, async ({ params, query, actor }) => {
  const outcome = await deleteJob(parseId(params.id) ?? NO_ID, { actor, now: new Date(), version: query.version });
  if ("conflict" in outcome) return respondPrivate(await conflictAnswer(outcome.conflict), { status: 409 });
  await announceJobChanges();
  return respondPrivate({ message: "The job was deleted.", version: outcome.version });
});

export const { POST, PATCH, OPTIONS } = otherMethodsThan("GET", "PUT", "DELETE");
