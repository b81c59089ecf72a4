import { type Day, isDay } from "@/lib/dates";
import type { JobFieldName, JobFields, PositionFields } from "@/lib/jobs/editing/schema";

/** A rule that a form breaks: the path of its field, dotted ("jobPositions.0.positionName"), and what is wrong. */
export type RuleIssue = { field: string; message: string };

type RequiredField = Exclude<JobFieldName, "positions" | "useMultiplePositions" | "jobPositions">;

/** What a new listing must state, in the order of the form, with the words of spec section 5. */
const REQUIRED = {
  title: "Job title is required",
  jobCategory: "Job category is required",
  employmentType: "Employment type is required",
  recruitingOrganization: "Recruiting organization is required",
  department: "Department is required",
  location: "Location is required",
  qualification: "Qualification is required",
  applicationStartDate: "Application start date is required",
  deadline: "Application deadline is required",
  applyLink: "Application link is required",
} as const satisfies Partial<Record<RequiredField, string>>;

/** What an edit and a draft need (spec section 5, "Job edit requires"): a stored listing lacks the rest at times. */
export const EDIT_REQUIRED = ["title", "department", "location", "qualification", "deadline"] as const;

/** The days of the stored job, which an edit may leave as they are although they have passed. */
export type StoredDays = { deadline: Day; applicationStartDate: Day | null };

export type RuleContext = {
  /** Today in Asia/Kolkata. */
  today: Day;
  /** "new": everything a listing must state; "edit" and drafts: the five fields without which there is no listing. */
  kind: "new" | "edit";
  stored?: StoredDays;
};

/** Everything that is wrong with a form, in the order of its fields; nothing where it may be saved. */
export function jobRuleIssues(fields: JobFields, { today, kind, stored }: RuleContext): RuleIssue[] {
  const required = kind === "new" ? (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]) : EDIT_REQUIRED;
  return [
    ...required.flatMap((field) => {
      const isFromPositions = field === "qualification" && fields.useMultiplePositions;
      return fields[field] === "" && !isFromPositions ? [{ field, message: REQUIRED[field] }] : [];
    }),
    ...positionIssues(fields),
    ...linkIssue("applyLink", fields.applyLink, "Application link must be a valid URL"),
    ...linkIssue("sourceUrl", fields.sourceUrl, "Source URL must be a valid URL"),
    ...startIssues(fields, today, stored),
    ...deadlineIssues(fields, today, stored),
  ];
}

function positionIssues({ useMultiplePositions, jobPositions }: JobFields): RuleIssue[] {
  if (!useMultiplePositions) return [];
  if (!jobPositions.some(({ positionName }) => positionName !== "")) {
    return [{ field: "jobPositions", message: "At least one position with a name is required" }];
  }
  return jobPositions.flatMap(issuesOfPosition);
}

function issuesOfPosition({ positionName, qualification, numberOfVacancies }: PositionFields, index: number): RuleIssue[] {
  const at = (field: keyof PositionFields, message: string): RuleIssue => ({
    field: `jobPositions.${index}.${field}`,
    message: `Position ${index + 1}: ${message}`,
  });
  const isCount = Number.isInteger(numberOfVacancies) && numberOfVacancies >= 1 && numberOfVacancies <= 10_000_000;
  return [
    ...(positionName === "" ? [at("positionName", "Position name is required")] : []),
    ...(qualification === "" ? [at("qualification", "Qualification is required")] : []),
    ...(isCount ? [] : [at("numberOfVacancies", "Number of vacancies must be at least 1")]),
  ];
}

function linkIssue(field: string, value: string, message: string): RuleIssue[] {
  return value === "" || isWebAddress(value) ? [] : [{ field, message }];
}

/** An absolute http or https address whose host has a name. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}

function startIssues({ applicationStartDate: start, deadline }: JobFields, today: Day, stored?: StoredDays): RuleIssue[] {
  const field = "applicationStartDate";
  if (start === "") return [];
  if (!isDay(start)) return [{ field, message: "Application start date must be a date (YYYY-MM-DD)" }];
  if (start > today && start !== stored?.applicationStartDate) {
    return [{ field, message: "Application start date cannot be in the future" }];
  }
  return isDay(deadline) && start > deadline ? [{ field, message: "Application start date cannot be after the deadline" }] : [];
}

/** Today is still a future date here: a deadline lasts to the end of its day. A past one may stay where it was, not be set anew. */
function deadlineIssues({ deadline }: JobFields, today: Day, stored?: StoredDays): RuleIssue[] {
  if (deadline === "" || deadline === stored?.deadline) return [];
  if (!isDay(deadline)) return [{ field: "deadline", message: "Application deadline must be a date (YYYY-MM-DD)" }];
  return deadline < today ? [{ field: "deadline", message: "Deadline must be a future date" }] : [];
}
