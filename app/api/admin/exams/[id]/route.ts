import { z } from "zod";
import { announceExamChange } from "@/lib/cache/announce";
import { refuse } from "@/lib/errors";
import { cancelExam, deleteExam, updateExam } from "@/lib/exams/editor-mutations";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";
import { CONFLICT_MESSAGE } from "@/lib/jobs/editing/answer";

export const dynamic = "force-dynamic";

const cancelSchema = z.object({ isCancelled: z.boolean() });

/** Changes an exam and answers it; absent fields stay. With a `version` that is no longer the stored one: 409 and the current exam. */
export const PUT = api({ role: "editor", body: z.record(z.string(), z.unknown()) }, async ({ params, body, actor }) => {
  const { version, ...given } = body;
  if (version !== undefined && !Number.isInteger(version)) {
    throw refuse([{ field: "version", message: "version must be a whole number" }]);
  }
  const act = { actor, now: new Date(), version: version as number | undefined };
  const outcome = await updateExam(parseId(params.id) ?? NO_ID, given, act);
  if ("conflict" in outcome) return respondPrivate({ message: CONFLICT_MESSAGE, exam: outcome.conflict }, { status: 409 });
  await announceExamChange();
  return respondPrivate(outcome.exam);
});

/** Marks an exam as called off (`{isCancelled: true}`), or takes that back. */
export const PATCH = api({ role: "editor", body: cancelSchema }, async ({ params, body, actor }) => {
  const exam = await cancelExam(parseId(params.id) ?? NO_ID, body.isCancelled, { actor, now: new Date() });
  await announceExamChange();
  return respondPrivate(exam);
});

/** Deletes an exam; 404 the second time. */
export const DELETE = api({ role: "editor" }, async ({ params, actor }) => {
  await deleteExam(parseId(params.id) ?? NO_ID, { actor });
  await announceExamChange();
  return respondPrivate({ message: "The exam was deleted." });
});

export const { GET, HEAD, POST, OPTIONS } = otherMethodsThan("PUT", "PATCH", "DELETE");
