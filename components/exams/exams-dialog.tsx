"use client";

import { use, useEffect, useState } from "react";
import { DialogFailed } from "@/components/dialogs/dialog-failed";
import type { DialogProps } from "@/components/dialogs/dialog-props";
import { REGISTRATION_TONES } from "@/components/exams/registration-tones";
import { Badge } from "@/components/ui/badge";
import { DialogFrame } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { examsOfJob } from "@/lib/exams/of-job";
import { nextDate, registrationStatus, selectExams } from "@/lib/exams/policy";
import type { ExamDto } from "@/lib/exams/schema";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import type { Translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";

type Job = Pick<JobDto, "department" | "recruitingOrganization">;

/** The examinations of the department of the job whose page this is: `#exams`. On any other page, all that are coming. */
export default function ExamsDialog({ t, language, close }: DialogProps<"job">) {
  const words = use(loadTranslator(language, "exams"));
  const [job] = useState(jobOfPage);
  const { exams, hasFailed, retry } = useExams();
  const now = new Date();
  const found = exams && selectExams(job ? examsOfJob(exams, job) : exams, { sortBy: "examDate" }, now);
  return (
    <DialogFrame
      title={words("heading")}
      description={job ? t("examsOf", { department: job.recruitingOrganization }) : undefined}
      size="lg"
      onClose={close}
      closeLabel={t("close")}
    >
      {hasFailed && <DialogFailed text={t("examsFailed")} retry={retry} label={t("retry")} />}
      {!exams && !hasFailed && <Skeleton lines={8} label={t("loading")} />}
      {found?.length === 0 && <p className="py-8 text-center">{words("empty")}</p>}
      <ul className="divide-y divide-line">
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

type ExamProps = { exam: ExamDto; now: Date; language: Language; words: Translator<"exams"> };

function Exam({ exam, now, language, words }: ExamProps) {
  const status = registrationStatus(exam, now);
  const next = nextDate(exam, now);
  const left =
    next.kind === "exam" ? words("daysToExam", { days: next.days }) : words("daysToRegistrationEnd", { days: next.days });
  const rows: [string, string][] = [
    [
      words("registration"),
      `${formatDay(exam.registrationStartDate, language)} – ${formatDay(exam.registrationEndDate, language)}`,
    ],
    [words("exam"), formatDay(exam.examDate, language)],
    [words("eligibility"), exam.eligibility],
  ];
  return (
    <li className="py-4 first:pt-0">
      <h3 className="text-lg">{exam.title}</h3>
      <p className="text-muted">{exam.conductingOrganization}</p>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        <Badge tone={REGISTRATION_TONES[status]}>{words(status)}</Badge>
        <span>{next.days === 0 ? words("over") : left}</span>
      </p>
      <dl className="mt-2 grid gap-x-4 grid-cols-[6rem_minmax(0,1fr)] gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a
        href={exam.officialWebsite}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words("newTab", { label: words("officialWebsite"), title: exam.title })}
        className="mt-1 inline-flex min-h-11 items-center"
      >
        {words("officialWebsite")}
      </a>
    </li>
  );
}

function useExams(): { exams: ExamDto[] | null; hasFailed: boolean; retry: () => void } {
  const [exams, setExams] = useState<ExamDto[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isGone = false;
    fetchExams().then(
      (found) => !isGone && setExams(found),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [hasFailed]);
  return { exams, hasFailed, retry: () => setFailed(false) };
}

async function fetchExams(): Promise<ExamDto[]> {
  const answer = await fetch("/api/exams");
  if (!answer.ok) throw new Error(`Exams could not be loaded: ${answer.status}`);
  return answer.json();
}

/** What the page of a job says of its department in `data-exams-of`; null on other pages. */
function jobOfPage(): Job | null {
  const text = document.querySelector<HTMLElement>("[data-exams-of]")?.dataset.examsOf;
  return text ? (JSON.parse(text) as Job) : null;
}
