import { z } from "zod";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { jobRuleIssues, type RuleContext } from "@/lib/jobs/editing/rules";
import { type JobFields, jobFieldsSchema } from "@/lib/jobs/editing/schema";
import { type FieldIssue, labelledIssues } from "@/lib/jobs/job/labels";
import { announcedStart } from "@/lib/notice/announced-start";
import { checkNoticeValues } from "@/lib/notice/editing/check-values";

export type CheckedJob = { fields: JobFields; issues: [] } | { fields: null; issues: [FieldIssue, ...FieldIssue[]] };

/**
 * The form of a job as one schema. It stands around the schema of the fields, because the rules judge only fields of the right shape, and what
 * is wrong with a shape is told with its name.
 */
const jobFormSchema = (context: RuleContext) =>
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

/** The job and its notice as the form holds them, judged together by what the server asks of each, for the form library of a browser. */
export const wholeFormSchema = (context: RuleContext) =>
  z.unknown().transform((input, check) => {
    // The form holds nothing else: what a draft brought was read by a schema of its own.
    const values = input as JobFormValues;
    const job = jobFormSchema({ ...context, announcedStart: announcedStart(values.notice) }).safeParse(values);
    for (const { path, message } of job.error?.issues ?? []) check.addIssue({ code: "custom", path, message });
    for (const { field, message } of checkNoticeValues(values).issues) {
      check.addIssue({ code: "custom", path: field.split("."), message });
    }
    return job.data ?? z.NEVER;
  });
