import { invalidateTags } from "@/lib/cache/cached";
import type { Change } from "@/lib/cache/change-channel";
import { EVERYTHING } from "@/lib/cache/change-channel";
import { raiseGeneration } from "@/lib/cache/fresh-cache";
import { type Take, takeAndSend } from "@/lib/cache/send-change";
import { tags } from "@/lib/cache/tags";
import { takeJobChanges } from "@/lib/cache/take-changes";
import { raiseTurnOfNames, thisServer } from "@/lib/cache/this-server";
import { log } from "@/lib/log";

/**
 * For a call that has written jobs: what the public sees otherwise now is out of date here at once and, when this returns, on every
 * other server, so that it shows on the very next request. What nobody could see clears nothing.
 */
export function announceJobChanges(): Promise<void> {
  return announce((tx) => takeJobChanges(tx, new Date()));
}

/** For a call that has written exams: what shows them is invalidated here at once and, when this returns, on every other server. */
export function announceExamChange(): Promise<void> {
  return announce(async (tx) => {
    const change = await takeJobChanges(tx, new Date());
    return { jobs: change?.jobs ?? [], tags: [...(change?.tags ?? []), tags.exams] };
  });
}

/** For a call that has written names that searches know: everything is invalidated, since any list, count or suggestion may be another now. */
export function announceWordsChange(): Promise<void> {
  return announce(async () => ({ jobs: [], tags: [tags.everything, tags.words] }));
}

/** The write has happened already: that others do not hear of it is logged, not an error of the call. */
async function announce(take: Take): Promise<void> {
  const server = thisServer();
  try {
    const sending = { acknowledgements: server?.acknowledgements, appliedBy: server?.id };
    if (!(await takeAndSend(take, sending, applyChange))) log.warn("Not every server confirmed a change within 5 seconds");
  } catch (error) {
    log.warn({ err: error }, "A change could not be announced to other servers");
    applyChange(EVERYTHING);
  }
}

/** Invalidates on this server, at once, what a change names. Inside a request of Next alone. */
export function applyChange(change: Change): void {
  if (change.jobs === "all" || change.tags.includes(tags.words)) raiseTurnOfNames();
  if (change.jobs === "all" || change.jobs.length + change.tags.length > 0) raiseGeneration(change.jobs);
  invalidateTags(change.jobs === "all" ? change.tags : [...change.tags, ...change.jobs.map(tags.job)]);
}
