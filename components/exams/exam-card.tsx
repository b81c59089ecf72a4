import { sourceHost } from "@/components/jobs/source-host";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { examUrgency, nextDate, registrationStatus } from "@/lib/exams/policy";
import type { ExamDto } from "@/lib/exams/schema";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { ExamDates } from "./exam-dates";
import { REGISTRATION_TONES } from "./registration-tones";

const URGENCY_TONES = { over: "expired", critical: "critical", urgent: "urgent", open: "info" } as const;

/** One examination: where registration stands, its dates, what it is, and the way to its site. */
export function ExamCard({ exam, now, language }: { exam: ExamDto; now: Date; language: Language }) {
  const t = translator(language, "exams");
  const status = registrationStatus(exam, now);
  const next = nextDate(exam, now);
  const urgency = examUrgency(next.days);
  const countdown = next.kind === "exam" ? "daysToExam" : "daysToRegistrationEnd";
  const hasSyllabusPage = exam.syllabus !== null && /^https?:\/\//.test(exam.syllabus);
  const facts: [string, string | null][] = [
    [t("pattern"), exam.examPattern],
    [t("mode"), exam.examMode],
    [t("duration"), exam.duration],
    [t("marks"), exam.totalMarks === null ? null : formatNumber(exam.totalMarks, language)],
    [t("location"), exam.location],
    [t("fee"), exam.applicationFee],
    [t("eligibility"), exam.eligibility],
    [t("languages"), exam.languagesAvailable],
    [t("syllabus"), hasSyllabusPage ? null : exam.syllabus],
    [t("source"), sourceHost(exam.officialWebsite) ?? t("sourceSite")],
  ];
  return (
    <article id={`exam-${exam.id}`} className="card scroll-mt-20 flex flex-col p-4">
      <h3 className="break-words font-semibold text-lg">{exam.title}</h3>
      <p className="text-muted">{exam.conductingOrganization}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {exam.isCancelled ? (
          <Badge tone="critical">{t("cancelled")}</Badge>
        ) : (
          <>
            <Badge tone={REGISTRATION_TONES[status]}>{t(status)}</Badge>
            <Badge tone={URGENCY_TONES[urgency]}>{urgency === "over" ? t("over") : t(countdown, { days: next.days })}</Badge>
          </>
        )}
      </p>
      <ExamDates exam={exam} now={now} language={language} />
      <dl className="mt-3 mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-auto flex flex-wrap gap-2">
        <OutsideLink
          href={exam.officialWebsite}
          label={t("officialWebsite")}
          hint={t("newTab", { label: t("officialWebsite"), title: exam.title })}
        />
        {hasSyllabusPage && exam.syllabus && (
          <OutsideLink
            href={exam.syllabus}
            label={t("viewSyllabus")}
            hint={t("newTab", { label: t("viewSyllabus"), title: exam.title })}
          />
        )}
        <ButtonLink
          href={links.examFeed(language, exam.id)}
          aria-label={t("addToCalendarFor", { title: exam.title })}
          className="no-print"
        >
          {t("addToCalendar")}
        </ButtonLink>
      </p>
    </article>
  );
}

function OutsideLink({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer" aria-label={hint}>
      {label}
    </ButtonLink>
  );
}
