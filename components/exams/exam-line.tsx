import { compareDays, type Day, dayInIndia } from "@/lib/dates";
import { calendarEvents } from "@/lib/exams/events";
import type { ExamDto } from "@/lib/exams/schema";
import { formatDayRange } from "@/lib/i18n/day-range";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

type Step = { key: string; label: string; from: Day; to: Day };

/**
 * The dates of an exam in a line, with today in its place where dates have passed: at the beginning it would read as if what follows were today. On a
 * phone it is one line of what is still to come, cut at its end: all dates stand in what the row unfolds.
 */
export function ExamLine({ exam, now, language }: { exam: ExamDto; now: Date; language: Language }) {
  const t = translator(language, "exams");
  const today = dayInIndia(now);
  if (exam.isCancelled) return <span className="block font-semibold text-critical text-sm">{t("cancelled")}</span>;
  const steps = stepsOf(exam, language);
  const done = steps.filter(({ to }) => to < today);
  const coming = steps.filter(({ to }) => to >= today);
  const hiddenOnPhone = coming.length > 0 ? "max-md:hidden" : "";
  return (
    <span className="block text-sm tabular-nums max-md:truncate">
      {done.map((step) => (
        <span key={step.key} className={`text-muted ${hiddenOnPhone}`}>
          <StepText step={step} language={language} /> ·{" "}
        </span>
      ))}
      {done.length > 0 && (
        <span className={hiddenOnPhone}>
          <span className="font-semibold text-neel">{t("today")}</span>
          {coming.length > 0 && " · "}
        </span>
      )}
      {coming.map((step, index) => (
        <span key={step.key} className={index === 0 ? "font-semibold" : ""}>
          {index > 0 && " · "}
          <StepText step={step} language={language} />
        </span>
      ))}
    </span>
  );
}

function StepText({ step, language }: { step: Step; language: Language }) {
  return (
    <span className="whitespace-nowrap">
      {step.label} <time dateTime={step.to}>{formatDayRange(step.from, step.to, language)}</time>
    </span>
  );
}

/** Registration, admit card, exam and result, as far as they are dated, in the order of their days. */
export function stepsOf(exam: ExamDto, language: Language): Step[] {
  const t = translator(language, "exams");
  const registration = { from: exam.registrationStartDate, to: exam.registrationEndDate };
  const steps: Step[] = [
    { key: "registration", label: t("registration"), ...registration },
    ...calendarEvents(exam).flatMap(({ kind, day, until }): Step[] =>
      kind === "registrationEnd" ? [] : [{ key: kind, label: t(kind), from: day, to: until }],
    ),
  ];
  // The result of one exam may come before the next exam.
  return steps.toSorted((a, b) => compareDays(a.to, b.to));
}
