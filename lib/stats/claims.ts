import { db } from "@/lib/db";
import { formatNumber } from "@/lib/i18n/format";
import { listDays } from "@/lib/jobs/search/criteria";
import { listedJobs, PUBLIC_JOBS } from "@/lib/jobs/search/scope";
import type { Claims } from "@/lib/site";

/** What the database holds, where the operator chose so; what cannot be counted (verified, always updated) is not claimed. */
export async function measuredClaims(now: Date): Promise<Claims> {
  const [row] = await db().$queryRaw<{ sources: number; listings: number; jobs: number }[]>`
    SELECT count(DISTINCT source)::int AS sources, (count(*) FILTER (WHERE ${listedJobs(listDays(now))}))::int AS listings,
      count(*)::int AS jobs
    FROM jobs WHERE ${PUBLIC_JOBS}`;
  const figure = (value = 0) => (value > 0 ? formatNumber(value, "en") : null);
  return {
    sources: figure(row?.sources),
    updatesADay: null,
    listings: figure(row?.listings),
    users: null,
    activeUsers: null,
    jobs: figure(row?.jobs),
    verified: null,
    updates: null,
  };
}
