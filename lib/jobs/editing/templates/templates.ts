import type { JobFields } from "@/lib/jobs/editing/schema";
import { bankingTemplates } from "@/lib/jobs/editing/templates/banking";
import { centralTemplates } from "@/lib/jobs/editing/templates/central";
import { stateTemplates } from "@/lib/jobs/editing/templates/state";

/** The job templates of spec section 9: what the notices of that recruitment say every year, for an editor to complete. */
export const JOB_TEMPLATES = [
  "ssc",
  "upsc",
  "ibps",
  "sbi",
  "rrb",
  "army",
  "police",
  "aiims",
  "teacher",
  "psu",
  "state",
  "clerk",
] as const;
export type JobTemplateKey = (typeof JOB_TEMPLATES)[number];

type Content = Partial<
  Omit<JobFields, "positions" | "useMultiplePositions" | "jobPositions" | "deadline" | "applicationStartDate">
>;

/** A template never gives vacancies or days: those are the notice's own. */
export type JobTemplate = { label: string; fields: Content };

/** Every template by its key. */
export const jobTemplates: Record<JobTemplateKey, JobTemplate> = { ...centralTemplates, ...bankingTemplates, ...stateTemplates };
