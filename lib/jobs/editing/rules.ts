import { type Day, isDay } from "@/lib/dates";
import type { JobFields, PositionFields } from "@/lib/jobs/editing/schema";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { MAX_COUNT, type NameWith } from "@/lib/jobs/job/field";
import type { FieldIssue } from "@/lib/jobs/job/labels";
import { FORM_NAMES, type FormField, type JobTable } from "@/lib/jobs/job/names";
import { isWebAddress } from "@/lib/web-address";

/** What a new listing must state, in the order of the form. */
const NEW_REQUIRED = FORM_NAMES.filter((name) => JOB_FIELDS[name].form !== "optional");

/** What an edit and a draft need (spec section 5, "Job edit requires"): a stored listing lacks the rest at times. */
export const EDIT_REQUIRED = NEW_REQUIRED.filter((name) => JOB_FIELDS[name].form === "always");

const LINKS = FORM_NAMES.filter((name): name is LinkField => JOB_FIELDS[name].value.kind === "url");
type LinkField = Extract<FormField, NameWith<JobTable, { value: { kind: "url" } }>>;

/** The days of the stored job, which an edit may leave as they are although they have passed. */
type StoredDays = { deadline: Day; applicationStartDate: Day | null };

export type RuleContext = {
  /** Today in Asia/Kolkata. */
  today: Day;
  /** "new": everything a listing must state; "edit" and drafts: the five fields without which there is no listing. */
  kind: "new" | "edit";
  stored?: StoredDays;
};

/** Everything that is wrong with a form, in the order of its fields; nothing where it may be saved. */
export function jobRuleIssues(fields: JobFields, { today, kind, stored }: RuleContext): FieldIssue[] {
  const required = kind === "new" ? NEW_REQUIRED : EDIT_REQUIRED;
  return [
    ...required.flatMap((field) => {
      const isFromPositions = field === "qualification" && fields.useMultiplePositions;
      return isFromPositions ? [] : missingIssues(field, fields[field]);
    }),
    ...positionIssues(fields),
    ...LINKS.flatMap((field) => linkIssues(field, fields[field])),
    ...startIssues(fields, today, stored),
    ...deadlineIssues(fields, today, stored),
  ];
}

function positionIssues({ useMultiplePositions, jobPositions }: JobFields): FieldIssue[] {
  if (!useMultiplePositions) return [];
  if (!jobPositions.some(({ positionName }) => positionName !== "")) {
    return [{ field: "jobPositions", message: "At least one position with a name is required" }];
  }
  return jobPositions.flatMap(issuesOfPosition);
}

function issuesOfPosition({ positionName, qualification, numberOfVacancies }: PositionFields, index: number): FieldIssue[] {
  const at = (field: keyof PositionFields, message: string): FieldIssue => ({
    field: `jobPositions.${index}.${field}`,
    message: `Position ${index + 1}: ${message}`,
  });
  const isCount = Number.isInteger(numberOfVacancies) && numberOfVacancies >= 1 && numberOfVacancies <= MAX_COUNT;
  return [
    ...(positionName === "" ? [at("positionName", "Position name is required")] : []),
    ...(qualification === "" ? [at("qualification", "Qualification is required")] : []),
    ...(isCount ? [] : [at("numberOfVacancies", "Number of vacancies must be at least 1")]),
  ];
}

function missingIssues(field: FormField, value: unknown): FieldIssue[] {
  return value === "" ? [{ field, message: `${JOB_FIELDS[field].label} is required` }] : [];
}

function linkIssues(field: FormField, value: string): FieldIssue[] {
  return value === "" || isWebAddress(value) ? [] : [{ field, message: `${JOB_FIELDS[field].label} must be a valid URL` }];
}

function dayIssue(field: FormField): FieldIssue {
  return { field, message: `${JOB_FIELDS[field].label} must be a date (YYYY-MM-DD)` };
}

/** What is wrong with a deadline that is set by itself. */
export function newDeadlineIssues(deadline: string, today: Day): FieldIssue[] {
  return [...missingIssues("deadline", deadline), ...deadlineIssues({ deadline }, today)];
}

function startIssues({ applicationStartDate: start, deadline }: JobFields, today: Day, stored?: StoredDays): FieldIssue[] {
  const field = "applicationStartDate";
  if (start === "") return [];
  if (!isDay(start)) return [dayIssue(field)];
  if (start > today && start !== stored?.applicationStartDate) {
    return [{ field, message: "Application start date cannot be in the future" }];
  }
  return isDay(deadline) && start > deadline ? [{ field, message: "Application start date cannot be after the deadline" }] : [];
}

/** Today is still a future date here: a deadline lasts to the end of its day. A past one may stay where it was, not be set anew. */
function deadlineIssues({ deadline }: Pick<JobFields, "deadline">, today: Day, stored?: StoredDays): FieldIssue[] {
  if (deadline === "" || deadline === stored?.deadline) return [];
  if (!isDay(deadline)) return [dayIssue("deadline")];
  return deadline < today ? [{ field: "deadline", message: "Deadline must be a future date" }] : [];
}
