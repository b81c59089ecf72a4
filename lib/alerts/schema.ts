import { z } from "zod";
import { looksLikeAddress } from "@/lib/accounts/form-rules";
import { MAX_TAGS } from "@/lib/jobs/schema";
import { isNoFilter } from "@/lib/jobs/search/filters";

/** Choices of the alert form (spec section 9); the first of each is "no filter". */
export const ALERT_DEPARTMENTS = ["all-departments", "Banking", "Railway", "SSC", "UPSC"] as const;
export const ALERT_SALARIES = ["all-salaries", "below-20k", "20k-30k", "30k-50k", "50k-75k", "above-75k"] as const;
export const ALERT_FREQUENCIES = ["instant", "daily", "weekly"] as const;
export const ALL_LOCATIONS = "all-locations";

export const MAX_ALERTS = 50;
export const MAX_ALERT_TITLE = 100;
export const MAX_KEYWORDS_LENGTH = 200;
const MAX_KEYWORD_LENGTH = 60;
const MAX_LOCATION_LENGTH = 60;
const MAX_EMAIL_LENGTH = 254;
const MAX_PHONE_LENGTH = 30;

const text = (max: number) => z.string().trim().max(max);
const keywords = text(MAX_KEYWORDS_LENGTH).refine((value) => keywordsOf(value).length > 0);

/** What an alert looks for: the part that decides which jobs match, and by which two alerts are the same. */
const alertCriteriaSchema = z.object({
  keywords,
  location: text(MAX_LOCATION_LENGTH).min(1).default(ALL_LOCATIONS),
  department: z.enum(ALERT_DEPARTMENTS).default("all-departments"),
  salaryRange: z.enum(ALERT_SALARIES).default("all-salaries"),
});

/** A job alert (spec section 3). Its id is its key (lib/alerts/criteria.ts), its matching jobs are counted when shown. */
const jobAlertSchema = alertCriteriaSchema.extend({
  title: text(MAX_ALERT_TITLE).min(1),
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  /** Asked for when the matching switch is on; else empty. */
  email: text(MAX_EMAIL_LENGTH).default(""),
  phone: text(MAX_PHONE_LENGTH).default(""),
  frequency: z.enum(ALERT_FREQUENCIES),
  isActive: z.boolean(),
});

export type AlertCriteria = z.output<typeof alertCriteriaSchema>;
export type JobAlert = z.output<typeof jobAlertSchema>;
export type AlertFrequency = JobAlert["frequency"];

/** A job alert out of storage or out of an answer; null for anything else. */
export function parseJobAlert(value: unknown): JobAlert | null {
  return jobAlertSchema.safeParse(value).data ?? null;
}

/** The alternatives that a text of comma-separated keywords names, in lower case, each once, at most MAX_TAGS. */
export function keywordsOf(text: string): string[] {
  const parts = text.toLowerCase().split(",");
  const words = parts.map((part) => part.trim().replace(/\s+/g, " ").slice(0, MAX_KEYWORD_LENGTH).trim());
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
  const missing = [alert.title.trim() === "" && "title", keywordsOf(alert.keywords).length === 0 && "keywords"] as const;
  const fields = missing.filter((field) => field !== false);
  if (fields.length > 0) return { kind: "missing", fields };
  if (alert.emailNotifications && alert.email.trim() === "") return { kind: "email", fields: ["email"] };
  if (alert.emailNotifications && !looksLikeAddress(alert.email)) return { kind: "address", fields: ["email"] };
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
