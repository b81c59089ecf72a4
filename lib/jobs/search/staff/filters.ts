import { z } from "zod";
import { cleanFormText } from "@/lib/form-text";
import { ADMIN_JOB_STATUSES, ADMIN_SORTS, type AdminSort } from "@/lib/jobs/editing/schema";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { MAX_PAGE_SIZE, MAX_VACANCIES, STAGES } from "@/lib/jobs/schema";
import { closingSchema } from "@/lib/jobs/search/closing-schema";
import { optional } from "@/lib/jobs/search/filters";

/** More runs than a site makes in twenty years. */
const MOST_RUNS = 9_999_999;

const number = (max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max));

/** What the list of jobs of the admin area is asked for; the same for the page and for `GET /api/admin/jobs`. */
export const adminListSchema = z.object({
  search: optional(z.string().overwrite(cleanFormText).max(200)),
  status: optional(z.enum([...ADMIN_JOB_STATUSES, "open", "closed"])),
  department: optional(z.string().overwrite(cleanFormText).max(200)),
  source: optional(z.string().overwrite(cleanFormText).max(100)),
  employmentType: optional(z.enum(EMPLOYMENT_TYPES)),
  category: optional(z.enum(JOB_CATEGORIES)),
  stage: optional(z.enum(STAGES)),
  closing: optional(closingSchema),
  /** At least so many. */
  vacancies: optional(number(MAX_VACANCIES)),
  /** The import run that made the jobs, and the one that changed them last, by its number. */
  madeBy: optional(number(MOST_RUNS)),
  changedBy: optional(number(MOST_RUNS)),
  sortBy: optional(z.enum(ADMIN_SORTS)).transform((sort): AdminSort => sort ?? "updated"),
  page: optional(number(1_000_000)).transform((page) => page ?? 1),
  limit: optional(number(MAX_PAGE_SIZE)).transform((limit) => limit ?? 50),
});
export type AdminListFilters = z.output<typeof adminListSchema>;
