import type { AdminExamDto } from "@/lib/exams/admin-schema";

/** An exam as the calls of the staff answer it. */
export const EXAM: AdminExamDto = {
  id: 4,
  version: 1,
  isCancelled: false,
  updatedAt: "2026-11-20T10:00:00.000Z",
  title: "Archivist Examination",
  conductingOrganization: "Board of Archives",
  registrationStartDate: "2026-11-01",
  registrationEndDate: "2026-12-01",
  examDate: "2026-12-24",
  admitCardDate: null,
  resultsDate: null,
  applicationFee: null,
  examPattern: null,
  eligibility: "Graduate",
  officialWebsite: "https://archives.gov.in",
  syllabus: null,
  location: null,
  duration: null,
  totalMarks: null,
  examMode: null,
  languagesAvailable: null,
  jobId: null,
};
