import { jobRuleIssues, type RuleContext } from "@/lib/jobs/editing/rules";
import { type JobFields, jobFieldsSchema } from "@/lib/jobs/editing/schema";
import { type FieldIssue, labelledIssues } from "@/lib/jobs/job/labels";

export type CheckedJob = { fields: JobFields; issues: [] } | { fields: null; issues: [FieldIssue, ...FieldIssue[]] };

/** Reads a job form and applies every rule: the same in the browser before it is sent and on the server before it is written. */
export function checkJob(input: unknown, context: RuleContext): CheckedJob {
  const parsed = jobFieldsSchema.safeParse(input);
  const issues = parsed.success ? jobRuleIssues(parsed.data, context) : labelledIssues(parsed.error.issues);
  const [first, ...more] = issues;
  if (first) return { fields: null, issues: [first, ...more] };
  return parsed.success
    ? { fields: parsed.data, issues: [] }
    : { fields: null, issues: [{ field: "body", message: "Not a job" }] };
}
