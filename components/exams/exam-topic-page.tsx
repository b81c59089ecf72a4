import type { ReactNode } from "react";
import { DaysTo } from "@/components/days/date-leaf";
import { countedWords } from "@/components/days/day-words";
import { NoticeText } from "@/components/notice-text/notice-text";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { dayInIndia } from "@/lib/dates";
import type { ExamDto } from "@/lib/exams/schema";
import { type ExamTopic, type TopicRow, topicRows } from "@/lib/exams/topics";
import { formatDayLong, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { shownText } from "@/lib/notice-text/shown-text";

type Props = { topic: ExamTopic; exams: readonly ExamDto[]; now: Date; language: Language };

/** Results, admit cards, syllabi or papers of the exams: each with its day and the official site, where the thing itself is. */
export function ExamTopicPage({ topic, exams, now, language }: Props) {
  const t = translator(language, "pages");
  const rows = topicRows(exams, topic, now);
  return (
    <div className="page py-6">
      <h1 className="text-2xl md:text-3xl">{t(`${topic}.heading`)}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t(`${topic}.intro`)}</p>
      {rows.length === 0 && <p className="card mt-6 p-6 font-semibold md:p-8">{t(`${topic}.empty`)}</p>}
      <ul className="mt-6 grid max-w-[60rem] gap-3">
        {rows.map((row) => (
          <Row key={row.exam.id} row={row} topic={topic} now={now} language={language} />
        ))}
      </ul>
      <p className="mt-6">
        <a href={links.exams(language)}>{t("calendar")}</a>
      </p>
    </div>
  );
}

type RowProps = { row: TopicRow; topic: ExamTopic; now: Date; language: Language };

function Row({ row: { exam, day, until, state }, topic, now, language }: RowProps) {
  const t = translator(language, "pages");
  const words = {
    ...countedWords((days) => t("coming", { days })),
    today: t("today"),
    past: t(topic === "results" || topic === "admitCards" ? "due" : "past"),
  };
  const syllabusHref = exam.syllabus && /^https?:\/\//.test(exam.syllabus) ? exam.syllabus : null;
  return (
    <li className="card grid gap-x-6 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:items-center">
      <div className="min-w-0">
        <h2 className="font-semibold text-lg">
          <NoticeText text={exam.title} kind="exam" language={language} />
        </h2>
        <p className="text-muted">
          <NoticeText text={exam.conductingOrganization} kind="body" language={language} />
        </p>
        {topic === "syllabus" && <SyllabusFacts exam={exam} hasPage={syllabusHref !== null} language={language} />}
      </div>
      <p>
        <span className="block text-muted text-sm">{t(`${topic}.date`)}</span>
        <time dateTime={day}>{formatDayLong(day, language)}</time>{" "}
        <Badge tone={state === "past" ? "expired" : "open"}>
          {until < dayInIndia(now) ? t(state) : <DaysTo day={day} until={until} words={words} now={now} />}
        </Badge>
      </p>
      <p className="flex flex-wrap gap-2 md:justify-end">
        {topic === "syllabus" && syllabusHref && (
          <Outside href={syllabusHref} label={t("viewSyllabus")} exam={exam} language={language} />
        )}
        <Outside href={exam.officialWebsite} label={t("officialSite")} exam={exam} language={language} />
      </p>
    </li>
  );
}

function SyllabusFacts({ exam, hasPage, language }: { exam: ExamDto; hasPage: boolean; language: Language }) {
  const t = translator(language, "pages");
  const said = (text: string | null, kind: TextKind | null) => text && <NoticeText text={text} kind={kind} language={language} />;
  const facts: [string, ReactNode][] = [
    [t("pattern"), said(exam.examPattern, "pattern")],
    [t("marks"), exam.totalMarks === null ? null : formatNumber(exam.totalMarks, language)],
    [t("duration"), said(exam.duration, "duration")],
    [t("syllabus.heading"), said(hasPage ? null : exam.syllabus, null)],
  ];
  return (
    <dl className="mt-2 grid gap-1 text-sm">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="inline text-muted">{label}: </dt>
              <dd className="inline">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type OutsideProps = { href: string; label: string; exam: ExamDto; language: Language };

function Outside({ href, label, exam, language }: OutsideProps) {
  const { text: title } = shownText(exam.title, "exam", language);
  const hint = translator(language, "pages")("newTab", { label, title });
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer" aria-label={hint}>
      {label}
    </ButtonLink>
  );
}
