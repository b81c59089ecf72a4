import type { Day } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { AGES, type AgeKey, type FreshnessFigures } from "@/lib/sources/staff/schema";
import { CHART_DAYS, chartDays } from "@/lib/stats/admin-queries";

type Ages = { age: AgeKey; count: number }[];
type Load = { day: Day; came: number; decided: number }[];

/** How old is what sources said last, and how much came for review and was decided on each of the last 30 days, by days in India. */
export async function readFreshness(now: Date): Promise<FreshnessFigures> {
  const [sources, listings, load, waiting] = await Promise.all([
    db().$queryRaw<Ages>`
      SELECT ${ageOf("last_good_at", now)} AS age, count(*)::int AS count FROM sources WHERE is_enabled GROUP BY 1`,
    db().$queryRaw<Ages>`
      SELECT ${ageOf("last_seen_at", now)} AS age, count(*)::int AS count FROM source_listings WHERE gone_at IS NULL GROUP BY 1`,
    db().$queryRaw<Load>`
      WITH cases AS (${CASES}), moments AS (
        SELECT created_at AS at, 1 AS came, 0 AS decided FROM cases UNION ALL SELECT decided_at, 0, 1 FROM cases WHERE decided_at IS NOT NULL)
      SELECT (at AT TIME ZONE 'Asia/Kolkata')::date::text AS day, sum(came)::int AS came, sum(decided)::int AS decided
      FROM moments WHERE at > ${now}::timestamptz - ${CHART_DAYS} * interval '1 day' GROUP BY 1`,
    db().$queryRaw<
      { count: number }[]
    >`WITH cases AS (${CASES}) SELECT count(*)::int AS count FROM cases WHERE decided_at IS NULL`,
  ]);
  const days = (of: (row: Load[number]) => number) =>
    chartDays(
      load.map((row) => ({ day: row.day, count: of(row) })),
      now,
    );
  return {
    sources: everyAge(sources),
    listings: everyAge(listings),
    came: days(({ came }) => came),
    decided: days(({ decided }) => decided),
    waiting: waiting[0]?.count ?? 0,
  };
}

/** Everything that the staff was asked, with when it was decided: what the site decided by itself is none. */
const CASES = Prisma.sql`
  SELECT created_at, decided_at FROM review_items
  UNION ALL SELECT created_at, decided_at FROM recruitment_listings WHERE state = 'waiting' OR decided_by IS NOT NULL
  UNION ALL SELECT created_at, decided_at FROM announcements WHERE state = 'waiting' OR decided_by IS NOT NULL`;

function ageOf(column: "last_good_at" | "last_seen_at", now: Date): Prisma.Sql {
  const at = Prisma.raw(column);
  const whens = AGES.flatMap(({ key, hours }) =>
    hours === null ? [] : [Prisma.sql`WHEN ${at} > ${now}::timestamptz - ${hours} * interval '1 hour' THEN ${key}`],
  );
  return Prisma.sql`CASE WHEN ${at} IS NULL THEN 'never' ${Prisma.join(whens, " ")} ELSE 'older' END`;
}

function everyAge(rows: Ages): FreshnessFigures["sources"] {
  const counts = new Map(rows.map(({ age, count }) => [age, count]));
  return AGES.map(({ key, label }) => ({ key, label, count: counts.get(key) ?? 0 }));
}
