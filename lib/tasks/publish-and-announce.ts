import { announceChange } from "@/lib/cache/announce";
import { jobTags } from "@/lib/cache/job-tags";
import { publishDueJobs } from "@/lib/jobs/publish-due";

/** Publishes the scheduled jobs whose time has come and tells every server. For a process outside of Next, which cannot clear tags itself. */
export async function publishAndAnnounceDueJobs(now: Date): Promise<void> {
  const ids = await publishDueJobs(now);
  if (ids.length > 0) await announceChange(jobTags(ids));
}
