import { z } from "zod";
import { jobRuleIssues, type RuleContext } from "@/lib/jobs/editing/rules";
import { type JobFields, jobFieldsSchema } from "@/lib/jobs/editing/schema";
import { type FieldIssue, labelledIssues } from "@/lib/jobs/job/labels";

export type CheckedJob = { fields: JobFields; issues: [] } | { fields: null; issues: [FieldIssue, ...FieldIssue[]] };

/**
 * The form of a job as one schema, for the form library of a browser; the server asks checkJob, which asks this. It stands around the
 * schema of the fields, because the rules judge only fields of the right shape, and what is wrong with a shape is told with its name.
 */
export const jobFormSchema = (context: RuleContext) =>
  z.unknown().transform((input, check): JobFields => {
    const parsed = jobFieldsSchema.safeParse(input);
    const issues = parsed.success ? jobRuleIssues(parsed.data, context) : labelledIssues(parsed.error.issues);
    for (const { field, message } of issues) check.addIssue({ code: "custom", path: field.split("."), message });
    return parsed.success ? parsed.data : z.NEVER;
  });

/** Reads a job form and applies every rule: the same in the browser before it is sent and on the server before it is written. */
export function checkJob(input: unknown, context: RuleContext): CheckedJob {
  const parsed = jobFormSchema(context).safeParse(input);
  if (parsed.success) return { fields: parsed.data, issues: [] };
  const [first, ...more] = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return { fields: null, issues: [first ?? { field: "body", message: "Not a job" }, ...more] };
}
