import { z } from "zod";
import { isDay } from "@/lib/dates";
import type { ExamDto } from "@/lib/exams/schema";
import { formLine, formText, numberOfText } from "@/lib/form-text";
import { isWebAddress } from "@/lib/web-address";

/** Exam modes of spec section 5. */
export const EXAM_MODES = ["Online", "Offline", "Both"] as const;

/** Title and text of the message for a form with gaps (spec section 5). */
export const MISSING_FIELDS = {
  title: "Missing Required Fields",
  description: "Please fill in all required fields marked with *",
} as const;

/** Marks: blank is unknown. */
const marks = z.preprocess((value) => {
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "string" ? numberOfText(value) : value;
}, z
  .int("Total marks must be a whole number")
  .min(1, "Total marks must be at least 1")
  .max(100_000, "Total marks is too large")
  .nullable());

/** The number of a listing: blank is none. */
const listing = z.preprocess((value) => {
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "string" ? numberOfText(value.trim().replace(/^#/, "")) : value;
}, z.int("Listing must be a number").min(1, "Listing must be a number").nullable());

/** The fields of the exam form (spec section 3, Exam). What must be there and fit together is said by examIssues. */
export const examFieldsSchema = z.object({
  title: formLine(300),
  conductingOrganization: formLine(300),
  examDate: formText(30),
  registrationStartDate: formText(30),
  registrationEndDate: formText(30),
  applicationFee: formLine(1000),
  examPattern: formText(2000),
  eligibility: formText(2000),
  officialWebsite: formText(2000),
  resultsDate: formText(30),
  admitCardDate: formText(30),
  syllabus: formText(5000),
  location: formLine(500),
  duration: formLine(200),
  totalMarks: marks,
  examMode: formText(20).refine(
    (value) => value === "" || (EXAM_MODES as readonly string[]).includes(value),
    `Exam mode must be one of: ${EXAM_MODES.join(", ")}`,
  ),
  languagesAvailable: formLine(300),
  jobId: listing,
});
export type ExamFields = z.output<typeof examFieldsSchema>;
export type ExamFieldName = keyof ExamFields;

/** An exam as the admin area and its calls show it. */
export type AdminExamDto = ExamDto & { version: number; isCancelled: boolean; updatedAt: string };

/** A deleted exam as the staff is offered it. */
export type DeletedExam = Pick<AdminExamDto, "id" | "title" | "conductingOrganization" | "examDate"> & {
  /** An ISO instant. */
  deletedAt: string;
  deletedBy: string;
};

export const EXAM_REQUIRED = [
  "title",
  "conductingOrganization",
  "examDate",
  "registrationStartDate",
  "registrationEndDate",
  "eligibility",
  "officialWebsite",
] as const satisfies readonly ExamFieldName[];

/** What the form and the messages call each field. */
export const EXAM_LABELS = {
  title: "Exam title",
  conductingOrganization: "Conducting organization",
  examDate: "Exam date",
  registrationStartDate: "Registration start",
  registrationEndDate: "Registration end",
  applicationFee: "Application fee",
  examPattern: "Exam pattern",
  eligibility: "Eligibility",
  officialWebsite: "Official website",
  resultsDate: "Results date",
  admitCardDate: "Admit card date",
  syllabus: "Syllabus",
  location: "Location",
  duration: "Duration",
  totalMarks: "Total marks",
  examMode: "Exam mode",
  languagesAvailable: "Languages available",
  jobId: "Listing",
} as const satisfies Record<ExamFieldName, string>;

const DATES = [
  "examDate",
  "registrationStartDate",
  "registrationEndDate",
  "resultsDate",
  "admitCardDate",
] as const satisfies readonly ExamFieldName[];

export type ExamIssue = { field: string; message: string };
export type CheckedExam = { fields: ExamFields; issues: [] } | { fields: null; issues: [ExamIssue, ...ExamIssue[]] };

/** The fields of an exam and every rule about them, for the form of a browser; the server asks checkExam, which asks this. */
export const examFormSchema = examFieldsSchema.superRefine((fields, check) => {
  for (const { field, message } of examIssues(fields)) check.addIssue({ code: "custom", path: [field], message });
});

/** Reads an exam form and applies every rule, in the browser and on the server. */
export function checkExam(input: unknown): CheckedExam {
  const parsed = examFormSchema.safeParse(input);
  if (parsed.success) return { fields: parsed.data, issues: [] };
  const [first, ...more] = parsed.error.issues.map(toIssue);
  return { fields: null, issues: [first ?? { field: "body", message: "Not an exam" }, ...more] };
}

function examIssues(fields: ExamFields): ExamIssue[] {
  const missing = EXAM_REQUIRED.filter((field) => fields[field] === "");
  const wrong = DATES.filter((field) => fields[field] !== "" && !isDay(fields[field]));
  return [
    ...missing.map((field) => ({ field, message: `${MISSING_FIELDS.title} - ${MISSING_FIELDS.description}` })),
    ...wrong.map((field) => ({ field, message: `${EXAM_LABELS[field]} must be a date (YYYY-MM-DD)` })),
    ...orderIssues(fields),
    ...websiteIssues(fields),
  ];
}

/** Days that are there and in the wrong order. */
function orderIssues({ registrationStartDate: start, registrationEndDate: end, examDate }: ExamFields): ExamIssue[] {
  const isBefore = (day: string, other: string) => isDay(day) && isDay(other) && day < other;
  return [
    ...(isBefore(end, start)
      ? [{ field: "registrationEndDate", message: "Registration end cannot be before registration start" }]
      : []),
    ...(isBefore(examDate, end) ? [{ field: "examDate", message: "Exam date cannot be before registration end" }] : []),
  ];
}

function websiteIssues({ officialWebsite }: ExamFields): ExamIssue[] {
  return officialWebsite === "" || isWebAddress(officialWebsite)
    ? []
    : [{ field: "officialWebsite", message: "Official website must be a valid URL" }];
}

/** An issue as people read it: what the schema of every text says has no name of a field in it. */
function toIssue({ path, message }: z.core.$ZodIssue): ExamIssue {
  const field = path.join(".");
  if (field === "") return { field: "body", message: "The exam must be an object" };
  return {
    field,
    message: message.startsWith("Must ") ? `${EXAM_LABELS[field as ExamFieldName] ?? field}: ${message}` : message,
  };
}

/** The form of a stored exam: what an edit starts from. */
export function fieldsOfExam(exam: AdminExamDto): ExamFields {
  return {
    title: exam.title,
    conductingOrganization: exam.conductingOrganization,
    examDate: exam.examDate,
    registrationStartDate: exam.registrationStartDate,
    registrationEndDate: exam.registrationEndDate,
    applicationFee: exam.applicationFee ?? "",
    examPattern: exam.examPattern ?? "",
    eligibility: exam.eligibility,
    officialWebsite: exam.officialWebsite,
    resultsDate: exam.resultsDate ?? "",
    admitCardDate: exam.admitCardDate ?? "",
    syllabus: exam.syllabus ?? "",
    location: exam.location ?? "",
    duration: exam.duration ?? "",
    totalMarks: exam.totalMarks,
    examMode: exam.examMode ?? "",
    languagesAvailable: exam.languagesAvailable ?? "",
    jobId: exam.jobId ?? null,
  };
}
