import { announceChange } from "@/lib/cache/announce";
import { bustTags } from "@/lib/cache/invalidate-tags";
import { log } from "@/lib/log";

/**
 * Puts cached data with these tags out of date on this server at once and on all others, so that what was written shows on the very
 * next request. The write has happened already: others that do not hear of it in time are logged, not an error of the call.
 */
export async function publishChange(tags: string[]): Promise<void> {
  bustTags(tags);
  try {
    if (!(await announceChange(tags))) log.warn({ tags }, "Not every server confirmed a change within 5 seconds");
  } catch (error) {
    log.warn({ err: error, tags }, "A change could not be announced to other servers");
  }
}
