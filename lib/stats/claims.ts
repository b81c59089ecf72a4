import { db } from "@/lib/db";
import { formatNumber } from "@/lib/i18n/format";
import { listDays } from "@/lib/jobs/search/criteria";
import { areClaimsMeasured, type Claims, WORDED_CLAIMS } from "@/lib/site";

/** The claims of the site: as they are worded or, where the operator chose so, what the database holds. */
export async function readClaims(now: Date): Promise<Claims> {
  return areClaimsMeasured ? measuredClaims(now) : WORDED_CLAIMS;
}

/** What can be counted; what cannot (verified, always updated) is not claimed. */
export async function measuredClaims(now: Date): Promise<Claims> {
  const { since } = listDays(now);
  const [row] = await db().$queryRaw<{ sources: number; listings: number; jobs: number }[]>`
    SELECT count(DISTINCT source)::int AS sources, (count(*) FILTER (WHERE deadline >= ${since}::date))::int AS listings,
      count(*)::int AS jobs
    FROM jobs WHERE status = 'published'`;
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
