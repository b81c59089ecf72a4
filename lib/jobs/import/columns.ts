import type { DerivedColumns } from "@/lib/jobs/facts/derive";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** A column of the table jobs and its type in SQL. */
type Column = { column: string; type: "text" | "text[]" | "integer" | "date" };

const text = (column: string): Column => ({ column, type: "text" });
const integer = (column: string): Column => ({ column, type: "integer" });
const date = (column: string): Column => ({ column, type: "date" });
const list = (column: string): Column => ({ column, type: "text[]" });

/** What lies beside the row of a job: where it is from, its body and its posts. */
type ElsewhereFields = "source" | "sourceReference" | "recruitingOrganization" | "organisationWebsite" | "jobPositions";

/** The column of every stated field that a row of its own holds; a field that is missing here does not compile. */
export const STATED_COLUMNS = {
  title: text("title"),
  department: text("department"),
  location: text("location"),
  qualification: text("qualification"),
  positions: integer("positions"),
  salary: text("salary"),
  postedOn: date("posted_on"),
  applicationStartDate: date("application_start_date"),
  deadline: date("deadline"),
  sourceUrl: text("source_url"),
  applyLink: text("apply_link"),
  ageLimit: text("age_limit"),
  applicationFee: text("application_fee"),
  description: text("description"),
  selectionProcess: text("selection_process"),
  experienceRequired: text("experience_required"),
  jobCategory: text("job_category"),
  employmentType: text("employment_type"),
  vacancyBreakdown: text("vacancy_breakdown"),
  advertisementNumber: text("advertisement_number"),
} as const satisfies Record<Exclude<keyof ParsedJobInput, ElsewhereFields>, Column>;

/** The columns that are computed from the stated ones. */
export const DERIVED_COLUMNS = {
  contentHash: text("content_hash"),
  salaryMin: integer("salary_min"),
  salaryMax: integer("salary_max"),
  places: list("places"),
  qualificationLevels: list("qualification_levels"),
  searchWords: list("search_words"),
} as const satisfies Record<keyof DerivedColumns, Column>;
