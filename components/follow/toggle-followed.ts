import { showToast } from "@/components/ui/toast";
import { type SavedJob, savedJobs } from "@/lib/device/saved-jobs";
import type { Translator } from "@/lib/i18n/translate";

/** Follows a job, which saves it, or follows it no more, which leaves it saved; says so. */
export function toggleFollowed(job: SavedJob, t: Translator<"follow">): void {
  const key = String(job.jobId);
  const known = savedJobs.list().find((item) => item.key === key)?.value;
  const isFollowed = !known?.isFollowed;
  if (!savedJobs.put(key, { ...(known ?? job), isFollowed }, new Date())) {
    showToast({ title: t("notKept"), description: t("notKeptHelp"), destructive: true });
    return;
  }
  if (isFollowed) showToast({ title: t("followed"), description: job.title });
  else showToast({ title: t("unfollowed"), description: t("unfollowedHelp") });
}
