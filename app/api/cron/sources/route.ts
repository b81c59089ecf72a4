import { isSchedulerOutside } from "@/lib/auth/authorise";
import { announceJobChanges } from "@/lib/cache/announce";
import { env } from "@/lib/env";
import { api } from "@/lib/http/api";
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
 * Publishes what is due, shows what scripts and workers elsewhere have written, and runs sources that are due, for hosts on which no server or worker lives. A scheduler calls it with `Authorization: Bearer CRON_SECRET`; where that is not
 * set the address does not exist. What one call has no time for the next one does.
 */
export const GET = api({ authorise: isSchedulerOutside }, async () => {
  await publishDueJobs(new Date());
  await announceJobChanges();
  await addSources(env.SOURCES_FILE);
  const counts = await runDueSources(new Date(Date.now() + BEGIN_WITHIN_MS));
  if (counts.published > 0) await announceJobChanges();
  return respondPrivate(counts);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
