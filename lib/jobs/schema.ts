import { z } from "zod";

/** Filter and sort values of spec section 9; the same in the browser, on the pages and in the API. */
export const QUALIFICATIONS = ["10th", "12th", "graduate", "postgraduate", "diploma", "engineering"] as const;
export const SALARY_RANGES = ["below-20k", "20k-30k", "30k-50k", "50k-75k", "75k-100k", "above-100k"] as const;
/** Bands of the filter, and the one that alerts offer in place of the two highest (spec section 9). */
export const SALARY_FILTERS = [...SALARY_RANGES, "above-75k"] as const;
export const POSTED_DATES = ["today", "week", "month"] as const;
export const SORTS = ["latest", "deadline", "title", "department"] as const;

export type Qualification = (typeof QUALIFICATIONS)[number];
export type SalaryRange = (typeof SALARY_RANGES)[number];
export type SalaryFilter = (typeof SALARY_FILTERS)[number];
export type PostedDate = (typeof POSTED_DATES)[number];
export type JobSort = (typeof SORTS)[number];

export const HOME_PAGE_SIZE = 10;
export const DEPARTMENT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
export const MAX_SEARCH_LENGTH = 200;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 60;

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
  department?: string;
  location?: string;
  qualification?: Qualification;
  salaryRange?: SalaryFilter;
  postedDate?: PostedDate;
  /** Only jobs that still take applications. */
  open?: boolean;
  sortBy: JobSort;
  page: number;
  limit: number;
};

/** A job as lists, pages and the API show it (spec section 3, Job (read)). Days are YYYY-MM-DD; unknown is null. */
export type JobDto = {
  id: number;
  title: string;
  department: string;
  recruitingOrganization: string;
  location: string;
  qualification: string;
  positions: number | null;
  salary: string | null;
  deadline: string;
  postedOn: string;
  sourceUrl: string | null;
  applyLink: string | null;
  ageLimit: string | null;
  applicationFee: string | null;
  description: string | null;
  selectionProcess: string | null;
};

/** Everything the detail page shows on top of the list's fields. */
export type JobDetailDto = JobDto & {
  experienceRequired: string | null;
  jobCategory: string | null;
  employmentType: string | null;
  vacancyBreakdown: string | null;
  advertisementNumber: string | null;
  applicationStartDate: string | null;
  /** Starting and highest monthly pay in rupees. */
  salaryMin: number | null;
  salaryMax: number | null;
  qualificationLevels: Qualification[];
  places: string[];
  organisationWebsite: string | null;
  isSample: boolean;
  updatedAt: string;
  jobPositions: PositionDto[];
  /** Corrected facts of the published notice, the newest first. */
  corrigenda: CorrigendumDto[];
};

/** A changed deadline, vacancy count or fee of a published notice, as it was and as it is. */
export type CorrigendumDto = {
  id: number;
  field: "deadline" | "positions" | "applicationFee";
  oldValue: string;
  /** Null: no longer stated. */
  newValue: string | null;
  /** Day of the change in Asia/Kolkata. */
  changedOn: string;
};

/** One post of a notice (spec section 3, JobPosition). */
export type PositionDto = {
  id: number;
  ordinal: number;
  positionName: string;
  qualification: string;
  experienceRequired: string | null;
  salaryRange: string | null;
  numberOfVacancies: number;
  specificRequirements: string | null;
};

export const EMPLOYMENT_TYPES = ["Permanent", "Contract", "Apprentice", "Temporary", "Part-time"] as const;
export const JOB_CATEGORIES = [
  "Central Government",
  "State Government",
  "PSU",
  "Banking",
  "Railway",
  "Defence",
  "Police",
  "Healthcare",
  "Education",
] as const;

const day = z.iso.date();
const httpUrl = z.url({ protocol: /^https?$/ }).max(2000);
const text = (max: number) => z.string().trim().min(1).max(max);

/**
 * What any writer of jobs (seed, import, admin form) hands over. Derived columns (places, levels, pay, search words) are computed
 * from it by lib/jobs/facts/derive.ts, never given.
 */
export const jobInputSchema = z
  .object({
    source: text(100),
    sourceReference: text(300),
    title: text(500),
    department: text(200),
    recruitingOrganization: text(300),
    organisationWebsite: httpUrl.nullish(),
    location: text(500),
    qualification: text(2000),
    positions: z.int().min(1).max(10_000_000).nullish(),
    salary: text(500).nullish(),
    postedOn: day,
    applicationStartDate: day.nullish(),
    deadline: day,
    sourceUrl: httpUrl.nullish(),
    applyLink: httpUrl.nullish(),
    ageLimit: text(1000).nullish(),
    applicationFee: text(1000).nullish(),
    description: text(50_000).nullish(),
    selectionProcess: text(2000).nullish(),
    experienceRequired: text(1000).nullish(),
    jobCategory: z.enum(JOB_CATEGORIES).nullish(),
    employmentType: z.enum(EMPLOYMENT_TYPES).nullish(),
    vacancyBreakdown: text(2000).nullish(),
    advertisementNumber: text(200).nullish(),
    jobPositions: z
      .array(
        z.object({
          positionName: text(300),
          qualification: text(1000),
          experienceRequired: text(1000).nullish(),
          salaryRange: text(300).nullish(),
          numberOfVacancies: z.int().min(1).max(10_000_000).default(1),
          specificRequirements: text(2000).nullish(),
        }),
      )
      .max(200)
      .default([]),
  })
  .refine((job) => job.postedOn <= job.deadline, { path: ["deadline"], message: "Deadline lies before the day of posting" })
  .refine((job) => !job.applicationStartDate || job.applicationStartDate <= job.deadline, {
    path: ["applicationStartDate"],
    message: "Applications start after the deadline",
  });

export type JobInput = z.input<typeof jobInputSchema>;
export type ParsedJobInput = z.output<typeof jobInputSchema>;
