import { z } from "zod";
import { isDay } from "@/lib/dates";

/**
 * The six statuses of an application (spec section 4), in the order in which one follows another; rejected stands apart. Before them that of
 * what was not applied for yet (product.md, "Tracker").
 */
export const APPLICATION_STATUSES = [
  "planned",
  "applied",
  "under_review",
  "exam_scheduled",
  "interview_scheduled",
  "selected",
  "rejected",
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const MAX_APPLICATIONS = 300;
export const MAX_JOB_TITLE = 500;
export const MAX_DEPARTMENT = 200;
export const MAX_NOTES = 2000;
export const MAX_DOCUMENTS = 30;
export const MAX_DOCUMENT_NAME = 100;

const day = z.string().refine(isDay);
/** A day that need not be known; absent and empty are null. */
const optionalDay = z
  .union([z.literal("").transform(() => null), day, z.null()])
  .optional()
  .transform((value) => value ?? null);
const name = (max: number) => z.string().trim().min(1).max(max);

/** A tracked application (spec section 3). Its id is its key (trackerKey). Days are YYYY-MM-DD. */
const trackedApplicationSchema = z.object({
  /** The job of this site that it is about; null for one that was typed in. */
  jobId: z
    .int32()
    .positive()
    .nullish()
    .transform((value) => value ?? null),
  jobTitle: name(MAX_JOB_TITLE),
  department: name(MAX_DEPARTMENT),
  appliedDate: day,
  deadline: optionalDay,
  /** The hour of that day, where the notice gave one; an instant. */
  closesAt: z.iso.datetime({ offset: true }).nullish().catch(undefined),
  status: z.enum(APPLICATION_STATUSES),
  notes: z.string().max(MAX_NOTES).default(""),
  documents: z.array(name(MAX_DOCUMENT_NAME)).max(MAX_DOCUMENTS).default([]),
  examDate: optionalDay,
  interviewDate: optionalDay,
});

export type TrackedApplication = z.output<typeof trackedApplicationSchema>;

/** A tracked application out of storage, a file or an answer; null for anything else. */
export function parseTrackedApplication(value: unknown): TrackedApplication | null {
  return trackedApplicationSchema.safeParse(value).data ?? null;
}

const MAX_KEY_TITLE = 180;
const MAX_KEY_DEPARTMENT = 80;

/**
 * The key of an application: its job, else its title, department and date (product.md, "Merge on sign-in"), whatever their case and
 * spaces. At most 300 characters.
 */
export function trackerKey({ jobId, jobTitle, department, appliedDate }: TrackedApplication): string {
  if (jobId !== null) return `job:${jobId}`;
  return `${appliedDate}|${folded(department, MAX_KEY_DEPARTMENT)}|${folded(jobTitle, MAX_KEY_TITLE)}`;
}

/** The form of an application: job title and department must be there (spec section 5); a day that was emptied is unknown. */
export const applicationFormSchema = z
  .custom<TrackedApplication>()
  .superRefine((application, { addIssue }) => {
    for (const field of ["jobTitle", "department"] as const) {
      if (application[field].trim() === "") addIssue({ code: "custom", path: [field], message: "missing" });
    }
  })
  .transform((application) => ({
    ...application,
    jobTitle: application.jobTitle.trim(),
    department: application.department.trim(),
    deadline: application.deadline || null,
    examDate: application.examDate || null,
    interviewDate: application.interviewDate || null,
    notes: application.notes.trim(),
  }));

/** The names of documents with one more at their end; one that is blank, there already or beyond what an application holds adds nothing. */
export function withDocument(documents: readonly string[], name: string): string[] {
  const trimmed = name.trim();
  const isNew = trimmed !== "" && !documents.includes(trimmed) && documents.length < MAX_DOCUMENTS;
  return isNew ? [...documents, trimmed] : [...documents];
}

/** An application with another status; what was only planned is applied for on the day that its status says so. */
export function withStatus(application: TrackedApplication, status: ApplicationStatus, today: string): TrackedApplication {
  const begins = application.status === "planned" && status !== "planned";
  return { ...application, status, ...(begins && { appliedDate: today }) };
}

function folded(text: string, max: number): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim().slice(0, max);
}
