import { announceChange } from "@/lib/cache/announce";
import { jobTags } from "@/lib/cache/job-tags";
import { publishDueJobs } from "@/lib/jobs/publish-due";
import { log } from "@/lib/log";

/** How late a scheduled job may become public. */
const INTERVAL_MS = 20_000;

/** Publishes scheduled jobs when their time comes, for as long as the server runs. A run that fails is logged; the next one tries again. */
export function startPublishTimer(): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(publish).catch((error) => log.error({ err: error }, "Scheduled jobs could not be published"));
  }, INTERVAL_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

async function publish(): Promise<void> {
  const ids = await publishDueJobs(new Date());
  if (ids.length > 0) await announceChange(jobTags(ids));
}
