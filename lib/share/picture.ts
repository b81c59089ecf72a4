import { type Day, dayInIndia, isOpen } from "@/lib/dates";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { saidText } from "@/lib/jobs/job/values";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { timelineOf } from "@/lib/notice/timeline";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import { type LinkedPicture, linked, type SharedPicture } from "@/lib/share/shared-picture";

/** Of a notice that has closed the exam to come is what people ask for: its day is on the leaf then. */
export function pictureOf(job: JobDetailDto, language: Language, now: Date): SharedPicture {
  const t = translator(language, "job");
  const exam = isOpen(job, now) ? null : comingExam(job, dayInIndia(now));
  const isClosed = !exam && !isOpen(job, now);
  const facts = [
    exam ? t("pictureExamFact") : null,
    job.positions === null ? null : t("postCount", { count: job.positions, figure: formatNumber(job.positions, language) }),
    saidText(job.location) && shownText(job.location, "place", language).text,
    saidText(job.qualification) && shownText(job.qualification, "qualification", language).text,
  ];
  return {
    language,
    day: exam ?? job.deadline,
    note: t(exam ? "pictureExam" : isClosed ? "pictureClosed" : "lastDate"),
    isClosed,
    title: shownTitle(job, language).text,
    body: shownBody(job, language).text,
    facts: facts.filter(Boolean).join(" · "),
  };
}

/** The first day of the next exam of a recruitment, as its course says it. */
function comingExam(job: JobDetailDto, today: Day): Day | null {
  const days = timelineOf(job, job.exam).map(({ kind, status, from, to }) =>
    kind === "exam" && status !== "cancelled" ? (from ?? to) : null,
  );
  return days.find((day) => day !== null && day >= today) ?? null;
}

/** The picture of a notice as its page names it to programs that show a link. */
export function linkedPicture(job: JobDetailDto, language: Language, now: Date): LinkedPicture {
  return linked(`job-${job.id}`, pictureOf(job, language, now));
}
