import { CalendarDays, CalendarPlus, ClipboardList, Flag, Share2 } from "lucide-react";
import { DeadlineChip } from "@/components/jobs/deadline-chip";
import { markedJob } from "@/components/jobs/marked-job";
import { SaveMark } from "@/components/jobs/save-mark";
import { sourceHost } from "@/components/jobs/source-host";
import { NoticeText } from "@/components/notice-text/notice-text";
import { TrackButton } from "@/components/tracker/track-button";
import { trackLabels } from "@/components/tracker/track-labels";
import { Button, ButtonLink } from "@/components/ui/button";
import { isOpen } from "@/lib/dates";
import { formatDayLong } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { ShareButton } from "./share-button";

type Props = { job: JobDetailDto; title: string; path: string; language: Language; now: Date };

const LINK = "inline-flex min-h-11 items-center gap-2 md:min-h-9";

/** Last date, fee, Apply Now, save, share and source: beside the text on wide screens, with Apply at the bottom of a phone. */
export function ApplyPanel({ job, title, path, language, now }: Props) {
  const t = translator(language, "job");
  const host = sourceHost(job.sourceUrl);
  return (
    <aside className="card grid content-start gap-4 p-4 lg:sticky lg:top-4 lg:self-start" aria-label={t("lastDate")}>
      <LastDate job={job} language={language} now={now} className="hidden lg:block" />
      <p>
        <span className="text-muted">{t("fee")}</span>
        <span className="block">
          {job.applicationFee ? <NoticeText text={job.applicationFee} kind="fee" language={language} /> : t("notSpecified")}
        </span>
      </p>
      <div className="apply-bar empty:hidden fixed inset-x-0 bottom-0 z-10 grid border-line border-t bg-surface p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:p-0">
        <ApplyControl job={job} language={language} now={now} />
      </div>
      <div className="flex flex-wrap gap-2" data-job={markedJob(job)}>
        <SaveMark
          label={t("save")}
          name={t("saveJob", { title: job.title })}
          className="needs-script px-3 aria-pressed:border-neel aria-pressed:text-neel"
        />
        <TrackButton
          job={{ id: job.id, title: job.title, department: job.department, deadline: job.deadline }}
          icon={<ClipboardList aria-hidden size={20} />}
          labels={trackLabels(language, job.title)}
        />
        <ShareButton
          title={title}
          path={path}
          icon={<Share2 aria-hidden size={20} />}
          labels={{ share: t("share"), copied: t("copied"), failed: t("notCopied") }}
        />
      </div>
      <ul className="grid text-sm" aria-label={t("quickLinks")}>
        {isOpen(job.deadline, now) && (
          <li>
            <a href={links.calendar(language, job.id)} className={LINK} download>
              <CalendarPlus aria-hidden size={20} />
              {t("addToCalendar")}
            </a>
          </li>
        )}
        <li>
          <a href={links.exams(language)} data-dialog="#exams" className={LINK}>
            <CalendarDays aria-hidden size={20} />
            {t("showExams")}
          </a>
        </li>
        <li>
          <a href={links.contact(language, { subject: "report", listing: String(job.id) })} className={LINK}>
            <Flag aria-hidden size={20} />
            {t("report")}
          </a>
        </li>
      </ul>
      <p className="text-sm">
        <span className="text-muted">{t("source")}</span>{" "}
        {job.sourceUrl ? (
          <a href={job.sourceUrl} rel="noopener noreferrer nofollow" target="_blank">
            {host ?? t("sourceSite")}
          </a>
        ) : (
          t("sourceSite")
        )}
      </p>
    </aside>
  );
}

/** The last date and what is left until then: on a phone under the title, on wide screens in the panel. */
export function LastDate({ job, language, now, className }: Pick<Props, "job" | "language" | "now"> & { className: string }) {
  return (
    <p className={className}>
      <span className="text-muted">{translator(language, "job")("lastDate")}</span>{" "}
      <time dateTime={job.deadline} className="font-semibold text-lg lg:block">
        {formatDayLong(job.deadline, language)}
      </time>{" "}
      <span className="inline-flex align-middle lg:mt-1">
        <DeadlineChip deadline={job.deadline} now={now} language={language} />
      </span>
    </p>
  );
}

function ApplyControl({ job, language, now }: { job: JobDetailDto; language: Language; now: Date }) {
  const t = translator(language, "job");
  const target = job.applyLink ?? job.sourceUrl;
  if (!isOpen(job.deadline, now)) {
    return (
      <div className="flex items-center justify-center gap-3 lg:grid lg:gap-1">
        <Button disabled>{t("expired")}</Button>
        <p className="text-center text-muted text-sm">{t("closed")}</p>
      </div>
    );
  }
  if (!target) return null;
  return (
    <ButtonLink
      variant="primary"
      href={target}
      target="_blank"
      rel="noopener noreferrer"
      data-apply={job.id}
      title={t("applyHint")}
      className="min-h-12"
    >
      {t("applyNow")}
    </ButtonLink>
  );
}
