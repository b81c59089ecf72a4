import { CalendarDays, CalendarSync, ClipboardList, Flag, Send, Share2 } from "lucide";
import { markedJob } from "@/components/jobs/marked-job";
import { SaveMark } from "@/components/jobs/save-mark";
import { TrackButton } from "@/components/tracker/track-button";
import { trackToasts } from "@/components/tracker/track-toasts";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { isOpen, opensOn } from "@/lib/dates";
import { shareLinks } from "@/lib/feeds/job-lines";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { applyTarget } from "@/lib/jobs/job/values";
import type { JobDetailDto, JobSourceDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { keptFacts, shownTitle } from "@/lib/notice-text/shown-job";
import { site } from "@/lib/site";
import { sourceHost } from "@/lib/web-address";
import { ShareButton } from "./share-button";
import { Sources } from "./sources";

type Props = { job: JobDetailDto; sources: readonly JobSourceDto[]; title: string; path: string; language: Language; now: Date };

const LINK = "inline-flex min-h-11 min-w-11 items-center gap-2";

/** What to do with a notice: beside the text on wide screens; on a phone Save, Share and Apply are its bar (app/styles/answer.css). */
export function ApplyPanel({ job, sources, title, path, language, now }: Props) {
  const t = translator(language, "job");
  const tracking = translator(language, "tracker");
  const kept = keptFacts(job, language);
  return (
    <aside
      className="no-print grid content-start gap-3 lg:card lg:sticky lg:top-4 lg:self-start lg:p-4"
      aria-label={t("quickLinks")}
    >
      <div className="apply-bar" data-job={markedJob(kept)}>
        <SaveMark
          label={t("save")}
          pressedLabel={t("saved")}
          name={t("saveJob", { title: shownTitle(job, language).text })}
          className="apply-act needs-script px-3 aria-pressed:text-neel lg:aria-pressed:border-neel"
        />
        <ShareButton
          title={title}
          path={path}
          icon={<Icon of={Share2} size={20} />}
          labels={{ share: t("share"), copied: t("copied"), failed: t("notCopied") }}
          className="apply-act"
        />
        <ApplyControl job={job} language={language} now={now} />
      </div>
      <ul className="grid gap-x-6 text-sm">
        <li className="needs-script pb-1">
          <TrackButton
            job={kept}
            icon={<Icon of={ClipboardList} size={20} />}
            labels={{
              track: tracking("track"),
              toasts: trackToasts(tracking, kept.title),
              notLoaded: translator(language, "site")("dialogFailed"),
            }}
          />
        </li>
        <li>
          <a href={links.exams(language)} data-dialog="#exams" className={LINK}>
            <Icon of={CalendarDays} size={20} />
            {t("showExams")}
          </a>
        </li>
        <li>
          <a
            href={(site.url + links.recruitmentCalendar(language, job.id)).replace(/^https?:/, "webcal:")}
            rel="nofollow"
            className={LINK}
          >
            <Icon of={CalendarSync} size={20} />
            {translator(language, "feeds")("recruitmentCalendar")}
          </a>
        </li>
        <li className="flex flex-wrap gap-x-6">
          {shareLinks(job, site.url + path, language).map(({ name, href }) => (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={translator(language, "feeds")("shareBy", { name })}
              className={LINK}
            >
              <Icon of={Send} size={20} />
              {name}
            </a>
          ))}
        </li>
        <li>
          <a href={links.contact(language, { subject: "report", listing: String(job.id) })} rel="nofollow" className={LINK}>
            <Icon of={Flag} size={20} />
            {t("report")}
          </a>
        </li>
      </ul>
      <Sources job={job} sources={sources} language={language} />
    </aside>
  );
}

/** Apply names the host that it leads to; a closed notice says that it is closed, one that is not open yet from when one may apply. */
function ApplyControl({ job, language, now }: { job: JobDetailDto; language: Language; now: Date }) {
  const t = translator(language, "job");
  const target = applyTarget(job);
  if (!isOpen(job, now)) {
    return (
      <div className="flex items-center justify-center gap-3 lg:grid lg:gap-1">
        <Button disabled>{t("expired")}</Button>
        <p className="text-center text-muted text-sm">{t("closed")}</p>
      </div>
    );
  }
  const start = opensOn(job.applicationStartDate, now);
  if (start) {
    return (
      <p className="self-center text-center font-semibold text-sm">
        {t("opensOn")} <time dateTime={start}>{formatDay(start, language)}</time>
      </p>
    );
  }
  if (!target) return <span />;
  const host = sourceHost(target);
  return (
    <ButtonLink
      variant="primary"
      href={target}
      target="_blank"
      rel="noopener noreferrer"
      data-apply={job.id}
      title={t("applyHint")}
      className="px-2"
    >
      {host ? (
        <>
          <span className="apply-on wrap-anywhere max-w-full lg:hidden">{t("applyOn", { host })}</span>
          <span className="apply-now wrap-anywhere text-center max-lg:hidden">
            {t("applyNow")} <span className="block font-normal text-sm">{t("onHost", { host })}</span>
          </span>
        </>
      ) : (
        t("applyNow")
      )}
    </ButtonLink>
  );
}
