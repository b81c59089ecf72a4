import { OWN_SLIP_DAYS } from "@/lib/corrections/schema";
import { readPublic } from "@/lib/database/read-replica";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma, type PrismaClient } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { DERIVED_COLUMNS, SHOWN_NAMES, selectList } from "@/lib/jobs/job/columns";
import { JOB_NAMES, LIST_NAMES, POSITION_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";
import type { JobDetailDto, JobDto, JobFilters, JobSourceDto, PositionDto } from "@/lib/jobs/schema";
import { countGroups, type GroupCounts, totalOf } from "@/lib/jobs/search/counts";
import { listDays, type Window } from "@/lib/jobs/search/criteria";
import { type Bitset, intersect, subtract } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { idsOfWindow } from "@/lib/jobs/search/index/orders";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { readCriteria } from "@/lib/jobs/search/reading/read-search";
import { tiersOf } from "@/lib/jobs/search/relevance";
import { openJobs, PUBLIC_JOBS } from "@/lib/jobs/search/scope";
import { noticeOf } from "@/lib/notice/of-job";

export type JobPage = { jobs: JobDto[]; total: number };

/**
 * One page of a list and the number of all its jobs: open ones first, then those that closed in the last 30 days, each group in
 * the order of the sort. A page beyond the end has no rows and the same total.
 */
export async function searchJobs(filters: JobFilters, now: Date): Promise<JobPage> {
  const { ids, counts } = await idsOfPage(filters, now);
  return { jobs: await readRows(ids), total: totalOf(counts, filters) };
}

/** The rows of a list by their numbers, in their order. */
export function readRows(ids: readonly number[]): Promise<JobDto[]> {
  return readPublic((client) => readJobs(ids, client));
}

/** The numbers of the jobs of a page of a list in its order, and how many the list holds: from the index, without a row of the table. */
export async function idsOfPage(filters: JobFilters, now: Date): Promise<{ ids: number[]; counts: GroupCounts }> {
  const days = listDays(now);
  const snapshot = await loadSnapshot(now);
  const criteria = await readCriteria(snapshot, filters, days);
  const rows = rowsOf(snapshot, await conditionSets(snapshot, criteria, days));
  const tiers = (group: Bitset) => (filters.sortBy === "relevance" ? tiersOf(snapshot, group, criteria, days) : [group]);
  const counts = await countGroups(filters, now);
  const groups = { open: intersect(rows, snapshot.open), closed: subtract(rows, snapshot.open) };
  const windows = windowsOf(filters, counts);
  const ids = await Promise.all(
    windows.map((window) => idsOfWindow(snapshot, tiers(groups[window.group]), filters.sortBy, window, days)),
  );
  return { ids: ids.flat(), counts };
}

/** A published job with everything its page shows, also when it closed long ago; null for any other id. */
export async function findJob(id: number): Promise<JobDetailDto | null> {
  if (!isId(id)) return null;
  const [row] = await readPublic(
    (client) => client.$queryRaw<{ job: JobDetailDto }[]>`
    SELECT to_json(found) AS job FROM (
      SELECT ${PAGE_COLUMNS}, coalesce((${POSITIONS}), '[]') AS "jobPositions",
        coalesce((${CORRIGENDA}), '[]') AS corrigenda, (${EXAM}) AS exam
      FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE jobs.id = ${id} AND ${PUBLIC_JOBS}
    ) AS found`,
  );
  return row ? { ...row.job, notice: noticeOf(row.job.notice, row.job.jobPositions) } : null;
}

/** Bound of the sources beside one job. */
const MAX_SOURCES = 20;

/**
 * The sources of a job: first those that still list it, then the one that was seen last; of a file the host of each listing that was joined.
 *
 * It is not cached under the tag of the job. Each run of a source moves the day on which all its jobs were last seen: to clear all their pages,
 * and the lists that show one of them, would cost far more than this look into an index. A page asks when it is made, and so may be five minutes
 * behind.
 */
export function listSources(jobId: number): Promise<JobSourceDto[]> {
  return db().$queryRaw<JobSourceDto[]>`
    SELECT name, url, (seen_at AT TIME ZONE 'Asia/Kolkata')::date::text AS "lastSeenOn",
      (gone_at AT TIME ZONE 'Asia/Kolkata')::date::text AS "goneOn"
    FROM (
      SELECT name, CASE WHEN definition->>'kind' = 'html' THEN definition->'addresses'->>0 END AS url, last_seen_at AS seen_at, gone_at
      FROM source_listings JOIN sources ON sources.key = source_key WHERE job_id = ${jobId}
      UNION ALL
      SELECT source, NULL, seen_at, NULL FROM recruitment_listings AS l
      WHERE job_id = ${jobId} AND state = 'joined' AND source LIKE '%.%' AND seen_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM source_listings AS s JOIN sources ON sources.key = s.source_key
        WHERE s.job_id = l.job_id AND definition -> 'hosts' @> to_jsonb(l.source))
    ) AS seen
    ORDER BY gone_at IS NOT NULL, seen_at DESC, name LIMIT ${MAX_SOURCES}`;
}

/** The published jobs of some ids, by id; those that are gone are left out. From the primary, since mails ask it too (docs/decisions/063). */
export function findJobs(ids: readonly number[]): Promise<JobDto[]> {
  return readJobs(
    ids.filter(isId).sort((a, b) => a - b),
    db(),
  );
}

/** When what the page of a job shows changed last: the job, or its exam, whose days it shows. Site map and feeds say the same. */
export const CHANGED_AT = Prisma.sql`greatest(jobs.updated_at, (SELECT exams.updated_at FROM exams WHERE exams.job_id = jobs.id))`;

/** When the page of each of some published jobs changed last. */
export async function lastChanges(ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await readPublic(
    (client) => client.$queryRaw<{ id: number; changedAt: string }[]>`
    SELECT id, ${instant(CHANGED_AT)} AS "changedAt" FROM jobs WHERE id = ANY(${ids.filter(isId)}::int[]) AND ${PUBLIC_JOBS}`,
  );
  return new Map(rows.map(({ id, changedAt }) => [id, new Date(changedAt)]));
}

/** The posts of a published job in the order of its notice; null where there is no such job. */
export async function findPositions(jobId: number): Promise<PositionDto[] | null> {
  if (!isId(jobId)) return null;
  const [row] = await readPublic(
    (client) => client.$queryRaw<{ positions: PositionDto[] }[]>`
    SELECT coalesce((${POSITIONS}), '[]') AS positions FROM jobs WHERE jobs.id = ${jobId} AND ${PUBLIC_JOBS}`,
  );
  return row?.positions ?? null;
}

/** Open jobs whose last day is today or one of the next `days` days, soonest first. */
export async function closingSoon(now: Date, days: number, limit: number): Promise<JobDto[]> {
  const list = listDays(now);
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM jobs WHERE ${openJobs(list)} AND deadline <= ${addDays(list.today, days)}::date
    ORDER BY deadline, id LIMIT ${limit}`;
  return readJobs(
    found.map(({ id }) => id),
    db(),
  );
}

/** Whether any published job came with the sample data. */
export async function hasSampleJobs(): Promise<boolean> {
  const job = await db().job.findFirst({ where: { source: "sample", status: "published" }, select: { id: true } });
  return job !== null;
}

/** The rows of one page, as windows into the two groups: the end of one and the start of the other where the page lies on both. */
function windowsOf({ page, limit, open }: JobFilters, counts: GroupCounts): Window[] {
  const start = (page - 1) * limit;
  const groups = [
    { group: "open" as const, first: 0, count: counts.open },
    { group: "closed" as const, first: counts.open, count: open ? 0 : counts.closed },
  ];
  return groups.flatMap(({ group, first, count }) => {
    const from = Math.max(start, first);
    const rows = Math.min(start + limit, first + count) - from;
    return rows > 0 ? [{ group, offset: from - first, limit: rows }] : [];
  });
}

/** The published jobs of some ids, in the order of the ids. */
async function readJobs(ids: readonly number[], client: Pick<PrismaClient, "$queryRaw">): Promise<JobDto[]> {
  if (ids.length === 0) return [];
  const [row] = await client.$queryRaw<{ jobs: string | null }[]>(jobsOf(ids));
  const jobs = row?.jobs ? (JSON.parse(row.jobs) as JobDto[]) : [];
  const place = new Map(ids.map((id, index) => [id, index]));
  return jobs.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

/** The query of readJobs: exported for the test that looks at its plan. */
export function jobsOf(ids: readonly number[]): Prisma.Sql {
  // One text instead of a value for each column: the driver turns each value into an object of its own, which costs more than the query.
  return Prisma.sql`
    SELECT json_agg(found)::text AS jobs FROM (
      SELECT ${LIST_COLUMNS} FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE jobs.id = ANY(${ids}::int[]) AND ${PUBLIC_JOBS}
    ) AS found`;
}

/** A column of instants, or what is made of some, as ISO 8601 text. */
export function instant(column: "updated_at" | "closes_at" | Prisma.Sql): Prisma.Sql {
  const value = typeof column === "string" ? Prisma.raw(column) : column;
  return Prisma.sql`to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const LIST_COLUMNS = Prisma.sql`
  ${Prisma.raw(`jobs.id, ${selectList(JOB_FIELDS, LIST_NAMES, "jobs")}`)}, ${instant("closes_at")} AS "closesAt"`;

const PAGE_COLUMNS = Prisma.sql`
  ${Prisma.raw(`jobs.id, ${selectList(JOB_FIELDS, JOB_NAMES, "jobs")}, ${selectList(DERIVED_COLUMNS, SHOWN_NAMES, "jobs")}`)},
  CASE WHEN closed_on IS NOT NULL THEN
    json_build_object('on', closed_on, 'reason', closed_reason, 'statedDeadline', stated_deadline) END AS closed,
  ${instant("closes_at")} AS "closesAt", notice, announced, source = 'sample' AS "isSample", ${instant("updated_at")} AS "updatedAt"`;

const POSITIONS = Prisma.sql`
  SELECT json_agg(post) FROM (
    SELECT positions.id, ordinal, ${Prisma.raw(selectList(POSITION_FIELDS, POSITION_NAMES, "positions"))}
    FROM positions WHERE positions.job_id = jobs.id ORDER BY ordinal
  ) AS post`;

/** The days of the exam of a job, as JSON: ExamDays of lib/notice/timeline.ts. */
export const EXAM = Prisma.sql`
  SELECT json_build_object('admitCardDate', admit_card_date, 'examDate', exam_date, 'resultsDate', results_date,
    'officialWebsite', official_website, 'isCancelled', cancelled_at IS NOT NULL)
  FROM exams WHERE exams.job_id = jobs.id`;

/** Bound of the corrigenda on one page. */
const MAX_CORRIGENDA = 20;

const CORRIGENDA = Prisma.sql`
  SELECT json_agg(correction) FROM (
    SELECT corrigenda.id, field, old_value AS "oldValue", new_value AS "newValue",
      is_ours AS "isOurs", document_url AS "documentUrl",
      (changed_at AT TIME ZONE 'Asia/Kolkata')::date AS "changedOn"
    FROM corrigenda WHERE corrigenda.job_id = jobs.id
      AND (NOT is_ours OR changed_at > now() - make_interval(days => ${OWN_SLIP_DAYS})) ORDER BY corrigenda.id DESC LIMIT ${MAX_CORRIGENDA}
  ) AS correction`;
