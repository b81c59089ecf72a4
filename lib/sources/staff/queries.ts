import type { Day } from "@/lib/dates";
import { db } from "@/lib/db";
import { cleanFormText } from "@/lib/form-text";
import type { SourceDefinition } from "@/lib/sources/definition";
import type { KeptItem, SourceFigures, SourceRow } from "@/lib/sources/staff/schema";
import { definitionOf, type SourceCounts, sourceRow } from "@/lib/sources/staff/source-row";
import { CHART_DAYS, chartDays } from "@/lib/stats/admin-queries";

const SHOWN_ITEMS = 100;
const UNREACHABLE = "could not be reached (";
export const SOURCES_PAGE_SIZE = 100;

/** A page of the sources with a text in their names, those that are on first, with how they do; and of all of them what they brought. */
export async function readSources(now: Date, { search = "", page = 1 } = {}): Promise<SourceFigures> {
  const where = { name: { contains: cleanFormText(search), mode: "insensitive" } } as const;
  const rows = await db().source.findMany({
    where,
    orderBy: [{ isEnabled: "desc" }, { name: "asc" }, { key: "asc" }],
    skip: (page - 1) * SOURCES_PAGE_SIZE,
    take: SOURCES_PAGE_SIZE,
  });
  const [counts, total, all, on, unreached, days] = await Promise.all([
    readCounts(rows.map(({ key }) => key)),
    db().source.count({ where }),
    db().source.count(),
    db().source.count({ where: { isEnabled: true } }),
    db().source.count({ where: { isEnabled: true, failures: { gt: 0 }, lastError: { contains: UNREACHABLE } } }),
    db().$queryRaw<{ day: Day; brought: number; failed: number }[]>`
      SELECT (started_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day, sum(items_created + items_updated)::int AS brought,
        (count(*) FILTER (WHERE status = 'failed'))::int AS failed
      FROM ingestion_runs
      WHERE source_key IS NOT NULL AND started_at > ${now}::timestamptz - ${CHART_DAYS} * interval '1 day' GROUP BY 1`,
  ]);
  return {
    sources: rows.map((row) => sourceRow(row, counts.get(row.key), now)),
    total,
    all,
    on,
    isOffline: on > 0 && unreached === on,
    brought: chartDays(
      days.map(({ day, brought }) => ({ day, count: brought })),
      now,
    ),
    failed: chartDays(
      days.map(({ day, failed }) => ({ day, count: failed })),
      now,
    ),
  };
}

type FoundSource = { row: SourceRow; definition: SourceDefinition | null; stored: unknown };

/** A source for the page on which it is edited, with its definition, null where what is stored is none; null where there is no such source. */
export async function findSource(key: string, now: Date): Promise<FoundSource | null> {
  const source = await db().source.findUnique({ where: { key } });
  if (!source) return null;
  const counts = await readCounts([key]);
  const { definition } = definitionOf(source);
  return { row: sourceRow(source, counts.get(key), now), definition, stored: source.definition };
}

/** What a source said last, what waits and what was refused before what was published. */
export async function listKeptItems(key: string): Promise<KeptItem[]> {
  const items = await db().$queryRaw<(Omit<KeptItem, "lastSeenAt"> & { lastSeenAt: Date })[]>`
    SELECT id, coalesce(record ->> 'title', left(record::text, 120)) AS title, stage::text, concat_ws(': ', reason, nullif(detail, '')) AS reason,
      job_id AS "jobId", last_seen_at AS "lastSeenAt"
    FROM source_items WHERE source_key = ${key} ORDER BY last_seen_at DESC, stage DESC, id LIMIT ${SHOWN_ITEMS}`;
  return items.map((item) => ({ ...item, lastSeenAt: item.lastSeenAt.toISOString() }));
}

async function readCounts(keys: readonly string[]): Promise<Map<string, SourceCounts>> {
  const rows = await db().$queryRaw<(SourceCounts & { key: string })[]>`
    SELECT sources.key,
      (SELECT count(*) FROM source_listings l WHERE l.source_key = sources.key AND gone_at IS NULL)::int AS listed,
      (SELECT count(*) FROM source_listings l WHERE l.source_key = sources.key AND gone_at IS NOT NULL)::int AS gone,
      (SELECT count(*) FROM source_items i WHERE i.source_key = sources.key AND stage = 'waiting' AND last_seen_at = last_good_at)::int AS waiting,
      (SELECT count(*) FROM source_items i WHERE i.source_key = sources.key AND stage = 'refused' AND last_seen_at = last_good_at)::int AS refused
    FROM sources WHERE sources.key = ANY(${keys})`;
  return new Map(rows.map((row) => [row.key, row]));
}
