import { isDeepStrictEqual } from "node:util";
import { withNulls } from "@/lib/jobs/job/blanks";
import { STATED_COLUMNS } from "@/lib/jobs/job/columns";
import { namesOf, type Stored } from "@/lib/jobs/job/field";
import { POSITION_NAMES, type PositionTable } from "@/lib/jobs/job/names";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** What a reader sees of a job, with null for what is not known. The website is the body's own, and no field of the job. */
export type JobContent = {
  [Field in ContentField]: Field extends "jobPositions" ? PostContent[] : Exclude<ParsedJobInput[Field], undefined>;
};

export type ContentField = Exclude<keyof ParsedJobInput, "source" | "sourceReference" | "organisationWebsite">;

type PostContent = Stored<PositionTable>;

/** Field by field what was and what will be; a field that stays is absent. */
export type Changes = { [Field in ContentField]?: { before: JobContent[Field]; after: JobContent[Field] } };

const CONTENT_FIELDS: readonly ContentField[] = [...namesOf(STATED_COLUMNS), "recruitingOrganization", "jobPositions"];

/** The content that an input states. */
export function contentOf(job: ParsedJobInput): JobContent {
  const posts = job.jobPositions.map((post) => withNulls<PostContent>(POSITION_NAMES, post));
  const fields = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, job[field] ?? null]));
  return { ...fields, jobPositions: posts } as JobContent;
}

/** The fields in which two contents differ. */
export function changesBetween(before: JobContent, after: JobContent): Changes {
  const differing = CONTENT_FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return Object.fromEntries(differing.map((field) => [field, { before: before[field], after: after[field] }]));
}
