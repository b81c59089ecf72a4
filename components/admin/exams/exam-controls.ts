import type { ExamFieldName } from "@/lib/exams/admin-schema";

export type ExamControl = { name: ExamFieldName; label: string; type?: "text" | "date" | "url" | "number" | "textarea" };

/** The controls of an exam (spec section 3), in the order of the form; its mode, a choice, follows them. */
export const EXAM_CONTROLS: readonly ExamControl[] = [
  { name: "title", label: "Exam title" },
  { name: "conductingOrganization", label: "Conducting organization" },
  { name: "registrationStartDate", label: "Registration start", type: "date" },
  { name: "registrationEndDate", label: "Registration end", type: "date" },
  { name: "examDate", label: "Exam date", type: "date" },
  { name: "admitCardDate", label: "Admit card date", type: "date" },
  { name: "resultsDate", label: "Results date", type: "date" },
  { name: "officialWebsite", label: "Official website", type: "url" },
  { name: "applicationFee", label: "Application fee" },
  { name: "duration", label: "Duration" },
  { name: "totalMarks", label: "Total marks", type: "number" },
  { name: "location", label: "Location" },
  { name: "languagesAvailable", label: "Languages available" },
  { name: "jobId", label: "Number of its listing, whose dates it takes", type: "number" },
  { name: "eligibility", label: "Eligibility", type: "textarea" },
  { name: "examPattern", label: "Exam pattern", type: "textarea" },
  { name: "syllabus", label: "Syllabus (address or text)", type: "textarea" },
];
