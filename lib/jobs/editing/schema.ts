import { z } from "zod";
import { formLine, formText, numberOfText } from "@/lib/form-text";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { type Checked, type FieldDefinition, forEachName, MAX_COUNT, MAX_URL_LENGTH, type Stored } from "@/lib/jobs/job/field";
import {
  FORM_NAMES,
  type FormField,
  type JobTable,
  POSITION_NAMES,
  type PositionTable,
  type StaffField,
  type StaffListField,
} from "@/lib/jobs/job/names";
import { MAX_POSITIONS, POSITION_FIELDS } from "@/lib/jobs/job/positions";
import { MANUAL_ENTRY } from "@/lib/jobs/job/values";
import type { JobClosing } from "@/lib/jobs/schema";
import type { Likeness } from "@/lib/jobs/similar/likeness";
import type { Notice } from "@/lib/notice/schema";

export const ADMIN_JOB_STATUSES = ["draft", "scheduled", "published", "withdrawn"] as const;
export type AdminJobStatus = (typeof ADMIN_JOB_STATUSES)[number];

/** The post of a notice, and a job, as the form of the staff holds them when it was checked. */
export type PositionFields = Checked<PositionTable>;
export type JobFields = Checked<Pick<JobTable, FormField>> & { useMultiplePositions: boolean; jobPositions: PositionFields[] };

/**
 * The fields of the job form (spec section 3, 'Job (admin create)'), in the browser and on the server: their types and lengths.
 * What must be there and fit together is said by lib/jobs/editing/rules.ts. Unknown fields are ignored. The cast says what a schema made
 * from a table cannot: it gives the names and values of the table's entries.
 */
export const jobFieldsSchema = z.preprocess(
  withoutHidden,
  z.object({
    ...forEachName(FORM_NAMES, (name) => formSchema(JOB_FIELDS[name])),
    sourceUrl: formText(MAX_URL_LENGTH).transform((value) => (value === MANUAL_ENTRY ? "" : value)),
    useMultiplePositions: z.preprocess((value) => value ?? false, z.boolean("Must be true or false")),
    jobPositions: z.preprocess(
      (value) => value ?? [],
      z.array(positionSchema(), "Must be a list").max(MAX_POSITIONS, `At most ${MAX_POSITIONS} positions`),
    ),
  }),
) as unknown as z.ZodType<JobFields>;

/** The number of vacancies is the sum of the positions where there are several: what stands in its own field, which no form shows then, says nothing. */
function withoutHidden(fields: unknown): unknown {
  const isSeveral =
    typeof fields === "object" && fields !== null && "useMultiplePositions" in fields && fields.useMultiplePositions;
  return isSeveral === true ? { ...fields, positions: null } : fields;
}

function positionSchema() {
  return z.object(
    {
      ...forEachName(POSITION_NAMES, (name) => formSchema(POSITION_FIELDS[name])),
      // Judged by the rules, which name the position; NaN stands for what is no number.
      numberOfVacancies: z.preprocess((value) => toNumber(value ?? 1), z.union([z.number(), z.nan()])),
    },
    "Must be an object",
  );
}

/** What a control may hold. Days are judged by the rules, which know today. */
function formSchema({ value, label }: FieldDefinition): z.ZodType {
  switch (value.kind) {
    case "text":
      return value.hasParagraphs ? formText(value.max) : formLine(value.max);
    case "url":
      return formText(MAX_URL_LENGTH);
    case "day":
    case "instant":
      return formText(30);
    case "count":
      return countSchema(label);
    case "choice":
      return formText(100).refine(
        (text) => text === "" || value.options.includes(text),
        `Must be one of: ${value.options.join(", ")}`,
      );
  }
}

/** A number: blank is unknown (null), what is no number becomes 1 (spec section 5). */
function countSchema(label: string): z.ZodType {
  return z.preprocess((value) => {
    if (value === undefined || value === null || (typeof value === "string" && value.trim() === "")) return null;
    const number = typeof value === "string" ? numberOfText(value) : value;
    return typeof number === "number" && Number.isFinite(number) ? number : 1;
  }, z
    .int(`${label} must be a whole number`)
    .min(1, `${label} must be at least 1`)
    .max(MAX_COUNT, `${label} is too large`)
    .nullable());
}

/** A number as a form or an API client sends it. */
function toNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" ? numberOfText(value) : Number.NaN;
}

export const PUBLISH_AT_WRONG = "Publication time must be a date and time (YYYY-MM-DDTHH:MM)";

/** What `POST /api/admin/jobs` takes beside the fields: publish at once (the default), at an instant, or keep as a draft. */
export const publicationSchema = z.object({
  status: z.preprocess(
    (value) => value ?? "published",
    z.enum(["draft", "scheduled", "published"], "Status must be one of: draft, scheduled, published"),
  ),
  publishAt: z.preprocess((value) => value || null, z.string(PUBLISH_AT_WRONG).nullable()),
});
export type Publication = z.output<typeof publicationSchema>;

/** A job as the admin area and its calls show it: every field, in whatever status. */
export type AdminJobDto = Stored<Pick<JobTable, StaffField>> & {
  id: number;
  status: AdminJobStatus;
  version: number;
  jobPositions: (Stored<PositionTable> & { id: number })[];
  /** Where the row came from: "manual", "sample", or an import's host. */
  source: string;
  closed: JobClosing | null;
  /** What is known of the notice as data. */
  notice: Notice | null;
  publishAt: string | null;
  createdAt: string;
  updatedAt: string;
};

/** Who saved a job last, and when (an ISO instant). */
export type LastSave = { savedBy: string; savedAt: string };

/** The stored job that an edit is behind, and who saved it when. */
export type Conflict = { job: AdminJobDto } & LastSave;

/** The version of a job that its editor saw, of a call that has no body. */
export const versionQuerySchema = z.object({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
});

/** The caller's own number of a call that makes something: sent again, after the network took the answer, it makes nothing more. */
export const submissionSchema = z.object({ submission: z.uuid("submission must be a UUID").optional() });

/** The staff's list has an order of its own beside those of readers. */
export const ADMIN_SORTS = ["updated", "latest", "deadline", "title", "department"] as const;
export type AdminSort = (typeof ADMIN_SORTS)[number];

/** A line of the staff's list of jobs. */
export type AdminJobRow = Pick<AdminJobDto, "id" | "status" | "version" | StaffListField | "source" | "publishAt" | "updatedAt">;

/** A stored job that may be the one an editor is entering. */
export type SimilarJob = {
  id: number;
  title: string;
  recruitingOrganization: string;
  deadline: string;
  status: string;
  /** What the two have in common, the surest first. */
  because: Likeness[];
};

/** Why a deadline, a vacancy count or a fee of a published job changes: the body changed its notice, or the entry here was wrong. */
export const CORRECTIONS = ["corrigendum", "slip"] as const;
export type Correction = (typeof CORRECTIONS)[number];

export const BULK_ACTIONS = ["close", "reopen", "withdraw", "publish", "deadline", "delete"] as const;
/** One of these, or the undoing of what one did. */
export type BulkAction = (typeof BULK_ACTIONS)[number] | "undo";

/** Jobs that one bulk write takes: what an editor can tick and look over. */
export const MAX_BULK = 200;

/** What a bulk write did: the jobs written with the version that each has now, and those left alone with the reason. */
export type BulkResult = {
  changed: number[];
  skipped: { id: number; reason: string }[];
  versions: Record<number, number>;
};
