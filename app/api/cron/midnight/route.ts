import { isSchedulerOutside } from "@/lib/auth/authorise";
import { announceJobChanges, applyChange } from "@/lib/cache/announce";
import { NEW_DAY } from "@/lib/cache/change-channel";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { markUnmarkedWords } from "@/lib/jobs/facts/mark-words";
import { offerStoredPairs } from "@/lib/jobs/joining/offer-stored";
import { publishDueJobs } from "@/lib/jobs/publish-due";
import { addMissingNoticeKeys } from "@/lib/jobs/similar/write-keys";
import { eraseOutdated } from "@/lib/tasks/erase-outdated";

export const dynamic = "force-dynamic";

/**
 * Publishes scheduled jobs, erases what was kept long enough, adds missing keys and clears everything that shows days left, for hosts on which no
 * server process lives to see midnight in India. A scheduler calls it at 18:30 UTC with `Authorization: Bearer CRON_SECRET`; where that is not set the address does not exist.
 */
export const GET = api({ authorise: isSchedulerOutside }, async ({ t }) => {
  await publishDueJobs(new Date());
  await eraseOutdated(new Date());
  await addMissingNoticeKeys();
  await markUnmarkedWords();
  await offerStoredPairs(new Date());
  await announceJobChanges();
  applyChange(NEW_DAY);
  return respondPrivate({ message: t("cleared") });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
