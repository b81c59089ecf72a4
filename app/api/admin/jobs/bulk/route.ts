import { announceJobChanges } from "@/lib/cache/announce";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { conflictsAnswer } from "@/lib/jobs/editing/answer";
import { bulkSchema, changeJobs } from "@/lib/jobs/editing/write/bulk";

export const dynamic = "force-dynamic";

/**
 * Closes (with a `reason`), reopens, withdraws, publishes, deletes or moves the deadline of up to 200 jobs at once, all or none, or undoes what such a call
 * did, with the `versions` that it answered. Answers `{changed, skipped, versions}`. With `versions` by number of which one is no longer the stored one: 409 and `conflicts`, each with the current job and who saved it when.
 */
export const POST = api({ role: "editor", body: bulkSchema }, async ({ body, actor }) => {
  const result = await changeJobs(body, { actor, now: new Date() });
  if ("conflicts" in result) return respondPrivate(await conflictsAnswer(result.conflicts), { status: 409 });
  if (result.changed.length > 0) await announceJobChanges();
  return respondPrivate(result);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
