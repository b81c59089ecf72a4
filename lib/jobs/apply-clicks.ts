import { db } from "@/lib/db";
import { isId } from "@/lib/jobs/queries";
import { listDays } from "@/lib/jobs/search/criteria";

/**
 * Counts a click on Apply Now for today in India.
 * @returns whether it was counted: false where no published, open job has this id
 */
export async function countApplyClick(jobId: number, now: Date): Promise<boolean> {
  if (!isId(jobId)) return false;
  const { today, firstOpen } = listDays(now);
  const counted = await db().$executeRaw`
    INSERT INTO apply_clicks (job_id, day)
    SELECT id, ${today}::date FROM jobs WHERE id = ${jobId} AND status = 'published' AND deadline >= ${firstOpen}::date
    ON CONFLICT (job_id, day) DO UPDATE SET count = apply_clicks.count + 1`;
  return counted > 0;
}
