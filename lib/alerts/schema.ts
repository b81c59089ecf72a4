import { z } from "zod";
import { cleanFormLine, cutText } from "@/lib/form-text";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import {
  MAX_SEARCH_LENGTH,
  MAX_TAGS,
  MAX_VACANCIES,
  POSTED_DATES,
  QUALIFICATIONS,
  SALARY_FILTERS,
  STAGES,
} from "@/lib/jobs/schema";
import { closingSchema } from "@/lib/jobs/search/closing-schema";
import { MAX_VALUES } from "@/lib/jobs/search/several";
import { isNoFilter, oneOrMore } from "@/lib/query-params";
import { looksLikeMailAddress } from "@/lib/web-address";

/** Choices of the alert form (spec section 9); the first of each is "no filter". */
export const ALERT_DEPARTMENTS = ["all-departments", "Banking", "Railway", "SSC", "UPSC"] as const;
export const ALERT_SALARIES = ["all-salaries", "below-20k", "20k-30k", "30k-50k", "50k-75k", "above-75k"] as const;
export const ALERT_FREQUENCIES = ["instant", "daily", "weekly"] as const;
export const ALL_LOCATIONS = "all-locations";
const ALL_DEPARTMENTS = ALERT_DEPARTMENTS[0];
const ALL_SALARIES = ALERT_SALARIES[0];

export const MAX_ALERTS = 50;
export const MAX_ALERT_TITLE = 100;
export const MAX_KEYWORDS_LENGTH = 200;
const MAX_KEYWORD_LENGTH = 60;
const MAX_LOCATION_LENGTH = 60;
const MAX_DEPARTMENT_LENGTH = 60;
const MAX_EMAIL_LENGTH = 254;
const MAX_PHONE_LENGTH = 30;

const text = (max: number) => z.string().trim().max(max);

const placeName = text(MAX_LOCATION_LENGTH).min(1);
const departmentName = text(MAX_DEPARTMENT_LENGTH).min(1);

/** Several values of one part, as lists have them: none of them stands for no filter. */
function severalOf<T extends string, One extends string = T>(among: z.ZodType<T>, one: z.ZodType<T | One> = among) {
  const meant = among.refine((value) => !isNoFilter(value));
  return z.union([
    one,
    z
      .array(meant)
      .min(2)
      .max(MAX_VALUES)
      .transform((values) => oneOrMore(values) ?? values),
  ]);
}

/** The parts of an alert that decide which jobs match. The first four are those of its form (spec section 3). */
const criteriaParts = {
  keywords: text(MAX_KEYWORDS_LENGTH).default(""),
  location: severalOf(placeName).default(ALL_LOCATIONS),
  /** One of ALERT_DEPARTMENTS, or any other name that the department filter of lists knows. */
  department: severalOf(departmentName).default(ALL_DEPARTMENTS),
  salaryRange: severalOf(z.enum(SALARY_FILTERS), z.enum([ALL_SALARIES, ...SALARY_FILTERS])).default(ALL_SALARIES),
  /** Words that must all be there. Present, blank or not, where the alert was taken over from a list: such an alert needs no keywords. */
  search: text(MAX_SEARCH_LENGTH).optional(),
  qualification: severalOf(z.enum(QUALIFICATIONS)).optional(),
  employmentType: severalOf(z.enum(EMPLOYMENT_TYPES)).optional(),
  category: severalOf(z.enum(JOB_CATEGORIES)).optional(),
  stage: severalOf(z.enum(STAGES)).optional(),
  vacancies: z.int().min(1).max(MAX_VACANCIES).optional(),
  postedDate: z.enum(POSTED_DATES).optional(),
  closing: closingSchema.optional(),
};
const HAS_WORDS = { path: ["keywords"] };

const criteriaObject = z.object(criteriaParts);

/** What an alert looks for, and by which two alerts are the same. */
export const alertCriteriaSchema = criteriaObject.refine(namesEnough, HAS_WORDS);

/** A job alert (spec section 3). Its id is its key (lib/alerts/criteria.ts), its matching jobs are counted when shown. */
const jobAlertSchema = z
  .object({
    ...criteriaParts,
    title: z.string().overwrite(cleanFormLine).min(1).max(MAX_ALERT_TITLE),
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    /** Asked for when the matching switch is on; else empty. */
    email: text(MAX_EMAIL_LENGTH).default(""),
    phone: text(MAX_PHONE_LENGTH).default(""),
    frequency: z.enum(ALERT_FREQUENCIES),
    isActive: z.boolean(),
  })
  .refine(namesEnough, HAS_WORDS);

/** The parts that the form of alerts has a field for, and the searched words. */
type FormPart = "keywords" | "search" | "location" | "department" | "salaryRange";

const BEYOND = {
  qualification: true,
  postedDate: true,
  closing: true,
  vacancies: true,
  employmentType: true,
  category: true,
  stage: true,
} as const satisfies Record<Exclude<keyof typeof criteriaParts, FormPart>, true>;

/** All other parts, in the order of an alert's key: without one in it, alerts that differ in that part alone would pass for the same. */
export const BEYOND_FORM = Object.keys(BEYOND) as (keyof typeof BEYOND)[];

export type AlertCriteria = z.output<typeof criteriaObject>;
export type JobAlert = z.output<typeof jobAlertSchema>;
export type AlertFrequency = JobAlert["frequency"];

/** Whether an alert says what it looks for: by keywords as its form asks for them, or by any part where it was taken over from a list. */
function namesEnough(criteria: AlertCriteria): boolean {
  if (keywordsOf(criteria.keywords).length > 0) return true;
  const { keywords: _keywords, search, location, department, salaryRange, ...others } = criteria;
  if (search === undefined) return false;
  const isNarrowed = location !== ALL_LOCATIONS || department !== ALL_DEPARTMENTS || salaryRange !== ALL_SALARIES;
  return isNarrowed || [search, ...BEYOND_FORM.map((name) => others[name])].some(Boolean);
}

/** What an alert looks for, without what else it is. */
export function criteriaOnly(alert: AlertCriteria): AlertCriteria {
  return criteriaObject.parse(alert);
}

/** A job alert out of storage or out of an answer; null for anything else. */
export function parseJobAlert(value: unknown): JobAlert | null {
  return jobAlertSchema.safeParse(value).data ?? null;
}

/** The alternatives that a text of comma-separated keywords names, in lower case, each once, at most MAX_TAGS. */
export function keywordsOf(text: string): string[] {
  const parts = text.toLowerCase().split(",");
  const typed = parts.map((part) => part.trim().replace(/\s+/g, " "));
  const words = typed.map((part) => cutText(part, MAX_KEYWORD_LENGTH).trim());
  // "all" is no filter in the address of a list, so it can be none here.
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word) && !isNoFilter(word)))].slice(0, MAX_TAGS);
}

/** Why an alert cannot be saved: the toast of spec section 5, and the fields it is about, in the order of the form. */
export type AlertProblem = {
  kind: "missing" | "email" | "address" | "phone";
  fields: readonly ("title" | "keywords" | "email" | "phone")[];
};

/** The first thing that is missing from an alert, or null (spec section 5), and no address that cannot be one: its mails would go nowhere. */
export function alertProblem(alert: JobAlert): AlertProblem | null {
  const missing = [alert.title.trim() === "" && "title", !namesEnough(alert) && "keywords"] as const;
  const fields = missing.filter((field) => field !== false);
  if (fields.length > 0) return { kind: "missing", fields };
  if (alert.emailNotifications && alert.email.trim() === "") return { kind: "email", fields: ["email"] };
  if (alert.emailNotifications && !looksLikeMailAddress(alert.email)) return { kind: "address", fields: ["email"] };
  if (alert.smsNotifications && alert.phone.trim() === "") return { kind: "phone", fields: ["phone"] };
  return null;
}

/**
 * The form of an alert: beside each field that is missing stands the kind of its toast. Texts lose the blanks around them, and what a
 * switch that is off asked for is forgotten.
 */
export const alertFormSchema = z
  .custom<JobAlert>()
  .superRefine((alert, { addIssue }) => {
    const problem = alertProblem(alert);
    for (const field of problem?.fields ?? []) addIssue({ code: "custom", path: [field], message: problem?.kind });
  })
  .transform((alert) => ({
    ...alert,
    title: alert.title.trim(),
    keywords: alert.keywords.trim(),
    email: alert.emailNotifications ? alert.email.trim() : "",
    phone: alert.smsNotifications ? alert.phone.trim() : "",
  }));

/** Body of `POST /api/alerts/counts`: what each alert looks for. The two samples may be among them. */
export const alertCountsSchema = z.object({ alerts: z.array(alertCriteriaSchema).max(MAX_ALERTS + 2) });

/** Its answer: for each alert, in the same order, how many open jobs match. */
export type AlertCounts = { counts: number[] };
