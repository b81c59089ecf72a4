import { type Day, dayInIndia } from "@/lib/dates";
import type { ExamDto } from "@/lib/exams/schema";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** The line of an exam's dates in order; those that have passed are marked, in words too, so that one sees where today stands. */
export function ExamDates({ exam, now, language }: { exam: ExamDto; now: Date; language: Language }) {
  const t = translator(language, "exams");
  const today = dayInIndia(now);
  const steps: { label: string; from: Day | null; to: Day | null }[] = [
    { label: t("registration"), from: exam.registrationStartDate, to: exam.registrationEndDate },
    { label: t("admitCard"), from: exam.admitCardDate, to: exam.admitCardDate },
    { label: t("exam"), from: exam.examDate, to: exam.examDate },
    { label: t("result"), from: exam.resultsDate, to: exam.resultsDate },
  ];
  return (
    <ol className="mt-3 grid grid-cols-2 gap-2 text-sm sm:grid-cols-4">
      {steps.map(
        ({ label, from, to }) =>
          from &&
          to && (
            <li key={label} className={`border-t-4 pt-1 ${to < today ? "border-line text-muted" : "border-neel"}`}>
              <span className="block text-muted">
                {label}
                {to < today && ` (${t("past")})`}
              </span>
              <time dateTime={from} className="font-semibold">
                {formatDay(from, language)}
              </time>
              {to !== from && (
                <>
                  {" – "}
                  <time dateTime={to} className="font-semibold">
                    {formatDay(to, language)}
                  </time>
                </>
              )}
            </li>
          ),
      )}
    </ol>
  );
}
