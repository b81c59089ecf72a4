import { type Day, isDay } from "@/lib/dates";
import type { JobFields, PositionFields } from "@/lib/jobs/editing/schema";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { MAX_COUNT, type NameWith } from "@/lib/jobs/job/field";
import type { FieldIssue } from "@/lib/jobs/job/labels";
import { FORM_NAMES, type FormField, type JobTable } from "@/lib/jobs/job/names";
import { namesPlace } from "@/lib/places/places";
import { isWebAddress } from "@/lib/web-address";

/** What a new listing must state, in the order of the form. */
export const NEW_REQUIRED = FORM_NAMES.filter((name) => JOB_FIELDS[name].form !== "optional");

/** What an edit and a draft need (spec section 5, "Job edit requires"): a stored listing lacks the rest at times. */
export const EDIT_REQUIRED = NEW_REQUIRED.filter((name) => JOB_FIELDS[name].form === "always");

/** What a listing needs that a source brought, beside a link: sources say neither category nor employment type. */
const SOURCE_REQUIRED = FORM_NAMES.filter((name) => name === "recruitingOrganization" || EDIT_REQUIRED.includes(name));

const LINKS = FORM_NAMES.filter((name): name is LinkField => JOB_FIELDS[name].value.kind === "url");
type LinkField = Extract<FormField, NameWith<JobTable, { value: { kind: "url" } }>>;

/** What the stored job says, which an edit may leave as it is: days that have passed, a department or a place of an import's own. */
type StoredFacts = { deadline: Day; applicationStartDate: Day | null; department?: string; location?: string };

export type RuleContext = {
  /** Today in Asia/Kolkata. */
  today: Day;
  /**
   * "new": everything that a listing must state; "source": what one must that a source brought; "edit", also of drafts: the five fields
   * without which there is no listing.
   */
  kind: "new" | "source" | "edit";
  stored?: StoredFacts;
  /** The day on which the notice announces that applying begins (lib/notice/announced-start.ts), where it does: that one may be to come. */
  announcedStart?: Day | null;
  /** What a stored job lacks already and may go on lacking. */
  lacks?: readonly FormField[];
};

/** Everything that is wrong with a form, in the order of its fields; nothing where it may be saved. */
export function jobRuleIssues(fields: JobFields, { today, kind, stored, announcedStart, lacks = [] }: RuleContext): FieldIssue[] {
  return [
    ...REQUIRED[kind].flatMap((field) => {
      const isFromPositions = field === "qualification" && fields.useMultiplePositions;
      return isFromPositions || lacks.includes(field) ? [] : missingIssues(field, fields[field]);
    }),
    ...(kind === "source" && fields.sourceUrl === "" ? missingIssues("applyLink", fields.applyLink) : []),
    ...departmentIssues(fields, stored),
    ...placeIssues(fields, stored),
    ...positionIssues(fields),
    ...LINKS.flatMap((field) => linkIssues(field, fields[field])),
    ...startIssues(fields, today, [stored?.applicationStartDate, announcedStart]),
    ...deadlineIssues(fields, today, stored),
  ];
}

const REQUIRED = { new: NEW_REQUIRED, source: SOURCE_REQUIRED, edit: EDIT_REQUIRED } as const satisfies Record<
  RuleContext["kind"],
  readonly FormField[]
>;

/** A department is one value of the filter, by its full or a short name: under any other no reader finds the listing. */
function departmentIssues({ department }: JobFields, stored?: StoredFacts): FieldIssue[] {
  if (department === "" || department === stored?.department || resolveDepartments(department).length === 1) return [];
  return [{ field: "department", message: "Department must be one of the list" }];
}

/** A place may be written in any way in which the filter of places finds one. */
function placeIssues({ location }: JobFields, stored?: StoredFacts): FieldIssue[] {
  if (location === "" || location === stored?.location || namesPlace(location)) return [];
  return [{ field: "location", message: "Location must name a state, a city or All India" }];
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

function startIssues(
  { applicationStartDate: start, deadline }: JobFields,
  today: Day,
  known: readonly (Day | null | undefined)[],
): FieldIssue[] {
  const field = "applicationStartDate";
  if (start === "") return [];
  if (!isDay(start)) return [dayIssue(field)];
  if (start > today && !known.includes(start)) {
    return [{ field, message: "Application start date cannot be in the future" }];
  }
  return isDay(deadline) && start > deadline ? [{ field, message: "Application start date cannot be after the deadline" }] : [];
}

/** Today is still a future date here: a deadline lasts to the end of its day. A past one may stay where it was, not be set anew. */
function deadlineIssues({ deadline }: Pick<JobFields, "deadline">, today: Day, stored?: StoredFacts): FieldIssue[] {
  if (deadline === "" || deadline === stored?.deadline) return [];
  if (!isDay(deadline)) return [dayIssue("deadline")];
  return deadline < today ? [{ field: "deadline", message: "Deadline must be a future date" }] : [];
}
