import { db } from "@/lib/db";
import { formatNumber } from "@/lib/i18n/format";
import { listDays } from "@/lib/jobs/search/criteria";
import { openJobs, PUBLIC_JOBS } from "@/lib/jobs/search/scope";
import { type Claims, WORDED_CLAIMS } from "@/lib/site";

/** From which figure on a claim of the specification is true (product.md, "Marketing claims"). */
const BORNE_OUT_BY = { sources: 25, listings: 2_500, jobs: 75_000 } as const;

/**
 * What the site may say of itself: a claim in its words once the database bears it out, until then the true figure, nothing for none or one;
 * what cannot be counted (users, verified, always updated) is not claimed.
 */
export async function measuredClaims(now: Date): Promise<Claims> {
  const [row] = await db().$queryRaw<Record<keyof typeof BORNE_OUT_BY, number>[]>`
    SELECT count(DISTINCT source)::int AS sources, (count(*) FILTER (WHERE ${openJobs(listDays(now))}))::int AS listings,
      count(*)::int AS jobs
    FROM jobs WHERE ${PUBLIC_JOBS}`;
  const claim = (name: keyof typeof BORNE_OUT_BY) => {
    const figure = row?.[name] ?? 0;
    if (figure >= BORNE_OUT_BY[name]) return WORDED_CLAIMS[name];
    return figure > 1 ? formatNumber(figure, "en") : null;
  };
  return {
    sources: claim("sources"),
    updatesADay: null,
    listings: claim("listings"),
    users: null,
    activeUsers: null,
    jobs: claim("jobs"),
    verified: null,
    updates: null,
  };
}
