import { isSchedulerOutside } from "@/lib/auth/authorise";
import { announceJobChanges } from "@/lib/cache/announce";
import { env } from "@/lib/env";
import { api } from "@/lib/http/api";
import { throwFirst } from "@/lib/http/error-response";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { publishDueJobs } from "@/lib/jobs/publish-due";
import { addSources } from "@/lib/sources/add-sources";
import { runDueSources } from "@/lib/sources/due-sources";

export const dynamic = "force-dynamic";
export const maxDuration = 300;

/** No run is begun later than this after the call: it has the rest of the time that a function may last. */
const BEGIN_WITHIN_MS = 3 * 60_000;

/**
 * For hosts on which no server or worker lives: publishes what is due, shows what scripts and workers elsewhere have written, and runs the sources
 * that are due. A scheduler calls it with `Authorization: Bearer CRON_SECRET`; where that is not set the address does not exist. What one call has
 * no time for is done by the next.
 */
export const GET = api({ authorise: isSchedulerOutside }, async () => {
  const until = new Date(Date.now() + BEGIN_WITHIN_MS);
  // What becomes of the one must not keep back the others.
  const steps = [() => publishDueJobs(new Date()), announceJobChanges, () => addSources(env.SOURCES_FILE)];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  const counts = await runDueSources(until);
  if (counts.published > 0) await announceJobChanges();
  throwFirst(failures);
  return respondPrivate(counts);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
