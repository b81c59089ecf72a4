import { filtersOfNew } from "@/lib/alerts/criteria";
import type { AlertCriteria } from "@/lib/alerts/schema";
import { daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { findJobs } from "@/lib/jobs/queries";
import type { JobDto } from "@/lib/jobs/schema";
import { openAmongFew, readFewJobs } from "@/lib/jobs/search/match-few";

/** The newest notices of a week that are looked at, and those that are named of an alert. */
const [MAX_NOTICES, MAX_NAMED] = [500, 5];

export type WeekOfAlert = { count: number; named: readonly JobDto[] };

/** What each alert would have told of the last seven days, of what is still open: by what finds the alerts of new notices. */
export async function lastWeekOf(alerts: readonly AlertCriteria[], now: Date): Promise<WeekOfAlert[]> {
  const published = await db().jobPublication.findMany({
    where: { publishedAt: { gt: daysBefore(now, 7) } },
    orderBy: [{ publishedAt: "desc" }, { jobId: "desc" }],
    take: MAX_NOTICES,
    select: { jobId: true },
  });
  const jobs = await readFewJobs(
    published.map(({ jobId }) => jobId),
    now,
  );
  const found = await Promise.all(alerts.map((alert) => openAmongFew(jobs, filtersOfNew(alert))));
  const rows = new Map((await findJobs(found.flatMap((ids) => ids.slice(-MAX_NAMED)))).map((job) => [job.id, job]));
  return found.map((ids) => ({
    count: ids.length,
    named: ids
      .slice(-MAX_NAMED)
      .reverse()
      .flatMap((id) => rows.get(id) ?? []),
  }));
}
