import { ForYouMarks } from "@/components/for-you/for-you-marks";
import { JobActions } from "@/components/jobs/job-actions";
import { RowMenu } from "@/components/jobs/row/row-menu";
import { MenuCloser } from "@/components/layout/clicks";
import { FloatingMenu } from "@/components/layout/floating-menu";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/**
 * What every public page can do beside reading: save, compare, apply, and the four actions of the floating menu. Where no script runs, that all of
 * it needs one: the style sheet puts the line on top, where an address of a dialog or a comparison looks for it too.
 */
export function SiteActions({ language }: { language: Language }) {
  const t = translator(language, "jobs");
  return (
    <>
      <FloatingMenu language={language} />
      <RowMenu language={language} />
      <MenuCloser />
      <ForYouMarks />
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
          notLoaded: translator(language, "site")("dialogFailed"),
        }}
      />
      <noscript>
        <p id="alerts" className="page no-print py-1 text-muted text-sm">
          <span id="tracker">{t("needScript")}</span>
        </p>
      </noscript>
    </>
  );
}
