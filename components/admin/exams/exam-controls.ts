import { EXAM_LABELS, type ExamFieldName } from "@/lib/exams/admin-schema";

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
