import type { AdminJobDto, JobFields } from "@/lib/jobs/editing/schema";
import { fieldsOfJob } from "@/lib/jobs/editing/stored-fields";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { type FieldDefinition, forEachName, type Typed } from "@/lib/jobs/job/field";
import { FORM_NAMES, type FormField, type JobTable, POSITION_NAMES, type PositionTable } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";
import { MANUAL_ENTRY } from "@/lib/jobs/job/values";
import { type NoticeValues, valuesOfNotice } from "@/lib/notice/editing/values";

/** The job form as a browser holds it: every control gives text. */
export type PositionValues = Typed<PositionTable>;
export type JobFormValues = Typed<Pick<JobTable, FormField>> & {
  useMultiplePositions: boolean;
  jobPositions: PositionValues[];
  /** The notice as data; null where nobody began to enter it. */
  notice: NoticeValues | null;
};

const blankOf = ({ blank = "" }: FieldDefinition) => blank;

export const BLANK_POSITION: PositionValues = forEachName(POSITION_NAMES, (name) => blankOf(POSITION_FIELDS[name]));

export const BLANK_JOB: JobFormValues = {
  ...forEachName(FORM_NAMES, (name) => blankOf(JOB_FIELDS[name])),
  useMultiplePositions: false,
  jobPositions: [BLANK_POSITION],
  notice: null,
};

/** What the form shows for the fields of a stored job, a template or a row. A field that is absent is blank, an unknown number empty. */
export function valuesOfFields(fields: Partial<JobFields>): JobFormValues {
  const posts = fields.jobPositions ?? [];
  return {
    ...forEachName(FORM_NAMES, (name) => (fields[name] === undefined ? BLANK_JOB[name] : String(fields[name] ?? ""))),
    useMultiplePositions: fields.useMultiplePositions ?? posts.length > 0,
    jobPositions:
      posts.length > 0 ? posts.map((post) => forEachName(POSITION_NAMES, (name) => String(post[name]))) : [BLANK_POSITION],
    notice: null,
  };
}

/** The form of a stored job, also of one as a call answers it, which names a source that was left empty. */
export function valuesOfJob(job: AdminJobDto): JobFormValues {
  const sourceUrl = job.sourceUrl === MANUAL_ENTRY ? null : job.sourceUrl;
  return { ...valuesOfFields(fieldsOfJob({ ...job, sourceUrl })), notice: valuesOfNotice(job.notice) };
}
