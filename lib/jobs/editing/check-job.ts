import type { z } from "zod";
import { jobRuleIssues, type RuleContext, type RuleIssue } from "@/lib/jobs/editing/rules";
import { type JobFields, jobFieldsSchema } from "@/lib/jobs/editing/schema";

export type CheckedJob = { fields: JobFields; issues: [] } | { fields: null; issues: [RuleIssue, ...RuleIssue[]] };

/** Reads a job form and applies every rule: the same in the browser before it is sent and on the server before it is written. */
export function checkJob(input: unknown, context: RuleContext): CheckedJob {
  const parsed = jobFieldsSchema.safeParse(input);
  const issues = parsed.success ? jobRuleIssues(parsed.data, context) : parsed.error.issues.map(toIssue);
  const [first, ...more] = issues;
  if (first) return { fields: null, issues: [first, ...more] };
  return parsed.success
    ? { fields: parsed.data, issues: [] }
    : { fields: null, issues: [{ field: "body", message: "Not a job" }] };
}

function toIssue(issue: z.core.$ZodIssue): RuleIssue {
  const field = issue.path.join(".");
  return { field: field || "body", message: field === "" ? "The job must be an object" : `${field}: ${issue.message}` };
}
