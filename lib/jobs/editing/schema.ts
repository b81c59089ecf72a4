import { z } from "zod";
import { formText } from "@/lib/form-text";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/schema";

/** The source of a job that an editor entered without one, as the API says it (spec section 5). */
export const MANUAL_ENTRY = "Manual Entry";

export const ADMIN_JOB_STATUSES = ["draft", "scheduled", "published", "withdrawn"] as const;
export type AdminJobStatus = (typeof ADMIN_JOB_STATUSES)[number];

const oneOf = (values: readonly string[]) =>
  formText(100).refine((value) => value === "" || values.includes(value), `Must be one of: ${values.join(", ")}`);

/** A number as a form or an API client sends it. */
function toNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^\d+$/.test(value.trim()) ? Number(value) : Number.NaN;
}

/** Vacancies: blank is unknown (null), what is no number becomes 1 (spec section 5). */
const vacancies = z.preprocess((value) => {
  if (value === undefined || value === null || (typeof value === "string" && value.trim() === "")) return null;
  const number = Number(typeof value === "string" ? value.trim() : value);
  return Number.isFinite(number) && typeof value !== "boolean" ? number : 1;
}, z
  .int("Number of vacancies must be a whole number")
  .min(1, "Number of vacancies must be at least 1")
  .max(10_000_000, "Number of vacancies is too large")
  .nullable());

const positionSchema = z.object({
  positionName: formText(300),
  qualification: formText(1000),
  experienceRequired: formText(1000),
  salaryRange: formText(300),
  // Judged by the rules, which name the position; NaN stands for what is no number.
  numberOfVacancies: z.preprocess((value) => toNumber(value ?? 1), z.union([z.number(), z.nan()])),
  specificRequirements: formText(2000),
});

/**
 * The fields of the job form (spec section 3, 'Job (admin create)'), in the browser and on the server: their types and lengths.
 * What must be there and fit together is said by lib/jobs/editing/rules.ts. Unknown fields are ignored.
 */
export const jobFieldsSchema = z.object({
  title: formText(500),
  jobCategory: oneOf(JOB_CATEGORIES),
  employmentType: oneOf(EMPLOYMENT_TYPES),
  recruitingOrganization: formText(300),
  department: formText(200),
  location: formText(500),
  qualification: formText(2000),
  applicationStartDate: formText(30),
  deadline: formText(30),
  applyLink: formText(2000),
  sourceUrl: formText(2000).transform((value) => (value === MANUAL_ENTRY ? "" : value)),
  positions: vacancies,
  salary: formText(500),
  description: formText(50_000),
  ageLimit: formText(1000),
  applicationFee: formText(1000),
  selectionProcess: formText(2000),
  experienceRequired: formText(1000),
  vacancyBreakdown: formText(2000),
  advertisementNumber: formText(200),
  useMultiplePositions: z.preprocess((value) => value ?? false, z.boolean("Must be true or false")),
  jobPositions: z.preprocess((value) => value ?? [], z.array(positionSchema).max(200, "At most 200 positions")),
});

/** The job form as it is checked: blank texts are "", unknown vacancies null. */
export type JobFields = z.output<typeof jobFieldsSchema>;
export type PositionFields = JobFields["jobPositions"][number];
export type JobFieldName = keyof JobFields;

/** What `POST /api/admin/jobs` takes beside the fields: publish at once (the default), at an instant, or keep as a draft. */
export const publicationSchema = z.object({
  status: z.preprocess((value) => value ?? "published", z.enum(["draft", "scheduled", "published"])),
  publishAt: z.preprocess((value) => value || null, z.string().nullable()),
});
export type Publication = z.output<typeof publicationSchema>;

/** A job as the admin area and its calls show it: every field, in whatever status. */
export type AdminJobDto = {
  id: number;
  status: AdminJobStatus;
  version: number;
  title: string;
  department: string;
  recruitingOrganization: string;
  location: string;
  qualification: string;
  positions: number | null;
  salary: string | null;
  deadline: string;
  postedOn: string;
  applicationStartDate: string | null;
  sourceUrl: string | null;
  applyLink: string | null;
  ageLimit: string | null;
  applicationFee: string | null;
  description: string | null;
  selectionProcess: string | null;
  experienceRequired: string | null;
  jobCategory: string | null;
  employmentType: string | null;
  vacancyBreakdown: string | null;
  advertisementNumber: string | null;
  jobPositions: {
    id: number;
    positionName: string;
    qualification: string;
    experienceRequired: string | null;
    salaryRange: string | null;
    numberOfVacancies: number;
    specificRequirements: string | null;
  }[];
  /** Where the row came from: "manual", "sample", or an import's host. */
  source: string;
  publishAt: string | null;
  createdAt: string;
  updatedAt: string;
};

export const ADMIN_SORTS = ["updated", "latest", "deadline", "title", "department"] as const;
export type AdminSort = (typeof ADMIN_SORTS)[number];

/** A line of the staff's list of jobs. */
export type AdminJobRow = Pick<
  AdminJobDto,
  | "id"
  | "status"
  | "version"
  | "title"
  | "department"
  | "recruitingOrganization"
  | "location"
  | "qualification"
  | "positions"
  | "salary"
  | "deadline"
  | "postedOn"
  | "source"
  | "publishAt"
  | "updatedAt"
>;

/** A stored job that may be the one an editor is entering. */
export type SimilarJob = { id: number; title: string; recruitingOrganization: string; deadline: string; status: string };

export const BULK_ACTIONS = ["close", "withdraw", "publish", "deadline", "delete"] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** What a bulk write did: the jobs written, and those left alone with the reason. */
export type BulkResult = { changed: number[]; skipped: { id: number; reason: string }[] };
