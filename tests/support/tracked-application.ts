import type { TrackedApplication } from "@/lib/tracker/schema";

/** An application for a post that the site does not list, as the device keeps it. */
export const application: TrackedApplication = {
  jobId: null,
  jobTitle: "Junior Clerk",
  department: "Staff Selection Commission",
  appliedDate: "2026-11-01",
  deadline: null,
  status: "applied",
  notes: "",
  documents: [],
  examDate: null,
  interviewDate: null,
};
