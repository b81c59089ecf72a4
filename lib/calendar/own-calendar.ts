import { createHash } from "node:crypto";
import { type DatedJob, datedJobsById } from "@/lib/calendar/dated-jobs";
import { addDayEvent, type DayEvent, siteCalendar } from "@/lib/calendar/day-event";
import { type DuplicateEntry, duplicateEntries } from "@/lib/calendar/duplicate-entries";
import { writeCalendar } from "@/lib/calendar/fold-lines";
import { eventId, lastDateEvent } from "@/lib/calendar/last-date-event";
import { stageEvents } from "@/lib/calendar/recruitment-calendar";
import { db } from "@/lib/db";
import { parseSavedJob, type SavedJob } from "@/lib/device/saved-jobs";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { joinedOf } from "@/lib/jobs/joining/joined-jobs";
import { links } from "@/lib/links";
import { findCourses } from "@/lib/notice/courses";
import { shownTitle } from "@/lib/notice-text/shown-job";
import { site, siteName } from "@/lib/site";
import { isOnTheWay } from "@/lib/tracker/policy";
import { parseTrackedApplication, type TrackedApplication } from "@/lib/tracker/schema";

type Tracked = { application: TrackedApplication; key: string; changedAt: Date };

/**
 * What a person saves and tracks as a calendar: the last dates as the site knows them now, the course of what they follow or have applied for, and the days
 * that they wrote down.
 */
export async function ownCalendar(userId: number, key: string, language: Language): Promise<string> {
  const t = translator(language, "feeds");
  const calendar = siteCalendar(`${t("ownTitle")} - ${siteName(language)}`, "Own", {
    url: site.url + links.ownCalendar(language, key),
  });
  const { saved, tracked } = await readKept(userId);
  const applied = tracked.flatMap(({ application }) => (isOnTheWay(application) ? (application.jobId ?? []) : []));
  const followed = saved.flatMap(({ jobId, isFollowed }) => (isFollowed ? jobId : []));
  const ids = [...saved.map(({ jobId }) => jobId), ...tracked.flatMap(({ application }) => application.jobId ?? [])];
  // What was joined with another since has the date of that one, and no other.
  const joined = await joinedOf(ids);
  const present = (some: readonly number[]) => new Set(some.map((id) => joined.get(id) ?? id));
  const jobs = await datedJobsById([...present(ids)]);
  const isApplied = present(applied);
  const known = new Set([...jobs.map(({ id }) => id), ...joined.keys()]);
  const course = await courseEvents(jobs, present([...applied, ...followed]), language);
  const own = tracked.map((one) => ({ ...one, duplicates: duplicateEntries(course, one.application, joined) }));
  const written = new Set(own.flatMap(({ duplicates }) => duplicates.map(({ uid }) => uid)));
  const events = [
    ...jobs.map((job) => withoutReminder(lastDateEvent(job, language), isApplied.has(job.id))),
    ...course.map((event) => (written.has(event.uid) ? { ...event, hasReminder: true } : event)),
    ...own.flatMap((one) => ownEvents(one, known, language)),
  ];
  for (const event of events) addDayEvent(calendar, event);
  return writeCalendar(calendar);
}

/** Who has applied needs no reminder of the last date. */
function withoutReminder(event: DayEvent, isApplied: boolean): DayEvent {
  return isApplied ? { ...event, hasReminder: false } : event;
}

/** The stages of some of the notices, as they stand in the calendar of each. */
async function courseEvents(jobs: readonly DatedJob[], ids: ReadonlySet<number>, language: Language): Promise<DayEvent[]> {
  if (ids.size === 0) return [];
  const courses = new Map((await findCourses([...ids])).map((course) => [course.id, course]));
  const exams = await db().exam.findMany({ where: { jobId: { in: [...ids] } }, select: { jobId: true, updatedAt: true } });
  const examChanged = new Map(exams.map(({ jobId, updatedAt }) => [jobId, updatedAt.getTime()]));
  return jobs.flatMap((job) => {
    const course = courses.get(job.id);
    if (!course) return [];
    const changedAt = new Date(Math.max(Date.parse(job.changedAt), examChanged.get(job.id) ?? 0));
    return stageEvents({ ...course, title: shownTitle(job, language).text, changedAt }, course.exam, language);
  });
}

async function readKept(userId: number): Promise<{ saved: SavedJob[]; tracked: Tracked[] }> {
  const records = await db().accountRecord.findMany({
    where: { userId, deletedAt: null, kind: { in: ["savedJobs", "trackedApplications"] } },
    orderBy: [{ kind: "asc" }, { key: "asc" }],
    select: { kind: true, key: true, value: true, updatedAt: true },
  });
  const of = (kind: string) => records.filter((record) => record.kind === kind);
  return {
    saved: of("savedJobs").flatMap(({ value }) => parseSavedJob(value) ?? []),
    tracked: of("trackedApplications").flatMap(({ key, value, updatedAt }) => {
      const application = parseTrackedApplication(value);
      return application ? [{ application, key, changedAt: updatedAt }] : [];
    }),
  };
}

/** The days of an application that its owner wrote down, but what its notice says too; its last date only where the site does not know its notice. */
function ownEvents(
  { application, key, changedAt, duplicates }: Tracked & { duplicates: readonly DuplicateEntry[] },
  known: ReadonlySet<number>,
  language: Language,
): DayEvent[] {
  const { jobId, jobTitle, deadline, closesAt, examDate, interviewDate, department } = application;
  const isKnown = jobId !== null && known.has(jobId);
  const names = { title: jobTitle, organisation: department };
  const name = createHash("sha256").update(key).digest("hex").slice(0, 16);
  const t = translator(language, "feeds");
  const event = (kind: string, day: string | null, summary: string, endsAt?: string | null): DayEvent[] => {
    if (day === null || duplicates.some((one) => one.kind === kind)) return [];
    const uid = eventId(`own-${name}-${kind}`);
    return [
      { uid, day, summary, description: department, changedAt, hasReminder: true, endsAt: endsAt ? new Date(endsAt) : null },
    ];
  };
  return [
    ...(isKnown ? [] : event("deadline", deadline, translator(language, "job")("calendarSummary", names), closesAt)),
    ...event("exam", examDate, t("ownExam", { title: jobTitle })),
    ...event("interview", interviewDate, t("ownInterview", { title: jobTitle })),
  ];
}
