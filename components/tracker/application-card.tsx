"use client";

import { FileText, Pencil, Trash2 } from "lucide";
import { VerdictPlace } from "@/components/for-you/verdict-place";
import { Shown } from "@/components/notice-text/shown";
import { NextDateChip } from "@/components/tracker/next-date-chip";
import { ProgressBar } from "@/components/tracker/progress-bar";
import type { ShownNames } from "@/components/tracker/use-shown-applications";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { formatDay, formatHour } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { ShownApplication } from "@/lib/tracker/policy";
import { APPLICATION_STATUSES, type ApplicationStatus } from "@/lib/tracker/schema";

type Props = {
  recordKey: string;
  application: ShownApplication;
  names: ShownNames;
  now: Date;
  language: Language;
  t: Translator<"tracker">;
  onStatus: (status: ApplicationStatus) => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One application: what it is for, how far it has come, its dates, notes and documents. */
export function ApplicationCard({ recordKey, application, names, now, language, t, onStatus, onEdit, onDelete }: Props) {
  const { jobId, notes, documents, status, stage, isGone } = application;
  const title = names.title.text;
  const name = <Shown of={names.title} />;
  return (
    <li data-key={recordKey} className="card scroll-my-4 p-4">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="text-lg">{jobId === null || isGone ? name : <a href={links.job(language, jobId)}>{name}</a>}</h3>
          <p className="text-muted">
            <Shown of={names.department} />
          </p>
          {isGone && <p className="text-muted">{t("gone")}</p>}
          {jobId !== null && <VerdictPlace jobId={jobId} />}
        </div>
        <NextDateChip application={application} now={now} t={t} />
      </div>
      <Dates application={application} language={language} t={t} />
      {stage && <p className="mt-2">{t("nextStage", { stage: stage.line })}</p>}
      <div className="mt-3 grid items-end gap-3 sm:grid-cols-[14rem_1fr]">
        <Select
          label={t("status")}
          aria-label={t("statusOf", { title })}
          value={status}
          onValueChange={onStatus}
          options={APPLICATION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        <div className="sm:pb-2.5">
          <ProgressBar status={status} title={title} t={t} />
        </div>
      </div>
      {notes && <p className="mt-3 whitespace-pre-line">{notes}</p>}
      {documents.length > 0 && (
        <ul aria-label={t("documents")} className="mt-3 flex flex-wrap gap-2">
          {documents.map((name) => (
            <li key={name} className="min-w-0">
              <Badge className="max-w-full">
                <Icon of={FileText} size={14} className="shrink-0" />
                <span className="min-w-0 break-words">{name}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className="gap-1.5 px-2.5" aria-label={t("editOf", { title })} onClick={onEdit}>
          <Icon of={Pencil} size={18} />
          {t("edit")}
        </Button>
        <Button className="gap-1.5 px-2.5" aria-label={t("deleteOf", { title })} onClick={onDelete}>
          <Icon of={Trash2} size={18} />
          {t("delete")}
        </Button>
      </div>
    </li>
  );
}

function Dates({ application, language, t }: Pick<Props, "application" | "language" | "t">) {
  const dates = (["appliedDate", "deadline", "examDate", "interviewDate"] as const).flatMap((field) => {
    const day = field === "appliedDate" && application.status === "planned" ? null : application[field];
    return day ? [{ field, day }] : [];
  });
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {dates.map(({ field, day }) => (
        <div key={field}>
          <dt className="text-muted">{t(field)}</dt>
          <dd className="tabular-nums">
            <time dateTime={day}>{formatDay(day, language)}</time>
            {field === "deadline" && application.closesAt && (
              <span>, {t("till", { hour: formatHour(new Date(application.closesAt), language) })}</span>
            )}
            {field === "deadline" && application.noted && (
              <span className="block text-soon">{t("deadlineWas", { day: formatDay(application.noted, language) })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
