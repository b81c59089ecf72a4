import type { Prisma } from "@/lib/generated/prisma/client";
import type { CorrectedFact } from "@/lib/jobs/import/corrected";
import { jobsWithIds } from "@/lib/jobs/import/read-stored";
import { importBatch } from "@/lib/jobs/import/write";
import { jobInputSchema } from "@/lib/jobs/schema";

/**
 * Writes a job as its listings say it now, with what was corrected since; what an editor has written, or withdrawn, stays.
 * @param facts what the job says instead, where its listing is not kept by itself
 */
export async function writeJobAgain(
  tx: Prisma.TransactionClient,
  id: number,
  facts: Partial<Record<CorrectedFact["field"], string | number | null>> = {},
): Promise<void> {
  const job = (await jobsWithIds(tx, [id])).get(id);
  if (!job) return;
  const { source, sourceReference, seenAt } = job;
  const own = await tx.recruitmentListing.findFirst({ where: { jobId: id, source, sourceReference, state: "joined" } });
  const listing = own ? own.listing : { ...job.content, source, sourceReference, ...facts };
  // Without the time of a snapshot it counts whatever was seen before.
  await importBatch(tx, [{ job: jobInputSchema.parse(listing), ...(own && { isOfficial: own.isOfficial }) }]);
  await tx.job.updateMany({ where: { id }, data: { seenAt } });
}
