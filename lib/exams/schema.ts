import type { Day } from "@/lib/dates";

/** An examination as pages and the API show it (spec section 3, Exam). Days are YYYY-MM-DD; unknown is null. */
export type ExamDto = {
  id: number;
  title: string;
  conductingOrganization: string;
  examDate: string;
  registrationStartDate: string;
  registrationEndDate: string;
  applicationFee: string | null;
  examPattern: string | null;
  eligibility: string;
  officialWebsite: string;
  resultsDate: string | null;
  admitCardDate: string | null;
  syllabus: string | null;
  location: string | null;
  duration: string | null;
  totalMarks: number | null;
  examMode: string | null;
  languagesAvailable: string | null;
  /** The listing of the recruitment that it is held for. */
  jobId?: number | null;
  /** The hour at which registration ends, where the notice of that recruitment gives one; an instant. */
  closesAt?: string | null;
  /** Called off by its conducting body. */
  isCancelled?: boolean;
  /** Its last day where it takes several, as the course of that recruitment says; else it ends on `examDate`. */
  examEndDate?: string | null;
};

/** The last day on which an exam is held. */
export function lastDayOf({ examDate, examEndDate }: Pick<ExamDto, "examDate" | "examEndDate">): string {
  return examEndDate ?? examDate;
}

/** The day by which an exam is told: its first, and from then until its last each day on which it is held. */
export function heldOn(exam: Pick<ExamDto, "examDate" | "examEndDate">, today: Day): Day {
  return exam.examDate < today && today <= lastDayOf(exam) ? today : exam.examDate;
}

/** An exam with the instant of its last change, ISO 8601 in UTC. */
export type ChangedExam = ExamDto & { updatedAt: string };

/** The specification's three orders, and before them the one that the calendar begins with: by whatever comes next of each exam. */
export const EXAM_SORTS = ["next", "examDate", "registrationEnd", "title"] as const;

export type ExamSort = (typeof EXAM_SORTS)[number];

/** What an address asks for; `month` (YYYY-MM) only turns the page of the month view. */
export type ExamFilters = { search?: string; organization?: string; sortBy: ExamSort; month?: string };
