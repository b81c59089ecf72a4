import { z } from "zod";
import { announceExamChange } from "@/lib/cache/announce";
import { refuse } from "@/lib/errors";
import { cancelExam, deleteExam, updateExam } from "@/lib/exams/editor-mutations";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";
import { CONFLICT_MESSAGE } from "@/lib/jobs/editing/answer";
import { versionQuerySchema } from "@/lib/jobs/editing/schema";

export const dynamic = "force-dynamic";

const cancelSchema = z.object({ isCancelled: z.boolean(), version: z.int32().optional() });

/** What a list shows that is read again then. */
const MEANWHILE = "Another editor saved this exam first. The list shows it as it is now: look it over, and do it again.";

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

/** Marks an exam as called off (`{isCancelled: true}`), or takes that back; with a stale `version` as PUT does. */
export const PATCH = api({ role: "editor", body: cancelSchema }, async ({ params, body, actor }) => {
  const { isCancelled, version } = body;
  const outcome = await cancelExam(parseId(params.id) ?? NO_ID, isCancelled, { actor, now: new Date(), version });
  if ("conflict" in outcome) return respondPrivate({ message: MEANWHILE, exam: outcome.conflict }, { status: 409 });
  await announceExamChange();
  return respondPrivate(outcome.exam);
});

/** Deletes an exam; 404 the second time. With a stale `?version=` as PUT does. */
export const DELETE = api({ role: "editor", query: versionQuerySchema }, async ({ params, query, actor }) => {
  const outcome = await deleteExam(parseId(params.id) ?? NO_ID, { actor, now: new Date(), version: query.version });
  if ("conflict" in outcome) return respondPrivate({ message: MEANWHILE, exam: outcome.conflict }, { status: 409 });
  await announceExamChange();
  return respondPrivate({ message: "The exam was deleted." });
});

export const { GET, HEAD, POST, OPTIONS } = otherMethodsThan("PUT", "PATCH", "DELETE");
