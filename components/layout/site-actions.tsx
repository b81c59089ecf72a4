import { JobActions } from "@/components/jobs/job-actions";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** What every public page can do beside reading: save, compare and apply. */
export function SiteActions({ language }: { language: Language }) {
  const t = translator(language, "jobs");
  return (
    <JobActions
      labels={{
        saved: t("saved"),
        removed: t("savedRemoved"),
        savedJobs: t("savedJobs"),
        savedJobsHref: links.saved(language),
        notSaved: t("notSaved"),
        notSavedHelp: t("notSavedHelp"),
        compareFull: t("compareFull"),
        compareFullHelp: t("compareFullHelp"),
      }}
    />
  );
}
