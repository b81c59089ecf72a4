import { eraseEarlierAddresses } from "@/lib/accounts/earlier-addresses";
import { applyRetention } from "@/lib/accounts/retention";
import { eraseOldMessages } from "@/lib/contact/mutations";
import { emptyBin } from "@/lib/jobs/bin/empty-bin";
import { eraseOldDrafts } from "@/lib/jobs/editing/drafts/store";
import { eraseOldEmptySearches } from "@/lib/jobs/search/words/staff/empty-searches";
import { log } from "@/lib/log";
import { eraseOldDays } from "@/lib/mail/mail-of-day";
import { eraseOldMails } from "@/lib/mail/waiting-mails";
import { eraseOldItems } from "@/lib/sources/due-sources";
import { eraseOldSubscribers } from "@/lib/subscribers/retention";
import { giveBackMissedNights } from "@/lib/tasks/missed-nights";

/** Everything whose time may have run out: what the privacy policy states, and the staff's drafts and bin. Each is safe to run on several servers at once. */
const ERASURES: Record<string, (now: Date) => Promise<number>> = {
  messages: eraseOldMessages,
  drafts: eraseOldDrafts,
  deletedJobs: emptyBin,
  emptySearches: eraseOldEmptySearches,
  sourceItems: eraseOldItems,
  mails: eraseOldMails,
  earlierAddresses: eraseEarlierAddresses,
  reminderDays: eraseOldDays,
  subscribers: eraseOldSubscribers,
  accounts: async (now) => Object.values(await applyRetention(now)).reduce((sum, count) => sum + count, 0),
};

/**
 * Erases what has been kept long enough, where the clock is in no doubt. What becomes of one erasure keeps back no other; the next run tries again.
 * @throws what the first that failed threw, so that the run counts as failed and an alert tells of it
 */
export async function eraseOutdated(now: Date): Promise<void> {
  const waitsSince = await giveBackMissedNights(now);
  if (waitsSince)
    return log.warn({ since: waitsSince }, "Nothing is erased for a week: the site was away for weeks, or its clock is ahead");
  const failures: unknown[] = [];
  for (const [what, erase] of Object.entries(ERASURES)) {
    try {
      const count = await erase(now);
      if (count > 0) log.info({ what, count }, "Erased what was kept long enough");
    } catch (error) {
      log.error({ err: error, what }, "Outdated data could not be erased");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
