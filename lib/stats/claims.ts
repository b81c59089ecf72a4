import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { formatNumber } from "@/lib/i18n/format";
import { countBits } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { PUBLIC_JOBS } from "@/lib/jobs/search/scope";
import { type Claims, WORDED_CLAIMS } from "@/lib/site";

/** From which figure on a claim of the specification is true (product.md, "Marketing claims"). */
const BORNE_OUT_BY = { sources: 25, listings: 2_500, jobs: 75_000 } as const;

/**
 * What the site may say of itself: a claim in its words once the database bears it out, until then the true figure, nothing for none or one;
 * what cannot be counted (users, verified, always updated) is not claimed.
 */
export async function measuredClaims(now: Date): Promise<Claims> {
  const figures = await countAsFarAsClaimed(now);
  const claim = (name: keyof typeof BORNE_OUT_BY) => {
    const figure = figures[name];
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

/**
 * Each figure, or where the claim begins if it reaches that: at a million jobs counting all of them took seconds, of the first page after a midnight. From one
 * source to the next it goes by their index; what is open is counted in that of lists.
 */
async function countAsFarAsClaimed(now: Date): Promise<Record<keyof typeof BORNE_OUT_BY, number>> {
  const nextSource = (after: Prisma.Sql) =>
    Prisma.sql`(SELECT source FROM jobs WHERE ${PUBLIC_JOBS} ${after} ORDER BY source LIMIT 1)`;
  const [rows, { open }] = await Promise.all([
    db().$queryRaw<{ sources: number; jobs: number }[]>`
      WITH RECURSIVE some_sources (source, number) AS (
        SELECT ${nextSource(Prisma.empty)}, 1
        UNION ALL
        SELECT ${nextSource(Prisma.sql`AND source > some_sources.source`)}, number + 1 FROM some_sources
        WHERE some_sources.source IS NOT NULL AND number < ${BORNE_OUT_BY.sources}
      )
      SELECT (SELECT count(source)::int FROM some_sources) AS sources,
        (SELECT count(*)::int FROM (SELECT FROM jobs WHERE ${PUBLIC_JOBS} LIMIT ${BORNE_OUT_BY.jobs}) AS counted) AS jobs`,
    loadSnapshot(now),
  ]);
  return { sources: 0, jobs: 0, ...rows[0], listings: countBits(open) };
}
