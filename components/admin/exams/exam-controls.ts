import {
  type AdminExamDto,
  EXAM_LABELS,
  type ExamFieldName,
  type ExamFields,
  examFieldsSchema,
  fieldsOfExam,
} from "@/lib/exams/admin-schema";
import { forEachName, namesOf } from "@/lib/jobs/job/field";

export type ExamControl = { name: ExamFieldName; label: string; type?: "text" | "date" | "url" | "number" | "textarea" };

/** The controls of an exam (spec section 3), in the order of the form; its mode, a choice, follows them. */
export const EXAM_CONTROLS: readonly ExamControl[] = [
  { name: "title", label: EXAM_LABELS.title },
  { name: "conductingOrganization", label: EXAM_LABELS.conductingOrganization },
  { name: "registrationStartDate", label: EXAM_LABELS.registrationStartDate, type: "date" },
  { name: "registrationEndDate", label: EXAM_LABELS.registrationEndDate, type: "date" },
  { name: "examDate", label: EXAM_LABELS.examDate, type: "date" },
  { name: "admitCardDate", label: EXAM_LABELS.admitCardDate, type: "date" },
  { name: "resultsDate", label: EXAM_LABELS.resultsDate, type: "date" },
  { name: "officialWebsite", label: EXAM_LABELS.officialWebsite, type: "url" },
  { name: "applicationFee", label: EXAM_LABELS.applicationFee },
  { name: "duration", label: EXAM_LABELS.duration },
  { name: "totalMarks", label: EXAM_LABELS.totalMarks, type: "number" },
  { name: "location", label: EXAM_LABELS.location },
  { name: "languagesAvailable", label: EXAM_LABELS.languagesAvailable },
  { name: "jobId", label: "Number of its listing, whose dates it takes", type: "number" },
  { name: "eligibility", label: EXAM_LABELS.eligibility, type: "textarea" },
  { name: "examPattern", label: EXAM_LABELS.examPattern, type: "textarea" },
  { name: "syllabus", label: `${EXAM_LABELS.syllabus} (address or text)`, type: "textarea" },
];

/** The exam form as a browser holds it: every control gives text. */
export type ExamValues = Record<ExamFieldName, string>;

/** What the form shows for the fields of an exam or a template; what is absent or unknown is blank. */
export function valuesOfExam(fields: Partial<ExamFields>): ExamValues {
  return forEachName(namesOf(examFieldsSchema.shape), (name) => String(fields[name] ?? ""));
}

export const BLANK_EXAM: ExamValues = valuesOfExam({});

/**
 * An edit that was begun from an exam which somebody else saved meanwhile, laid over what they saved: what the editor left as it was is theirs, and
 * `both` are the fields that the two made different.
 */
export function editOverSaved(base: ExamValues, mine: ExamValues, saved: AdminExamDto) {
  const theirs = valuesOfExam(fieldsOfExam(saved));
  const names = namesOf(base);
  const values = forEachName(names, (name) => (mine[name] === base[name] ? theirs[name] : mine[name]));
  const both = names.filter((name) => theirs[name] !== base[name] && values[name] !== theirs[name]);
  return { theirs, values, both };
}
