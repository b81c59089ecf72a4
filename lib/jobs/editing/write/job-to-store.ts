import type { Day } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import type { JobFields } from "@/lib/jobs/editing/schema";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import { type DerivedColumns, deriveJob } from "@/lib/jobs/facts/derive";
import { headlineOf } from "@/lib/jobs/facts/headline";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { withoutBlanks } from "@/lib/jobs/job/blanks";
import { labelledIssues } from "@/lib/jobs/job/labels";
import { FORM_NAMES, POSITION_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";

/** What a form does not say of its job. */
type Origin = { source: string; sourceReference: string; postedOn: Day };

export type JobToStore = { input: ParsedJobInput; derived: DerivedColumns };

/**
 * What saving a form stores, stated and computed: the preview of the form shows this, and the write takes it. With several positions
 * vacancies, qualification and pay are made from theirs (product.md, "Vacancies"); a department's short form becomes its full
 * name, by which the filter finds it; a form without a body names the department as the body.
 */
export function jobToStore(fields: JobFields, origin: Origin): JobToStore {
  const positions = fields.useMultiplePositions ? fields.jobPositions.filter(({ positionName }) => positionName !== "") : [];
  const department = fullDepartment(fields.department);
  const posts = positions.map((post) => withoutBlanks(POSITION_FIELDS, POSITION_NAMES, post));
  const facts = withoutBlanks(JOB_FIELDS, FORM_NAMES, fields);
  const input: ParsedJobInput = {
    ...origin,
    ...facts,
    department,
    recruitingOrganization: fields.recruitingOrganization || department,
    ...(posts.length > 0 && headlineOf(posts, facts.salary ?? null, department)),
    jobPositions: posts,
  };
  return { input, derived: deriveJob(input) };
}

/** @throws AppError INVALID where the database would not take the job, with the labels of its fields */
export function checkToStore({ input }: JobToStore): void {
  const { error } = jobInputSchema.safeParse(input);
  if (error) throw refuse(labelledIssues(error.issues));
}

function fullDepartment(name: string): string {
  const [department, another] = resolveDepartments(name);
  return department !== undefined && another === undefined ? department : name;
}
