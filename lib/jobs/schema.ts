import { z } from "zod";
import type { DerivedColumns } from "@/lib/jobs/facts/derive";
import { JOB_FIELDS } from "@/lib/jobs/job";
import type { ShownFact } from "@/lib/jobs/job/columns";
import type { Input, NameWith, Stored } from "@/lib/jobs/job/field";
import { inputChecks } from "@/lib/jobs/job/input-checks";
import type { JobTable, ListField, PositionTable } from "@/lib/jobs/job/names";
import { MAX_POSITIONS, POSITION_FIELDS } from "@/lib/jobs/job/positions";
import type { EmploymentType, JobCategory } from "@/lib/jobs/job/values";
import type { Announced } from "@/lib/notice/announced";
import type { Notice } from "@/lib/notice/schema";
import type { ExamDays } from "@/lib/notice/timeline";
import type { OneOrMore } from "@/lib/query-params";

/** Filter and sort values of spec section 9; the same in the browser, on the pages and in the API. */
export const QUALIFICATIONS = ["10th", "12th", "graduate", "postgraduate", "diploma", "engineering"] as const;
export const SALARY_RANGES = ["below-20k", "20k-30k", "30k-50k", "50k-75k", "75k-100k", "above-100k"] as const;
/** Bands of the filter, and the one that alerts offer in place of the two highest (spec section 9). */
export const SALARY_FILTERS = [...SALARY_RANGES, "above-75k"] as const;
export const POSTED_DATES = ["today", "week", "month"] as const;
/** Last dates that lists offer by a name; any other number of days, and a day, are the other ways. */
export const CLOSINGS = ["today", "3-days", "week", "15-days", "30-days"] as const;
export const MAX_CLOSING_DAYS = 90;
/** Least numbers of vacancies that lists offer. */
export const VACANCIES = [10, 50, 100, 500, 1000] as const;
/** Where a recruitment stands: applications begin later, run, or are over. */
export const STAGES = ["upcoming", "running", "closed"] as const;
export const SORTS = ["relevance", "latest", "deadline", "title", "department"] as const;

export type Qualification = (typeof QUALIFICATIONS)[number];
export type SalaryFilter = (typeof SALARY_FILTERS)[number];
export type PostedDate = (typeof POSTED_DATES)[number];
/** One of CLOSINGS, any other `{n}-days` up to MAX_CLOSING_DAYS, or a day, YYYY-MM-DD. */
export type Closing = string;
export type Stage = (typeof STAGES)[number];
export type JobSort = (typeof SORTS)[number];

export const HOME_PAGE_SIZE = 10;
export const DEPARTMENT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
export const MAX_SEARCH_LENGTH = 200;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 60;
export const MAX_VACANCIES = 1_000_000;

/** Bounds of each salary band in rupees a month, on the starting pay: from (inclusive) to (exclusive). */
export const SALARY_BOUNDS = {
  "below-20k": { from: 0, to: 20_000 },
  "20k-30k": { from: 20_000, to: 30_000 },
  "30k-50k": { from: 30_000, to: 50_000 },
  "50k-75k": { from: 50_000, to: 75_000 },
  "75k-100k": { from: 75_000, to: 100_000 },
  "above-100k": { from: 100_000, to: null },
  "above-75k": { from: 75_000, to: null },
} as const satisfies Record<SalaryFilter, { from: number; to: number | null }>;

/** What a list of jobs is asked for: one object drives page, API and (later) alerts. Absent means no filter. */
export type JobFilters = {
  search?: string;
  tags?: string[];
  /** Any of several: of these and of the others that may be (lib/query-params.ts). */
  department?: OneOrMore<string>;
  location?: OneOrMore<string>;
  qualification?: OneOrMore<Qualification>;
  salaryRange?: OneOrMore<SalaryFilter>;
  employmentType?: OneOrMore<EmploymentType>;
  category?: OneOrMore<JobCategory>;
  stage?: OneOrMore<Stage>;
  /** At least so many vacancies. */
  vacancies?: number;
  postedDate?: PostedDate;
  /** Open jobs whose last day is one of these. */
  closing?: Closing;
  /** Only jobs that still take applications. */
  open?: boolean;
  sortBy: JobSort;
  page: number;
  limit: number;
};

/** What is open of a list: notices, the posts they name together, and the next of their last dates. */
export type OpenFigures = { notices: number; posts: number; next: string | null };

type Id = { id: number };

/** A job as lists, pages and the API show it (spec section 3, Job (read)). Days are YYYY-MM-DD; unknown is null. */
export type JobDto = Id & Stored<Pick<JobTable, ListField>> & ClosingHour;

/** The instant on the last day at which it closes, in UTC, or at which it was closed early; null where no hour is given. */
type ClosingHour = { closesAt: string | null };

/** One post of a notice (spec section 3, JobPosition). `ordinal` is its place in the notice, from 1. */
export type PositionDto = Id & { ordinal: number } & Stored<PositionTable>;

/** Everything the page of a job shows: each field, what is computed from them, its posts and corrections. */
export type JobDetailDto = Id &
  Stored<JobTable> &
  ClosingHour &
  Pick<DerivedColumns, ShownFact> & {
    isSample: boolean;
    updatedAt: string;
    jobPositions: PositionDto[];
    closed: JobClosing | null;
    /** What is known of the notice as data. */
    notice: Notice | null;
    /** What its body announced since, as sources show it. */
    announced: Announced | null;
    /** Its exam in the calendar, with the days as they were entered there (lib/notice/timeline.ts). */
    exam: ExamDays | null;
    /** Corrected facts of the published notice, the newest first. */
    corrigenda: CorrigendumDto[];
  };

/** That a job was closed before the last date of its notice: the day, why, and that last date. Its `deadline` is then that day, its `closesAt` when. */
export type JobClosing = { on: string; reason: string; statedDeadline: string };

/** A source that lists or listed a job. Days are those in Asia/Kolkata. */
export type JobSourceDto = {
  name: string;
  /** The page on which it lists; null where that is a file for programs. */
  url: string | null;
  lastSeenOn: string;
  /** Since when it lists the job no more. */
  goneOn: string | null;
};

/** A corrected field of a published notice, as it was and as it is. */
export type CorrigendumDto = Id & {
  field: NameWith<JobTable, { corrected: true }>;
  oldValue: string;
  /** Null: no longer stated. */
  newValue: string | null;
  /** A slip of ours that was mended; else the body changed its notice. */
  isOurs: boolean;
  /** The document of the body that says so. */
  documentUrl: string | null;
  /** Day of the change in Asia/Kolkata. */
  changedOn: string;
};

/**
 * What any writer of jobs (seed, import, admin form) hands over. Derived columns (places, levels, pay, search words) are computed
 * from it by lib/jobs/facts/derive.ts, never given.
 */
export type ParsedJobInput = { source: string; sourceReference: string } & Input<JobTable> & {
    jobPositions: Input<PositionTable>[];
  };

/** Checks a job before it is written. @see ParsedJobInput */
export const jobInputSchema = z
  .object({
    source: z.string().trim().min(1).max(100),
    sourceReference: z.string().trim().min(1).max(300),
    ...inputChecks(JOB_FIELDS),
    jobPositions: z
      .array(z.object(inputChecks(POSITION_FIELDS)))
      .max(MAX_POSITIONS)
      .default([]),
  })
  .refine((job) => job.postedOn <= job.deadline, { path: ["deadline"], message: "Deadline lies before the day of posting" })
  .refine((job) => !job.applicationStartDate || job.applicationStartDate <= job.deadline, {
    path: ["applicationStartDate"],
    message: "Applications start after the deadline",
  });
