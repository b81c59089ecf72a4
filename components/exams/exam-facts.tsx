import type { ReactNode } from "react";
import { NoticeText, publishedName } from "@/components/notice-text/notice-text";
import { ButtonLink } from "@/components/ui/button";
import type { ExamDto } from "@/lib/exams/schema";
import { formatDayRange } from "@/lib/i18n/day-range";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { shownText } from "@/lib/notice-text/shown-text";
import { sourceHost } from "@/lib/web-address";
import { stepsOf } from "./exam-line";

/** Every date and fact of an examination, and the ways to its official site, its syllabus and the reader's own calendar. */
export function ExamFacts({ exam, language }: { exam: ExamDto; language: Language }) {
  const t = translator(language, "exams");
  const title = shownText(exam.title, "exam", language);
  const syllabusHref = exam.syllabus && /^https?:\/\//.test(exam.syllabus) ? exam.syllabus : null;
  const said = (text: string | null, kind: TextKind | null) => text && <NoticeText text={text} kind={kind} language={language} />;
  const facts: [string, ReactNode][] = [
    ...stepsOf(exam, language).map(({ label, from, to }): [string, string] => [label, formatDayRange(from, to, language, true)]),
    [t("pattern"), said(exam.examPattern, "pattern")],
    [t("mode"), said(exam.examMode, "mode")],
    [t("duration"), said(exam.duration, "duration")],
    [t("marks"), exam.totalMarks === null ? null : formatNumber(exam.totalMarks, language)],
    [t("location"), said(exam.location, "place")],
    [t("fee"), said(exam.applicationFee, "fee")],
    [t("publishedTitle"), publishedName(exam.title, title)],
    [t("eligibility"), said(exam.eligibility, "eligibility")],
    [t("languages"), said(exam.languagesAvailable, "language")],
    [t("syllabus"), said(syllabusHref ? null : exam.syllabus, null)],
    [t("source"), sourceHost(exam.officialWebsite)],
  ];
  const outside = (href: string, label: string) => (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("newTab", { label, title: title.text })}
      className="max-sm:w-full"
    >
      {label}
    </ButtonLink>
  );
  return (
    <>
      <dl className="my-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="max-w-28 text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="no-print flex flex-wrap gap-2">
        {exam.jobId && (
          <ButtonLink href={links.job(language, exam.jobId)} className="max-sm:w-full">
            {t("recruitment")}
          </ButtonLink>
        )}
        {outside(exam.officialWebsite, t("officialWebsite"))}
        {syllabusHref && outside(syllabusHref, t("viewSyllabus"))}
        <ButtonLink
          href={links.examFeed(language, exam.id)}
          rel="nofollow"
          aria-label={t("addToCalendarFor", { title: title.text })}
          className="max-sm:w-full"
        >
          {t("addToCalendar")}
        </ButtonLink>
      </p>
    </>
  );
}
