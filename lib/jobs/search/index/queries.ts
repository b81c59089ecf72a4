import { readPublic } from "@/lib/database/read-replica";
import { db } from "@/lib/db";
import { Prisma, type PrismaClient } from "@/lib/generated/prisma/client";
import { CATEGORY_SQL } from "@/lib/jobs/facts/category";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { QUALIFICATIONS } from "@/lib/jobs/schema";
import type { ListDays } from "@/lib/jobs/search/criteria";
import { DAY_END, levelBit, type SnapshotColumns, UNKNOWN_PAY } from "@/lib/jobs/search/index/columns";
import { numberAmong, packed, unpack } from "@/lib/jobs/search/index/packed";
import { listedJobs } from "@/lib/jobs/search/scope";

/** The ids of listed jobs, of all or `among` some, that satisfy a condition on the table `jobs`. */
export async function idsWhere(
  condition: Prisma.Sql,
  days: ListDays,
  among: readonly number[] | null = null,
): Promise<Int32Array> {
  const asked = among ? Prisma.sql`jobs.id = ANY(${among}::int[]) AND ${condition}` : condition;
  const [row] = await readPublic((client) => client.$queryRaw<{ ids: string | null }[]>(listedWhere(asked, days)));
  return unpack(row?.ids);
}

/** The query of idsWhere: exported for the test that looks at its plan. */
export function listedWhere(condition: Prisma.Sql, days: ListDays): Prisma.Sql {
  return Prisma.sql`SELECT ${packed("id")} AS ids FROM jobs WHERE ${listedJobs(days)} AND ${condition}`;
}

type PackedColumns = Record<"ids" | "deadlines" | "closes" | "posted" | "vacancies" | "salaries" | "levels", string | null> &
  Record<"starts" | "employments" | "categories" | "departments" | "places", string | null>;

/** The table of jobs, or rows of the same shape. */
export const JOBS_NOW = Prisma.sql`jobs`;

/**
 * What the filters look at of all listed jobs, or of those `among` some ids. One row of packed columns instead of a row a job: the driver
 * makes an object of every value, which would cost ten times the query.
 */
export async function readListedJobs(
  days: ListDays,
  among?: readonly number[],
  client: Pick<PrismaClient, "$queryRaw"> = db(),
  jobs: Prisma.Sql = JOBS_NOW,
): Promise<SnapshotColumns> {
  const asked = among ? Prisma.sql`jobs.id = ANY(${among}::int[])` : Prisma.sql`true`;
  const [row] = await client.$queryRaw<PackedColumns[]>`
    SELECT ${packed("id")} AS ids, ${packed("deadline - date '1970-01-01'")} AS deadlines,
      ${packed(CLOSES)} AS closes, ${packed("posted_on - date '1970-01-01'")} AS posted, ${packed(`coalesce(salary_min, ${UNKNOWN_PAY})`)} AS salaries,
      ${packed("coalesce(positions, 0)")} AS vacancies, ${packed(LEVEL_BITS)} AS levels,
      ${packed("coalesce(application_start_date - date '1970-01-01', 0)")} AS starts, ${packed("employment")} AS employments,
      ${packed("category")} AS categories, string_agg(department, E'\n') AS departments,
      string_agg(array_to_string(places, ','), E'\n') AS places
    FROM (
      SELECT id, deadline, closes_at, posted_on, positions, salary_min, qualification_levels, department, places,
        application_start_date, ${NUMBER_OF_EMPLOYMENT} AS employment, ${NUMBER_OF_CATEGORY} AS category FROM ${jobs}
      WHERE ${listedJobs(days)} AND ${asked} ORDER BY id
    ) AS listed`;
  return columnsOf(row);
}

/** Milliseconds from the beginning of the last day in India to its closing: closingInstant of lib/dates.ts. */
const CLOSES = `least(extract(epoch FROM (closes_at AT TIME ZONE 'Asia/Kolkata') - deadline) * 1000, ${DAY_END})`;

/** A sum of 1, 2, 4, ... for the levels that a job names, in the order of QUALIFICATIONS; the values are constants of this program. */
const LEVEL_BITS = QUALIFICATIONS.map((level) => `('${level}' = ANY(qualification_levels))::int * ${levelBit(level)}`).join(
  " + ",
);

const NUMBER_OF_EMPLOYMENT = numberAmong(EMPLOYMENT_TYPES, "jobs.employment_type");
const NUMBER_OF_CATEGORY = numberAmong(JOB_CATEGORIES, CATEGORY_SQL);

function columnsOf(row: PackedColumns | undefined): SnapshotColumns {
  const ids = unpack(row?.ids);
  const departments = numbered(linesOf(row?.departments, ids.length));
  return {
    ids,
    deadlines: unpack(row?.deadlines),
    closes: unpack(row?.closes),
    posted: unpack(row?.posted),
    vacancies: unpack(row?.vacancies),
    salaries: unpack(row?.salaries),
    levels: Uint8Array.from(unpack(row?.levels)),
    starts: unpack(row?.starts),
    employments: Uint8Array.from(unpack(row?.employments)),
    categories: Uint8Array.from(unpack(row?.categories)),
    departments: Uint16Array.from(departments.numbers),
    departmentNames: departments.names,
    ...placesOf(linesOf(row?.places, ids.length)),
  };
}

function linesOf(text: string | null | undefined, count: number): string[] {
  return count === 0 ? [] : (text ?? "").split("\n");
}

function placesOf(lines: readonly string[]): Pick<SnapshotColumns, "placeStarts" | "placesOfRows" | "placeKeys"> {
  const keys = lines.map((line) => (line === "" ? [] : line.split(",")));
  const placeStarts = new Uint32Array(lines.length + 1);
  for (const [row, found] of keys.entries()) placeStarts[row + 1] = (placeStarts[row] ?? 0) + found.length;
  const { names, numbers } = numbered(keys.flat());
  return { placeStarts, placesOfRows: Uint32Array.from(numbers), placeKeys: names };
}

/** Texts as numbers: each different one gets the next. */
function numbered(texts: readonly string[]): { names: string[]; numbers: number[] } {
  const index = new Map<string, number>();
  const numbers = texts.map((text) => {
    const number = index.get(text) ?? index.size;
    if (number === index.size) index.set(text, number);
    return number;
  });
  return { names: [...index.keys()], numbers };
}
