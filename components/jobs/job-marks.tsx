import { Square, SquareCheck } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { keptFacts, shownTitle } from "@/lib/notice-text/shown-job";
import { markedJob } from "./marked-job";
import { SaveMark } from "./save-mark";

/** A button that is quiet until it is pressed; the word and the icon say both. */
const MARK =
  "group inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm text-muted hover:bg-sunken hover:text-ink aria-pressed:font-semibold aria-pressed:text-neel md:min-h-9";

/** Save, pick for comparison, look quickly: the quiet controls of a card. components/jobs/job-actions.tsx gives them life. */
export function CardMarks({ job, language }: { job: JobDto; language: Language }) {
  const t = translator(language, "jobs");
  return (
    <div className="needs-script -ml-2 flex flex-wrap" data-job={markedJob(keptFacts(job, language))}>
      <SaveMark
        label={t("save")}
        pressedLabel={t("savedMark")}
        name={t("saveJob", { title: shownTitle(job, language).text })}
        variant="bare"
        className={MARK}
      />
      <Button
        variant="bare"
        data-mark="compare"
        aria-pressed="false"
        aria-label={t("compareJob", { title: shownTitle(job, language).text })}
        className={MARK}
      >
        <Icon of={Square} size={20} className="group-aria-pressed:hidden" />
        <Icon of={SquareCheck} size={20} className="hidden group-aria-pressed:block" />
        {t("compare")}
      </Button>
      <a
        href={links.job(language, job.id)}
        data-dialog={`job=${job.id}`}
        aria-label={t("quickViewOf", { title: shownTitle(job, language).text })}
        className={`${MARK} no-underline`}
      >
        {t("quickView")}
      </a>
    </div>
  );
}
