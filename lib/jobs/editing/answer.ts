import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { MANUAL_ENTRY } from "@/lib/jobs/job";

/** A job as the calls of the staff answer it: a source left empty reads 'Manual Entry' (product.md, "Source left empty"). */
export function adminJobAnswer(job: AdminJobDto): AdminJobDto {
  return { ...job, sourceUrl: job.sourceUrl ?? MANUAL_ENTRY };
}

/** What an editor reads whose version is no longer the stored one. */
export const CONFLICT_MESSAGE = "Another editor saved this first. Look at the differences and decide what to keep.";
