import { z } from "zod";
import type { JobPlace } from "@/lib/jobs/bin/schema";
import { BLANK_JOB, BLANK_POSITION, type JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { forEachName } from "@/lib/jobs/job/field";
import { FORM_NAMES, POSITION_NAMES } from "@/lib/jobs/job/names";
import { MAX_POSITIONS } from "@/lib/jobs/job/positions";
import { noticeValuesSchema } from "@/lib/notice/editing/values-schema";

/** The name of a form of a job: "new-5", a number for each notice that is entered ("new" before there were numbers), "job-12" or "review-3". */
export const DRAFT_FORM = /^(?:new|(?:new|job|review)-[1-9]\d{0,8})$/;

/** Whether it is the form of a notice that is no job and no row yet. */
export const isOfNewJob = (form: string): boolean => form.startsWith("new");

const position = z
  .object(forEachName(POSITION_NAMES, () => z.string()))
  .partial()
  .transform((post) => ({ ...BLANK_POSITION, ...post }));

const values = z
  .object({
    ...forEachName(FORM_NAMES, () => z.string()),
    useMultiplePositions: z.boolean(),
    jobPositions: z.array(position).min(1).max(MAX_POSITIONS),
    notice: noticeValuesSchema.nullable(),
  })
  .partial();

/** A form as it was typed; a draft from before a field was added is a draft still. */
export const jobFormValuesSchema = values.transform((given): JobFormValues => ({ ...BLANK_JOB, ...given }));

/** What was typed into a form of a job and not saved. It is kept as typed: whether it may be saved is asked when it is. */
export const jobDraftSchema = z.object({
  values: jobFormValuesSchema,
  /** What the form began from, in the fields that were changed. */
  base: values.default({}),
  /** The version of the job that it began from; 0 for a new one, and where it is not known. */
  version: z.int32().min(0).default(0),
});

/** What was typed, and when it was kept. */
export const keptDraftSchema = jobDraftSchema.extend({ savedAt: z.iso.datetime() });

export type JobDraft = z.output<typeof jobDraftSchema>;
export type KeptDraft = z.output<typeof keptDraftSchema>;

/** A draft with the name of its form. */
export type NamedDraft = KeptDraft & { form: string };

/** A draft as a list shows it. */
export type DraftLine = {
  form: string;
  title: string;
  savedAt: string;
  /** Where the job is whose form it is; absent for the form of a row or of a new notice. */
  jobIs?: JobPlace;
};

/** The number of the job whose form it is; undefined of any other form. */
export const jobOfForm = (form: string): number | undefined => (form.startsWith("job-") ? Number(form.slice(4)) : undefined);
