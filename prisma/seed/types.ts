import type { Department } from "@/lib/jobs/facts/departments";
import type { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "../../lib/jobs/schema.ts";

/**
 * One sample listing. The facts (body, post, pay level, age, qualification, fee, official site) are those of real recruitments;
 * its days are relative to the day of seeding, so the sample never goes stale.
 */
export type SampleJob = {
  /** Unique and stable: becomes the source reference. */
  key: string;
  title: string;
  department: Department;
  recruitingOrganization: string;
  website: string;
  location: string;
  qualification: string;
  positions: number | null;
  salary: string | null;
  /** Days before the day of seeding on which it was posted, from 0. */
  postedDaysAgo: number;
  /** Days from the day of seeding to the deadline; negative: closed. */
  closesInDays: number;
  ageLimit: string | null;
  applicationFee: string | null;
  description: string;
  /** Comma-separated steps. */
  selectionProcess: string | null;
  experienceRequired?: string;
  jobCategory: (typeof JOB_CATEGORIES)[number];
  employmentType: (typeof EMPLOYMENT_TYPES)[number];
  vacancyBreakdown?: string;
  advertisementNumber?: string;
  /** Address of the notice, null where it was entered by hand. */
  sourceUrl: string | null;
  applyLink: string | null;
  jobPositions?: {
    positionName: string;
    qualification: string;
    experienceRequired?: string;
    salaryRange?: string;
    numberOfVacancies: number;
    specificRequirements?: string;
  }[];
};
