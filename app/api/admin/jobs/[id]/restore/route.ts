import { announceJobChanges } from "@/lib/cache/announce";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";
import { adminJobAnswer, conflictAnswer } from "@/lib/jobs/editing/answer";
import { versionQuerySchema } from "@/lib/jobs/editing/schema";
import { restoreFromBin } from "@/lib/jobs/joining/restore-from-bin";

export const dynamic = "force-dynamic";

/** Undoes the deletion of a job, or the join by which it is in the bin. With a `?version=` that is no longer the stored one: 409, the deleted job, and who saved it when. */
export const POST = api({ role: "editor", query: versionQuerySchema }, async ({ params, query, actor }) => {
  const outcome = await restoreFromBin(parseId(params.id) ?? NO_ID, { actor, now: new Date(), version: query.version });
  if ("conflict" in outcome) return respondPrivate(await conflictAnswer(outcome.conflict), { status: 409 });
  await announceJobChanges();
  return respondPrivate(adminJobAnswer(outcome.job));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
