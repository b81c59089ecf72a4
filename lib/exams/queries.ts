import { addDays, compareDays, dateOf, dayInIndia, dayOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { type ChangedExam, type ExamDto, lastDayOf } from "@/lib/exams/schema";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Announced } from "@/lib/notice/announced";
import type { Notice } from "@/lib/notice/schema";
import { examOnTimeline, movedOnAt, type Recruitment } from "@/lib/notice/timeline";

/** Days an exam stays in the calendar after it was held (product.md, "Exams"). */
const PAST_DAYS = 90;

/** Bound of the calendar; one year of all bodies is a few hundred. */
const MAX_EXAMS = 1_000;

/** Coming exams and those of the last 90 days, soonest first. */
export async function listExams(now: Date): Promise<ExamDto[]> {
  return (await listChangedExams(now)).map(({ updatedAt: _updatedAt, ...exam }) => exam);
}

/**
 * Coming exams and those of the last 90 days, with the instant of each one's last change, for calendars that must tell a new version from an old one. An exam of a recruitment
 * has the days of that one's course (lib/notice/timeline.ts), and has changed when either has or when that course went on to its next stage.
 */
export async function listChangedExams(now: Date): Promise<ChangedExam[]> {
  const since = addDays(dayInIndia(now), -PAST_DAYS);
  const exams = await db().exam.findMany({
    // The course of a recruitment may have another day for its exam than the calendar.
    where: { OR: [{ examDate: { gte: dateOf(since) } }, { jobId: { not: null } }] },
    orderBy: [{ examDate: "desc" }, { id: "desc" }],
    take: MAX_EXAMS,
    omit: { source: true, sourceReference: true, version: true, createdAt: true },
    include: { job: { select: RECRUITMENT } },
  });
  return exams
    .map((row) => toChangedExam(row, now))
    .filter((exam) => lastDayOf(exam) >= since)
    .sort((a, b) => compareDays(a.examDate, b.examDate) || a.id - b.id);
}

const RECRUITMENT = {
  status: true,
  deadline: true,
  closesAt: true,
  applicationStartDate: true,
  notice: true,
  announced: true,
  updatedAt: true,
} as const satisfies Prisma.JobSelect;

type Row = Prisma.ExamGetPayload<{
  omit: { source: true; sourceReference: true; version: true; createdAt: true };
  include: { job: { select: typeof RECRUITMENT } };
}>;

function toChangedExam({ cancelledAt, job, ...row }: Row, now: Date): ChangedExam {
  const exam = {
    ...row,
    ...examDays(row),
    isCancelled: cancelledAt !== null,
    // Of one that was withdrawn too: calendars pass over a version that is older than what they have.
    updatedAt: new Date(Math.max(row.updatedAt.getTime(), job?.updatedAt.getTime() ?? 0)).toISOString(),
  };
  // Nobody can read the page of a recruitment that is not public.
  if (job?.status !== "published") return { ...exam, jobId: null };
  const recruitment = recruitmentOf(job);
  const changedAt = Math.max(Date.parse(exam.updatedAt), movedOnAt(exam, recruitment, now)?.getTime() ?? 0);
  return { ...examOnTimeline(exam, recruitment, now), updatedAt: new Date(changedAt).toISOString() };
}

type DayColumns = "examDate" | "registrationStartDate" | "registrationEndDate" | "resultsDate" | "admitCardDate";

/** The days of an exam, of its date columns. */
export function examDays(row: Pick<Row, DayColumns>) {
  return {
    examDate: dayOf(row.examDate),
    registrationStartDate: dayOf(row.registrationStartDate),
    registrationEndDate: dayOf(row.registrationEndDate),
    resultsDate: row.resultsDate && dayOf(row.resultsDate),
    admitCardDate: row.admitCardDate && dayOf(row.admitCardDate),
  };
}

function recruitmentOf({ deadline, closesAt, applicationStartDate, notice, announced }: NonNullable<Row["job"]>): Recruitment {
  return {
    deadline: dayOf(deadline),
    closesAt: closesAt?.toISOString() ?? null,
    applicationStartDate: applicationStartDate && dayOf(applicationStartDate),
    // Checked when it was stored.
    notice: notice as Notice | null,
    announced: announced as Announced | null,
  };
}
