import { z } from "zod";
import { jobFormSchema } from "@/lib/jobs/editing/check-job";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { RuleContext } from "@/lib/jobs/editing/rules";
import { announcedStart } from "@/lib/notice/announced-start";
import { checkNoticeValues } from "@/lib/notice/editing/check-values";

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
