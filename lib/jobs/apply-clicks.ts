import { db } from "@/lib/db";
import { isId } from "@/lib/jobs/queries";
import { listDays } from "@/lib/jobs/search/criteria";
import { openJobs } from "@/lib/jobs/search/scope";

/**
 * Counts a click on Apply Now for today in India.
 * @returns whether it was counted: false where no published, open job has this id
 */
export async function countApplyClick(jobId: number, now: Date): Promise<boolean> {
  if (!isId(jobId)) return false;
  const days = listDays(now);
  const counted = await db().$executeRaw`
    INSERT INTO apply_clicks (job_id, day)
    SELECT id, ${days.today}::date FROM jobs WHERE id = ${jobId} AND ${openJobs(days)}
    ON CONFLICT (job_id, day) DO UPDATE SET count = apply_clicks.count + 1`;
  return counted > 0;
}
