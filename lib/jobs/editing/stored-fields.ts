import { cleanFormLine } from "@/lib/form-text";
import type { AdminJobDto, JobFields } from "@/lib/jobs/editing/schema";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { withBlanks } from "@/lib/jobs/job/blanks";
import { FORM_NAMES, POSITION_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";

/** The form of a stored job: what an edit starts from. */
export function fieldsOfJob(job: AdminJobDto): JobFields {
  return {
    ...withBlanks(JOB_FIELDS, FORM_NAMES, job),
    useMultiplePositions: job.jobPositions.length > 0,
    jobPositions: job.jobPositions.map((post) => withBlanks(POSITION_FIELDS, POSITION_NAMES, post)),
  };
}

/**
 * A stored job with what an edit gives laid over it: fields that are absent stay, but for a name in Hindi of what is named anew. A list of positions turns several positions on, an
 * empty one off.
 */
export function mergeFields(job: AdminJobDto, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const positions = given.jobPositions;
  const useMultiplePositions = given.useMultiplePositions ?? (Array.isArray(positions) ? positions.length > 0 : undefined);
  const kept = { ...fieldsOfJob(job), ...withoutOldNames(job, given) };
  const merged = { ...kept, ...withoutUndefined(given), ...withoutUndefined({ useMultiplePositions }) };
  return merged.useMultiplePositions === false ? { ...merged, jobPositions: [] } : merged;
}

/** What is named anew has no name in Hindi until one is given: pages in Hindi would go on naming what it was. */
function withoutOldNames(job: AdminJobDto, given: Readonly<Record<string, unknown>>) {
  const isNamedAnew = (name: "title" | "recruitingOrganization") => {
    const text = given[name];
    return typeof text === "string" && cleanFormLine(text) !== cleanFormLine(job[name]);
  };
  return {
    ...(isNamedAnew("title") && { titleHi: "" }),
    ...(isNamedAnew("recruitingOrganization") && { recruitingOrganizationHi: "" }),
  };
}

function withoutUndefined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
