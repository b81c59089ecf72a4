import { datedJobsById } from "@/lib/calendar/dated-jobs";
import { addDayEvent, type DayEvent, siteCalendar } from "@/lib/calendar/day-event";
import { writeCalendar } from "@/lib/calendar/fold-lines";
import { eventId, lastDateEvent } from "@/lib/calendar/last-date-event";
import { db } from "@/lib/db";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { joinedInto } from "@/lib/jobs/joining/joined-jobs";
import { findJob } from "@/lib/jobs/queries";
import { links } from "@/lib/links";
import { stageName } from "@/lib/notice/stage-text";
import { dayOfStage, type ExamDays, type Recruitment, timelineOf } from "@/lib/notice/timeline";
import { shownTitle } from "@/lib/notice-text/shown-job";
import { site, siteName } from "@/lib/site";

/**
 * The course of one recruitment as a calendar to subscribe to: its last date and each stage that has a day; null where it was never public. Under the
 * number of a job that was joined with another it is that one's.
 */
export async function recruitmentCalendar(asked: number, language: Language): Promise<string | null> {
  const id = (await joinedInto(asked)) ?? asked;
  const [dated] = await datedJobsById([id]);
  if (!dated) return null;
  const job = await findJob(id);
  const t = translator(language, "feeds");
  const title = job ? shownTitle(job, language).text : t("withdrawn");
  const calendar = siteCalendar(`${title} - ${siteName(language)}`, "Jobs", {
    url: site.url + links.recruitmentCalendar(language, id),
  });
  addDayEvent(calendar, lastDateEvent(dated, language));
  const exam = await db().exam.findFirst({ where: { jobId: id }, select: { updatedAt: true } });
  const changedAt = new Date(Math.max(Date.parse(dated.changedAt), exam?.updatedAt.getTime() ?? 0));
  for (const event of job ? stageEvents({ ...job, title, changedAt }, job.exam, language) : []) addDayEvent(calendar, event);
  return writeCalendar(calendar);
}

type Staged = Recruitment & { id: number; title: string; changedAt: Date };

/** Each stage of a recruitment that has a day, but its last date, which is an entry of its own: the same ones in whichever calendar of this site they stand. */
export function stageEvents(job: Staged, exam: ExamDays | null, language: Language): DayEvent[] {
  const { id, title, changedAt } = job;
  return timelineOf(job, exam).flatMap((stage) => {
    const day = dayOfStage(stage);
    if (stage.kind === "apply" || day === null) return [];
    return {
      uid: eventId(`job-${id}-${stage.kind}-${stage.ordinal}`),
      day,
      until: stage.to ?? day,
      summary: `${stageName(stage, language)}, ${title}`,
      url: site.url + links.job(language, id),
      changedAt,
      isCancelled: stage.status === "cancelled",
      isTentative: stage.status === "provisional",
      hasReminder: stage.kind === "exam",
    };
  });
}
