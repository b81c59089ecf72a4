import { dayInIndia } from "@/lib/dates";
import { type ExamDto, lastDayOf } from "@/lib/exams/schema";
import type { Language } from "@/lib/i18n/languages";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { type TimelineStage, timelineOf } from "@/lib/notice/timeline";
import type { JsonLd } from "@/lib/seo/job-posting";
import { addressOf } from "@/lib/seo/metadata";
import { bodyOf, wholeTitleOf, writtenText } from "@/lib/seo/posting-texts";
import { linkedExamPicture } from "@/lib/share/exam-picture";
import { linkedPicture } from "@/lib/share/picture";

/** Exams whose days a page of the calendar says in its markup: what is further away is said when it comes nearer. */
const MAX_EVENTS = 40;

type Held = {
  name: string;
  from: string;
  to: string;
  isCancelled: boolean;
  body: string;
  place: string | null;
  url: string;
  image: string;
};

/** The days of an exam in the calendar; its texts are those of the page in its language, as in the markup of a job. */
export function examEvent(exam: ExamDto, language: Language, now: Date): JsonLd {
  return eventOf({
    name: writtenText(exam.title, "exam", language),
    from: exam.examDate,
    to: lastDayOf(exam),
    isCancelled: exam.isCancelled === true,
    body: writtenText(exam.conductingOrganization, "body", language),
    place: exam.location && writtenText(exam.location, "place", language),
    url: `${addressOf(links.exams(language))}#exam-${exam.id}`,
    image: linkedExamPicture(exam, language, now).url,
  });
}

/** The next exams of the calendar, in its order, those that are being held included. */
export function comingEvents(exams: readonly ExamDto[], language: Language, now: Date): JsonLd[] {
  const coming = exams.filter((exam) => lastDayOf(exam) >= dayInIndia(now));
  return coming.slice(0, MAX_EVENTS).map((exam) => examEvent(exam, language, now));
}

/** The exams of a recruitment whose days are known, as the page of its notice says them. */
export function eventsOfJob(job: JobDetailDto, language: Language, now: Date): JsonLd[] {
  const image = linkedPicture(job, language, now).url;
  return timelineOf(job, job.exam).flatMap((stage) => {
    const days = stage.kind === "exam" ? daysOf(stage) : null;
    if (!days) return [];
    const title = wholeTitleOf(job, language);
    const name = stage.name ? `${title}: ${writtenText(stage.name, null, language)}` : title;
    const isCancelled = stage.status === "cancelled";
    const url = addressOf(links.job(language, job.id));
    return [eventOf({ ...days, name, isCancelled, body: bodyOf(job, language), place: null, url, image })];
  });
}

function daysOf({ from, to }: TimelineStage): Pick<Held, "from" | "to"> | null {
  const first = from ?? to;
  return first === null ? null : { from: first, to: to ?? first };
}

/** A place is required: of an exam in many towns it is the country, which is certain. */
function eventOf({ name, from, to, isCancelled, body, place, url, image }: Held): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name,
    startDate: from,
    endDate: to,
    eventStatus: `https://schema.org/${isCancelled ? "EventCancelled" : "EventScheduled"}`,
    location: {
      "@type": "Place",
      name: place ?? undefined,
      address: { "@type": "PostalAddress", addressCountry: "IN" },
    },
    organizer: { "@type": "Organization", name: body },
    url,
    image,
  };
}
