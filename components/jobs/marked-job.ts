import type { SavedJob } from "@/lib/device/saved-jobs";
import type { JobDto } from "@/lib/jobs/schema";

/** What a mark of a job needs to know of it. */
export type JobFacts = Pick<JobDto, "id" | "title" | "department" | "deadline" | "closesAt">;

/** The facts of a job as its marks carry them in `data-job`: what saving it writes to the device. */
export function markedJob({ id, title, department, deadline, closesAt }: JobFacts): string {
  return JSON.stringify({ jobId: id, title, department, deadline, ...(closesAt && { closesAt }) } satisfies SavedJob);
}
