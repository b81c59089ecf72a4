import { Bookmark, ClipboardList, Columns2, Ellipsis, Eye, Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { keptFacts, shownTitle } from "@/lib/notice-text/shown-job";
import { ApplyControl } from "../apply-control";
import { markedJob } from "../marked-job";

type Props = { job: JobDto; open: boolean; now: Date; language: Language };

/** Save, compare, more, and Apply at the end. What a script must serve is not shown without one; components/jobs/job-actions.tsx gives it life. */
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
          <Bookmark aria-hidden size={20} className="group-aria-pressed:fill-current" />
        </Button>
        <Button
          variant="bare"
          data-mark="compare"
          aria-pressed="false"
          aria-label={t("compareJob", { title: shownTitle(job, language).text })}
          className="row-mark group"
        >
          <Columns2 aria-hidden size={20} className="group-aria-pressed:fill-neel-soft group-aria-pressed:stroke-3" />
        </Button>
        <MoreMenu job={job} language={language} />
      </div>
      <ApplyControl job={job} open={open} now={now} language={language} className="row-apply" />
    </div>
  );
}

const ENTRY = "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-ink no-underline hover:bg-sunken";

/** A native popover: it closes on Escape, on a click outside and when an entry is chosen (components/layout/menu-closer.tsx). */
function MoreMenu({ job, language }: Omit<Props, "open" | "now">) {
  const t = translator(language, "jobs");
  const id = `more-${job.id}`;
  return (
    <>
      <Button
        variant="bare"
        popoverTarget={id}
        aria-label={t("moreOf", { title: shownTitle(job, language).text })}
        className="row-mark"
      >
        <Ellipsis aria-hidden size={20} />
      </Button>
      <div id={id} popover="auto" data-menu className="row-menu card p-1 text-base shadow-lg">
        <a
          href={links.job(language, job.id)}
          data-dialog={`job=${job.id}`}
          aria-label={t("quickViewOf", { title: shownTitle(job, language).text })}
          className={ENTRY}
        >
          <Eye aria-hidden size={20} />
          {t("quickView")}
        </a>
        <Button
          variant="bare"
          data-act="track"
          aria-label={t("trackJob", { title: shownTitle(job, language).text })}
          className={ENTRY}
        >
          <ClipboardList aria-hidden size={20} />
          {t("track")}
        </Button>
        <Button
          variant="bare"
          data-act="share"
          aria-label={t("shareJob", { title: shownTitle(job, language).text })}
          className={ENTRY}
        >
          <Share2 aria-hidden size={20} />
          {t("share")}
        </Button>
      </div>
    </>
  );
}
