import { share } from "@/components/job-detail/share-button";
import { pointRowMenu } from "@/components/jobs/row/point-row-menu";
import { trackJob } from "@/components/tracker/track-button";
import { trackToasts } from "@/components/tracker/track-toasts";
import { showToast } from "@/components/ui/toast";
import { type SavedJob, savedJobs } from "@/lib/device/saved-jobs";
import { languageOf } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** What the menu of a row and the buttons of a page do that are pressed rarely; this and its words come at the first press. */
export async function runRowAct(act: string | undefined, job: SavedJob): Promise<void> {
  if (act === "menu") return pointRowMenu(job);
  const { jobId: id, title, department, deadline, closesAt = null } = job;
  const language = languageOf(document.documentElement.lang);
  if (act === "track") {
    const t = await loadTranslator(language, "tracker");
    await trackJob({ id, title, department, deadline, closesAt }, trackToasts(t, title));
  }
  if (act === "follow") toggleFollowed(job, await loadTranslator(language, "follow"));
  if (act === "share") {
    const t = await loadTranslator(language, "job");
    await share({ title, path: links.job(language, id) }, { copied: t("copied"), failed: t("notCopied") });
  }
}

/** Follows a job, which saves it, or follows it no more, which leaves it saved; says so. */
function toggleFollowed(job: SavedJob, t: Translator<"follow">): void {
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
