import { isDeepStrictEqual } from "node:util";
import { withNulls } from "@/lib/jobs/job/blanks";
import type { Stored } from "@/lib/jobs/job/field";
import { CONTENT_NAMES, type ContentField, type JobTable, POSITION_NAMES, type PositionTable } from "@/lib/jobs/job/names";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** What a reader sees of a job, with null for what is not known. */
export type JobContent = Stored<Pick<JobTable, ContentField>> & { jobPositions: PostContent[] };

type PostContent = Stored<PositionTable>;

/** Field by field what was and what will be; a field that stays is absent. */
export type Changes = { [Field in keyof JobContent]?: { before: JobContent[Field]; after: JobContent[Field] } };

const COMPARED: readonly (keyof JobContent)[] = [...CONTENT_NAMES, "jobPositions"];

/** The content that an input states. */
export function contentOf(job: ParsedJobInput): JobContent {
  const jobPositions = job.jobPositions.map((post) => withNulls<PostContent>(POSITION_NAMES, post));
  return { ...withNulls<Stored<Pick<JobTable, ContentField>>>(CONTENT_NAMES, job), jobPositions };
}

/** The fields in which two contents differ. */
export function changesBetween(before: JobContent, after: JobContent): Changes {
  const differing = COMPARED.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return Object.fromEntries(differing.map((field) => [field, { before: before[field], after: after[field] }]));
}
