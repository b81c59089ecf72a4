import type { Day } from "@/lib/dates";
import type { AdminJobDto, JobFields } from "@/lib/jobs/editing/schema";
import { type JobInput, jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";
import { fieldsOfJob, OPTIONAL_TEXTS } from "@/lib/jobs/stored-fields";
import { refuse } from "@/lib/refuse";

/** Where a job comes from that an editor entered. */
export const MANUAL_SOURCE = "manual";

type Origin = { source: string; sourceReference: string; postedOn: Day };

/**
 * What a checked form publishes. With several positions the vacancies are their sum and the qualification is made from theirs
 * (product.md, "Vacancies"); a form without a body names the department as the body.
 * @throws AppError INVALID where the database would not take it
 */
export function jobInputOf(fields: JobFields, origin: Origin): ParsedJobInput {
  const positions = fields.useMultiplePositions ? fields.jobPositions.filter(({ positionName }) => positionName !== "") : [];
  const texts = Object.fromEntries(OPTIONAL_TEXTS.map((name) => [name, fields[name] || null]));
  const input: JobInput = {
    ...origin,
    ...texts,
    title: fields.title,
    department: fields.department,
    recruitingOrganization: fields.recruitingOrganization || fields.department,
    location: fields.location,
    qualification: positions.length > 0 ? joinQualifications(positions) : fields.qualification,
    positions: positions.length > 0 ? positions.reduce((sum, post) => sum + post.numberOfVacancies, 0) : fields.positions,
    deadline: fields.deadline,
    jobPositions: positions.map((post) => ({
      positionName: post.positionName,
      qualification: post.qualification,
      experienceRequired: post.experienceRequired || null,
      salaryRange: post.salaryRange || null,
      numberOfVacancies: post.numberOfVacancies,
      specificRequirements: post.specificRequirements || null,
    })),
  };
  const parsed = jobInputSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw refuse(
    parsed.error.issues.map(({ path, message }) => ({
      field: path.join(".") || "body",
      message: `${path.join(".")}: ${message}`,
    })),
  );
}

function joinQualifications(positions: readonly { qualification: string }[]): string {
  return [...new Set(positions.map(({ qualification }) => qualification))].join("; ").slice(0, 2000);
}

/**
 * A stored job with what an edit gives laid over it: fields that are absent stay. A list of positions turns several positions on, an
 * empty one off.
 */
export function mergeFields(job: AdminJobDto, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const positions = given.jobPositions;
  const useMultiplePositions = given.useMultiplePositions ?? (Array.isArray(positions) ? positions.length > 0 : undefined);
  const merged = { ...fieldsOfJob(job), ...withoutUndefined(given), ...withoutUndefined({ useMultiplePositions }) };
  return merged.useMultiplePositions === false ? { ...merged, jobPositions: [] } : merged;
}

function withoutUndefined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
