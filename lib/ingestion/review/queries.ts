import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { isId, NO_ID } from "@/lib/ids";
import { bodyOfCells, departmentOf } from "@/lib/ingestion/parse/body-of-row";
import { plainText, readTitle, vacanciesOf, yearsAround } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { employmentTypeOf } from "@/lib/ingestion/parse/employment-of";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { fieldsOf } from "@/lib/ingestion/parse/listing-of";
import { stateBesideItsSite, withPlaceOf } from "@/lib/ingestion/parse/place-of-row";
import { type DecidedRow, type ReviewItemDto, withoutDoubtful } from "@/lib/ingestion/review/waiting-row";
import { whereJobsAre } from "@/lib/jobs/bin/queries";
import type { JobFields } from "@/lib/jobs/editing/schema";
import type { Reference } from "@/lib/jobs/import/listings";
import { PUBLIC_JOBS } from "@/lib/jobs/search/scope";

export const REVIEW_PAGE_SIZE = 50;

type Waiting = Reference & Pick<ReviewItemDto, "id" | "reason" | "detail" | "title"> & { createdAt: Date };

/**
 * A page of the rows that wait, and the number of all. First come those of an open notice that its source showed since, which people read meanwhile as it was;
 * then the oldest.
 */
export async function listReview(page: number, now: Date): Promise<{ items: ReviewItemDto[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().$queryRaw<Waiting[]>`
      SELECT id, source, source_reference AS "sourceReference", reason, detail, title, created_at AS "createdAt"
      FROM review_items item WHERE status = 'waiting'
      ORDER BY EXISTS (SELECT FROM jobs WHERE jobs.source = item.source AND jobs.source_reference = item.source_reference
        AND ${PUBLIC_JOBS} AND jobs.deadline >= ${dayInIndia(now)}::date AND jobs.seen_at < item.seen_at) DESC, id
      LIMIT ${REVIEW_PAGE_SIZE} OFFSET ${(page - 1) * REVIEW_PAGE_SIZE}`,
    db().reviewItem.count({ where: { status: "waiting" } }),
  ]);
  const jobs = await jobsOf(rows);
  const items = rows.map(({ sourceReference, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    ...(jobs.get(`${row.source}\n${sourceReference}`) ?? NO_JOB),
  }));
  return { items, total };
}

type JobOfRow = Pick<ReviewItemDto, "jobId" | "isInBin">;
const NO_JOB: JobOfRow = { jobId: null, isInBin: false };

/** The jobs that rows are already, by source and reference; one in the bin has the name of its notice too. */
async function jobsOf(rows: readonly Reference[]): Promise<Map<string, JobOfRow>> {
  if (rows.length === 0) return new Map();
  const OR = rows.map(({ source, sourceReference }) => ({ source, sourceReference }));
  const jobs = await db().job.findMany({
    where: { OR },
    select: { id: true, source: true, sourceReference: true, deletedAt: true },
  });
  return new Map(
    jobs.map(({ id: jobId, source, sourceReference, deletedAt }) => [
      `${source}\n${sourceReference}`,
      { jobId, isInBin: deletedAt !== null },
    ]),
  );
}

export type ReviewForm = Pick<ReviewItemDto, "id" | "source" | "reason" | "detail" | keyof JobOfRow> & {
  fields: Partial<JobFields>;
  /** When its source was read that says so. */
  seenAt: string;
};

/** A waiting row as a form: what it states, without what is in doubt. Null where no such row waits. */
export async function findReviewFields(id: number, now: Date): Promise<ReviewForm | null> {
  if (!isId(id)) return null;
  const row = await db().reviewItem.findFirst({ where: { id, status: "waiting" } });
  if (!row) return null;
  await loadBodies();
  return {
    id,
    source: row.source,
    reason: row.reason,
    detail: row.detail,
    ...([...(await jobsOf([row])).values()][0] ?? NO_JOB),
    seenAt: row.seenAt.toISOString(),
    fields: fieldsOfCells(withoutDoubtful(row.cells as ListingRow["cells"], row.reason), now),
  };
}

/** What became of a row that waits no more; null where it waits, or there never was one. */
export async function findDecidedRow(id: number): Promise<DecidedRow | null> {
  const where = { id: isId(id) ? id : NO_ID, status: { not: "waiting" } } as const;
  const row = await db().reviewItem.findFirst({ where, select: { title: true, decidedBy: true, jobId: true } });
  const placeOf = await whereJobsAre(row?.jobId ? [row.jobId] : []);
  return row && { ...row, jobIs: placeOf(row.jobId ?? NO_ID) };
}

function fieldsOfCells(cells: ListingRow["cells"], now: Date): Partial<JobFields> {
  const { title, vacancies } = readTitle(cells.title);
  const body = bodyOfCells(cells, title);
  const { organisationWebsite: _website, ...fields } = withPlaceOf(
    { state: body?.state ?? null },
    fieldsOf(cells, true, "9999-12-31"),
    body && stateBesideItsSite(cells, body),
  );
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ""]));
  const read = lastDayOf(cells.deadline);
  const deadline = "day" in read && read.day >= dayInIndia(now) ? read.day : "";
  const { department, jobCategory } = departmentOf({ department: body?.department ?? null });
  return {
    ...texts,
    department,
    jobCategory: jobCategory ?? "",
    title,
    employmentType: employmentTypeOf(cells.employmentType, title) ?? "",
    recruitingOrganization: body?.name ?? plainText(cells.organisation),
    positions: vacanciesOf(cells.vacancies, vacancies, yearsAround(cells.title, deadline), cells.title),
    deadline,
  };
}
