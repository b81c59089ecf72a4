"use client";

import { type ReactNode, use, useState } from "react";
import type { DialogProps } from "@/components/dialogs/dialog-address";
import { ExamBadges } from "@/components/exams/exam-badges";
import { ExamLeaf } from "@/components/exams/exam-leaf";
import { Shown } from "@/components/notice-text/shown";
import { useLoaded } from "@/components/refresh/use-loaded";
import { DialogFrame } from "@/components/ui/dialog";
import { LoadingFailed, Skeleton } from "@/components/ui/loading";
import { dayInIndia } from "@/lib/dates";
import { nextEvent } from "@/lib/exams/events";
import { examsOfJob } from "@/lib/exams/of-job";
import { sortExams } from "@/lib/exams/order";
import { type ExamDto, lastDayOf } from "@/lib/exams/schema";
import { formatDayRange } from "@/lib/i18n/day-range";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import type { Translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { ShownExam } from "@/lib/notice-text/shown-exam";
import type { ShownText } from "@/lib/notice-text/shown-text";

type Job = Pick<JobDto, "department" | "recruitingOrganization"> & { shownBody: ShownText };
/** An examination with its texts as the dialog shows them. */
type DialogExam = ExamDto & { shown: ShownExam };

/** The examinations of the department of the job whose page this is: `#exams`. On any other page, all that are coming. */
export default function ExamsDialog({ t, language, close }: DialogProps<"job">) {
  const words = use(loadTranslator(language, "exams"));
  const [job] = useState(jobOfPage);
  const { loaded: exams, hasFailed, retry } = useLoaded(() => fetchExams(language));
  const now = new Date();
  const found = exams && sortExams(job ? examsOfJob(exams, job) : exams, "next", now);
  return (
    <DialogFrame
      title={words("heading")}
      description={job ? t("examsOf", { department: job.shownBody.text }) : undefined}
      size="lg"
      onClose={close}
      closeLabel={t("close")}
    >
      {hasFailed && <LoadingFailed text={t("examsFailed")} retry={retry} label={t("retry")} />}
      {!exams && !hasFailed && <Skeleton lines={8} label={t("loading")} />}
      {found?.length === 0 && <p className="py-4">{words("empty")}</p>}
      <ul className="divided">
        {found?.map((exam) => (
          <Exam key={exam.id} exam={exam} now={now} language={language} words={words} />
        ))}
      </ul>
      <p className="mt-4">
        <a href={links.exams(language)} className="inline-flex min-h-11 items-center">
          {words("emptyHelp")}
        </a>
      </p>
    </DialogFrame>
  );
}

type ExamProps = { exam: DialogExam; now: Date; language: Language; words: Translator<"exams"> };

function Exam({ exam, now, language, words }: ExamProps) {
  const event = nextEvent(exam, dayInIndia(now)) ?? { kind: "exam" as const, day: exam.examDate };
  const rows: [string, ReactNode][] = [
    [words("registration"), formatDayRange(exam.registrationStartDate, exam.registrationEndDate, language, true)],
    [words("exam"), formatDayRange(exam.examDate, lastDayOf(exam), language, true)],
    [words("eligibility"), <Shown key="eligibility" of={exam.shown.eligibility} />],
  ];
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <ExamLeaf exam={exam} event={event} now={now} language={language} t={words} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug">
          <Shown of={exam.shown.title} />
        </h3>
        <p className="mb-1 text-muted text-sm">
          <Shown of={exam.shown.conductingOrganization} />
        </p>
        <ExamBadges exam={exam} now={now} t={words} />
        <dl className="mt-2 grid gap-x-3 gap-y-2 text-sm sm:gap-y-0 sm:grid-cols-[auto_minmax(0,1fr)]">
          {rows.map(([label, value]) => (
            <div key={label} className="sm:contents">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a
          href={exam.officialWebsite}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words("newTab", { label: words("officialWebsite"), title: exam.shown.title.text })}
          className="inline-flex min-h-11 items-center"
        >
          {words("officialWebsite")}
        </a>
      </div>
    </li>
  );
}

async function fetchExams(language: Language): Promise<DialogExam[]> {
  const answer = await fetch(`/api/exams?lang=${language}`);
  if (!answer.ok) throw new Error(`Exams could not be loaded: ${answer.status}`);
  return answer.json();
}

/** What the page of a job says of its department in `data-exams-of`; null on other pages. */
function jobOfPage(): Job | null {
  const text = document.querySelector<HTMLElement>("[data-exams-of]")?.dataset.examsOf;
  return text ? (JSON.parse(text) as Job) : null;
}
