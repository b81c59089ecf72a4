import { invalidateTags } from "@/lib/cache/cached";
import type { Change } from "@/lib/cache/change-channel";
import { raiseGeneration } from "@/lib/cache/fresh-cache";
import { tags } from "@/lib/cache/tags";

/** Puts what a change has put out of date out of use on this server, at once. Inside a request of Next alone. */
export function applyChange(change: Change): void {
  if (change.jobs === "all" || change.jobs.length > 0 || change.tags.includes(tags.everything)) raiseGeneration(change.jobs);
  invalidateTags(change.jobs === "all" ? change.tags : [...change.tags, ...change.jobs.map(tags.job)]);
}
