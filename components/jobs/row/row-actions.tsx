import { Bookmark, Columns2, Ellipsis } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { keptFacts, shownTitle } from "@/lib/notice-text/shown-job";
import { ApplyControl } from "../apply-control";
import { markedJob } from "../marked-job";
import { ROW_MENU } from "./point-row-menu";

type Props = { job: JobDto; open: boolean; now: Date; language: Language };

/** Save, compare, more (row-menu.tsx), and Apply at the end. What a script must serve is not shown without one; components/jobs/job-actions.tsx gives it life. */
export function RowActions({ job, open, now, language }: Props) {
  const t = translator(language, "jobs");
  return (
    <div className="row-actions">
      <div className="needs-script flex" data-job={markedJob(keptFacts(job, language))}>
        <Button
          variant="bare"
          data-mark="save"
          aria-pressed="false"
          aria-label={t("saveJob", { title: shownTitle(job, language).text })}
          className="row-mark group"
        >
          <Icon of={Bookmark} size={20} className="group-aria-pressed:fill-current" />
        </Button>
        <Button
          variant="bare"
          data-mark="compare"
          aria-pressed="false"
          aria-label={t("compareJob", { title: shownTitle(job, language).text })}
          className="row-mark group"
        >
          <Icon of={Columns2} size={20} className="group-aria-pressed:fill-neel-soft group-aria-pressed:stroke-3" />
        </Button>
        <Button
          variant="bare"
          popoverTarget={ROW_MENU}
          data-act="menu"
          aria-label={t("moreOf", { title: shownTitle(job, language).text })}
          className="row-mark"
        >
          <Icon of={Ellipsis} size={20} />
        </Button>
      </div>
      <ApplyControl job={job} open={open} now={now} language={language} className="row-apply" />
    </div>
  );
}
