import { createHash } from "node:crypto";
import { type Day, dayInIndia, isOpen } from "@/lib/dates";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { saidText } from "@/lib/jobs/job/values";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { timelineOf } from "@/lib/notice/timeline";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import type { LinkedPicture } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

/** What programs show beside a link, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** What the picture of a notice or an exam says. Whoever shares it keeps it: no days that are left, nothing that is untrue tomorrow. */
export type SharedPicture = {
  language: Language;
  day: Day;
  /** What stands under the day. */
  note: string;
  isClosed: boolean;
  title: string;
  body: string;
  facts: string;
};

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

/** The same text for as long as a picture says the same: programs keep what they fetched once by its address. */
export function stampOf(picture: SharedPicture): string {
  return createHash("sha256").update(JSON.stringify(picture)).digest("hex").slice(0, 10);
}

/** The picture of a notice as its page names it to programs that show a link. */
export function linkedPicture(job: JobDetailDto, language: Language, now: Date): LinkedPicture {
  return linked("job", job.id, pictureOf(job, language, now));
}

/** A picture as the page or the markup of what it shows names it. */
export function linked(of: "job" | "exam", id: number, picture: SharedPicture): LinkedPicture {
  return {
    ...PICTURE_SIZE,
    type: "image/png",
    url: site.url + links.picture(picture.language, of, id, stampOf(picture)),
    alt: [picture.title, picture.body, picture.facts].join(", "),
  };
}
