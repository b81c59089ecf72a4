import { SITE } from "@/lib/audit/schema";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { publicationIssues } from "@/lib/jobs/editing/publishable";
import { findAdminJobs } from "@/lib/jobs/editing/queries";
import { writeStatus } from "@/lib/jobs/editing/write/status";
import { log } from "@/lib/log";

/** Jobs published by one run; what is left is taken by the next. */
const MAX_PER_RUN = 200;

/**
 * Publishes the scheduled jobs whose time has come. Safe to run on several servers at once: a row that another one holds is skipped. One
 * that lacks what the public must read, which no write of today leaves scheduled, becomes a draft, as its history then says.
 * @returns the numbers of the published
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
    const published: number[] = [];
    for (const job of jobs) {
      const [issue] = publicationIssues(job, dayInIndia(now));
      await writeStatus(tx, job, { status: issue ? "draft" : "published" }, { actor: SITE, now });
      if (issue) log.warn({ job: job.id, reason: issue.message }, "A scheduled job could not be published and is a draft again");
      else published.push(job.id);
    }
    return published;
  });
}
