"use client";

import { Share2 } from "lucide";
import type { ReactNode } from "react";
import type { DialogProps } from "@/components/dialogs/dialog-address";
import { ShareButton } from "@/components/job-detail/share-button";
import { Shown } from "@/components/notice-text/shown";
import { Button, ButtonLink } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { LoadingFailed, Skeleton } from "@/components/ui/loading";
import { isOpen, opensOn } from "@/lib/dates";
import { formatDay } from "@/lib/i18n/format";
import { parseId } from "@/lib/ids";
import { applyTarget } from "@/lib/jobs/job/values";
import { links } from "@/lib/links";
import type { DialogJob } from "./fetch-job";
import { JobDialogBody } from "./job-dialog-body";
import { markedJob } from "./marked-job";
import { SaveMark } from "./save-mark";
import { useJobs } from "./use-jobs";

type Props = DialogProps<"job">;

/** A job at a glance over the list: `?job=12`. */
export default function JobDialog({ t, language, value, close }: Props) {
  const id = parseId(value);
  const { jobs, hasFailed, retry } = useJobs(id === null ? [] : [id], language);
  const job = id === null ? null : jobs.get(id);
  const frame = (title: ReactNode, children: ReactNode, more: { description?: ReactNode; footer?: ReactNode } = {}) => (
    <DialogFrame title={title} size="lg" onClose={close} closeLabel={t("close")} {...more}>
      {children}
    </DialogFrame>
  );
  if (hasFailed) return frame(t("details"), <LoadingFailed text={t("failed")} retry={retry} label={t("retry")} />);
  if (job === undefined) return frame(t("details"), <Skeleton lines={14} label={t("loading")} />, { description: t("loading") });
  if (job === null) {
    const back = <ButtonLink href={links.home(language)}>{t("back")}</ButtonLink>;
    return frame(t("notFoundTitle"), <p className="py-8">{t("notFoundText")}</p>, { footer: back });
  }
  return frame(<Shown of={job.shown.title} />, <JobDialogBody key={job.id} job={job} language={language} t={t} />, {
    description: (
      <>
        <Shown of={job.shown.recruitingOrganization} /> · <Shown of={job.shown.location} />
      </>
    ),
    footer: <Controls job={job} language={language} t={t} />,
  });
}

function Controls({ job, language, t }: { job: DialogJob } & Pick<Props, "language" | "t">) {
  const title = job.shown.title.text;
  // As keptFacts has it: on an English page letter by letter as published.
  const kept = language === "en" ? job : { ...job, title, department: job.shown.department.text };
  return (
    <div className="flex w-full flex-wrap items-center gap-2" data-job={markedJob(kept)}>
      <ApplyControl job={job} language={language} t={t} />
      <SaveMark
        label={t("save")}
        pressedLabel={t("saved")}
        name={t("saveJob", { title })}
        className="px-3 aria-pressed:border-neel aria-pressed:text-neel max-sm:grow"
      />
      <ShareButton
        title={title}
        path={links.job(language, job.id)}
        icon={<Icon of={Share2} size={20} />}
        labels={{ share: t("share"), copied: t("copied"), failed: t("notCopied") }}
        className="max-sm:grow"
      />
    </div>
  );
}

function ApplyControl({ job, language, t }: { job: DialogJob; language: Props["language"]; t: Props["t"] }) {
  const target = applyTarget(job);
  const start = opensOn(job.applicationStartDate, new Date());
  if (!isOpen(job, new Date())) {
    return (
      <>
        <Button disabled>{t("expired")}</Button>
        <span className="text-muted text-sm">{t("closed")}</span>
      </>
    );
  }
  if (start) {
    return (
      <p className="font-semibold">
        {t("opensOn")} <time dateTime={start}>{formatDay(start, language)}</time>
      </p>
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
      className="max-sm:w-full"
    >
      {t("applyNow")}
    </ButtonLink>
  );
}
