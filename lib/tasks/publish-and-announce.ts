import { announceFromOutside, announceLeftovers } from "@/lib/cache/announce-from-outside";
import { publishDueJobs } from "@/lib/jobs/publish-due";

/** Publishes scheduled jobs whose time has come, so that they show on the next request, and announces what no writer has announced. */
export async function publishAndAnnounceDueJobs(now: Date): Promise<void> {
  const ids = await publishDueJobs(now);
  await (ids.length > 0 ? announceFromOutside() : announceLeftovers());
}
