// Values of fields that have a name of their own.

export const JOB_CATEGORIES = [
  "Central Government",
  "State Government",
  "PSU",
  "Banking",
  "Railway",
  "Defence",
  "Police",
  "Healthcare",
  "Education",
] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];
export const EMPLOYMENT_TYPES = ["Permanent", "Contract", "Apprentice", "Temporary", "Part-time"] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Where a job comes from that an editor entered. */
export const MANUAL_SOURCE = "manual";

/** The source of a job that an editor entered without one, as the calls say it (product.md, "Source left empty"). */
export const MANUAL_ENTRY = "Manual Entry";

/** What a site shows where a notice's qualification or place is not known (spec section 2). */
export const NOT_SPECIFIED = "Not specified";

/** A text of a notice that every notice has one of, for whoever tells facts alone: null where it only says that nothing is known. */
export function saidText(text: string): string | null {
  return text === NOT_SPECIFIED || text.trim() === "" ? null : text;
}
