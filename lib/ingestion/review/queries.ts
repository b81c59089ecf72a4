import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { isId } from "@/lib/ids";
import { bodyOfCells, departmentOf } from "@/lib/ingestion/parse/body-of-row";
import { plainText, readTitle, vacanciesOf, yearsIn } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { employmentTypeOf } from "@/lib/ingestion/parse/employment-of";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { fieldsOf } from "@/lib/ingestion/parse/listing-of";
import { stateBesideItsSite, withPlaceOf } from "@/lib/ingestion/parse/place-of-row";
import type { JobFields } from "@/lib/jobs/editing/schema";

export const REVIEW_PAGE_SIZE = 50;

export type ReviewItemDto = { id: number; source: string; reason: string; detail: string; title: string; createdAt: string };

/** A page of the rows that wait, the oldest first, and the number of all. */
export async function listReview(page: number): Promise<{ items: ReviewItemDto[]; total: number }> {
  const where = { status: "waiting" } as const;
  const [rows, total] = await Promise.all([
    db().reviewItem.findMany({
      where,
      orderBy: { id: "asc" },
      skip: (page - 1) * REVIEW_PAGE_SIZE,
      take: REVIEW_PAGE_SIZE,
      select: { id: true, source: true, reason: true, detail: true, title: true, createdAt: true },
    }),
    db().reviewItem.count({ where }),
  ]);
  return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}

export type ReviewForm = { id: number; source: string; reason: string; detail: string; fields: Partial<JobFields> };

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
    fields: fieldsOfCells(row.cells as ListingRow["cells"], now),
  };
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
    positions: vacanciesOf(cells.vacancies, vacancies, yearsIn(cells.title, deadline)),
    deadline,
  };
}
