import { ClosingHour } from "@/components/days/closing-hour";
import { applyTarget } from "@/components/jobs/fetch-job";
import { UrgencyChip } from "@/components/jobs/urgency-chip";
import { Shown } from "@/components/notice-text/shown";
import { Button, ButtonLink } from "@/components/ui/button";
import { isOpen, lastDate } from "@/lib/dates";
import type { SavedJob } from "@/lib/device/saved-jobs";
import { formatDayLong } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { LiveJob } from "./use-live-jobs";

type Props = {
  saved: SavedJob;
  /** The job as it is now; absent where that is not known, or it is gone. */
  live: LiveJob | undefined;
  isGone: boolean;
  now: Date;
  language: Language;
  t: Translator<"saved">;
  remove: () => void;
};

/** A saved job: as it is now where that is known, else as it was saved. */
export function SavedCard({ saved, live, isGone, now, language, t, remove }: Props) {
  const job = live ?? saved;
  const last = lastDate(job.deadline, job.closesAt);
  const open = isOpen(last, now);
  const target = live && open ? applyTarget(live) : null;
  const title = live?.shown.title ?? { text: saved.title };
  return (
    <article className={`card flex flex-wrap items-center gap-x-4 gap-y-3 p-4 ${isGone ? "bg-sunken" : ""}`}>
      <div className="min-w-0 grow basis-72">
        <h2 className="font-semibold text-lg">
          {isGone ? (
            saved.title
          ) : (
            <a href={links.job(language, saved.jobId)}>
              <Shown of={title} />
            </a>
          )}
        </h2>
        <p className="text-muted">
          {live ? (
            <>
              <Shown of={live.shown.recruitingOrganization} /> · <Shown of={live.shown.location} />
            </>
          ) : (
            saved.department
          )}
        </p>
        {isGone ? (
          <p className="mt-1">{t("gone")}</p>
        ) : (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-muted text-sm">{t("lastDate")}</span>
            <time dateTime={job.deadline} className="font-semibold tabular-nums">
              {formatDayLong(job.deadline, language)}
            </time>
            {open && <ClosingHour last={last} language={language} t={t} className="text-muted text-sm" />}
            <UrgencyChip last={last} now={now} t={t} />
            {!open && <span className="text-muted text-sm">{t("closed")}</span>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {target && (
          <ButtonLink
            variant="primary"
            href={target}
            target="_blank"
            rel="noopener noreferrer"
            data-apply={saved.jobId}
            aria-label={t("applyFor", { title: title.text })}
          >
            {t("applyNow")}
          </ButtonLink>
        )}
        <Button onClick={remove} aria-label={t("removeJob", { title: title.text })}>
          {t("remove")}
        </Button>
      </div>
    </article>
  );
}
