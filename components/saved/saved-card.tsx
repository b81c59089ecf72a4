import { BellRing } from "lucide";
import { DeadlineLeaf } from "@/components/days/deadline-leaf";
import { OpensOn } from "@/components/days/opens-on";
import { VerdictPlace } from "@/components/for-you/verdict-place";
import { markedJob } from "@/components/jobs/marked-job";
import { withoutBody } from "@/components/jobs/row/without-body";
import { Shown } from "@/components/notice-text/shown";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { isOpen, lastDate, opensOn } from "@/lib/dates";
import type { SavedJob } from "@/lib/device/saved-jobs";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { applyTarget } from "@/lib/jobs/job/values";
import { links } from "@/lib/links";
import { NextLeaf, SavedNext } from "./saved-next";
import type { LiveJob } from "./use-live-jobs";

type Props = {
  saved: SavedJob;
  /** The job as it is now; absent where that is not known, or it is gone. */
  live: LiveJob | undefined;
  isGone: boolean;
  /** Whether the tracker has an application for it that was sent. */
  isApplied: boolean;
  now: Date;
  language: Language;
  t: Translator<"saved">;
  remove: () => void;
};

/** A saved job, as a row of a list: as it is now where that is known, else as it was saved. */
export function SavedCard({ saved, live, isGone, isApplied, now, language, t, remove }: Props) {
  const job = live ?? saved;
  const last = lastDate(job.deadline, job.closesAt);
  const open = isOpen(last, now);
  const start = live && open ? opensOn(live.applicationStartDate, now) : null;
  const target = live && open && !start ? applyTarget(live) : null;
  const body = live?.shown.recruitingOrganization ?? { text: saved.department };
  const whole = live?.shown.title ?? { text: saved.title };
  const title = { ...whole, text: withoutBody(whole.text, body.text) };
  const state = isGone ? t("gone") : open ? "" : t("closed");
  // While applications run, the leaf says by when.
  const next = saved.isFollowed && live?.shown.next?.kind !== "apply" && live?.shown.next;
  const isMoved = live !== undefined && live.deadline !== saved.deadline;
  return (
    <article className="row" data-expired={isGone || !(open || next) ? "" : undefined}>
      {next && !open ? (
        <NextLeaf next={next} now={now} language={language} />
      ) : (
        <DeadlineLeaf last={last} now={now} language={language} t={t} />
      )}
      <div className="row-head">
        <h2 className="text-base">
          {isGone ? (
            <Shown of={title} />
          ) : (
            <a href={links.job(language, live?.id ?? saved.jobId)}>
              <Shown of={title} />
            </a>
          )}
        </h2>
        <p className="row-by">
          <span>
            <Shown of={body} />
          </span>
          {live && (
            <span>
              <Shown of={live.shown.location} />
            </span>
          )}
        </p>
      </div>
      <SavedNext isApplied={isApplied} was={isMoved ? saved.deadline : null} next={next || null} language={language} t={t} />
      {open && !isGone && <VerdictPlace jobId={saved.jobId} className="row-verdict" />}
      <p className="row-source">{state}</p>
      <div className="row-actions gap-1">
        <Button variant="bare" onClick={remove} aria-label={t("removeJob", { title: title.text })} className="row-remove">
          {t("remove")}
        </Button>
        {!isGone && (
          <span data-job={markedJob({ ...saved, id: saved.jobId, closesAt: saved.closesAt ?? null })}>
            <Button
              variant="bare"
              data-mark="follow"
              data-act="follow"
              aria-pressed={saved.isFollowed === true}
              aria-label={t("followJob", { title: title.text })}
              className="row-mark group"
            >
              <Icon of={BellRing} size={20} className="group-aria-pressed:fill-current group-aria-pressed:text-neel" />
            </Button>
          </span>
        )}
        {start && <OpensOn day={start} language={language} t={t} />}
        {target && (
          <ButtonLink
            // Who has applied still finds the way to the official site, which is no more what the row is for.
            variant={isApplied ? "link" : "primary"}
            href={target}
            target="_blank"
            rel="noopener noreferrer"
            data-apply={saved.jobId}
            aria-label={t("applyFor", { title: title.text })}
            className="row-apply"
          >
            {t("applyNow")}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
