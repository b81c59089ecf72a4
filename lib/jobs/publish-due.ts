import { SITE } from "@/lib/audit/schema";
import { db } from "@/lib/db";
import { findAdminJobs } from "@/lib/jobs/editing/queries";
import { writeStatus } from "@/lib/jobs/editing/write/status";

/** Jobs published by one run; what is left is taken by the next. */
const MAX_PER_RUN = 200;

/**
 * Publishes the scheduled jobs whose time has come. Safe to run on several servers at once: a row that another one holds is skipped.
 * @returns their numbers
 */
export async function publishDueJobs(now: Date): Promise<number[]> {
  return db().$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM jobs WHERE status = 'scheduled' AND publish_at <= ${now} AND deleted_at IS NULL
      ORDER BY publish_at LIMIT ${MAX_PER_RUN} FOR UPDATE SKIP LOCKED`;
    const jobs =
      due.length === 0
        ? []
        : await findAdminJobs(
            due.map(({ id }) => id),
            tx,
          );
    for (const job of jobs) await writeStatus(tx, job, { status: "published" }, { actor: SITE, now });
    return jobs.map(({ id }) => id);
  });
}
