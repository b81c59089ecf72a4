import { addDays, type Day, dayInIndia, firstOpenDeadline, listedSince } from "@/lib/dates";
import { Prisma } from "@/lib/generated/prisma/client";
import { resolveDepartments } from "@/lib/jobs/departments";
import { type JobFilters, type JobSort, type PostedDate, type Qualification, SALARY_BOUNDS } from "@/lib/jobs/schema";
import { searchQuery, tagsQuery } from "@/lib/jobs/search-words";
import { placeKey } from "@/lib/places/places";

/** The days on which a list depends; they change at midnight in India. */
export type ListDays = { today: Day; firstOpen: Day; since: Day };

export function listDays(now: Date): ListDays {
  return { today: dayInIndia(now), firstOpen: firstOpenDeadline(now), since: listedSince(now) };
}

/** Days, today included, that a value of postedDate reaches back. */
const POSTED_DAYS = { today: 1, week: 7, month: 30 } as const satisfies Record<PostedDate, number>;

/**
 * What filters ask for once names are looked up: two filters that mean the same are equal here, whatever the words, the sort and
 * the page. Null where nothing can match (an unknown department).
 */
export type Criteria = {
  departments?: readonly string[];
  place?: string;
  qualification?: Qualification;
  salary?: { from: number; to: number | null };
  posted?: { from: Day; to: Day };
  /** tsquery texts, all of which must match. */
  words: readonly string[];
};

export function criteriaOf(filters: JobFilters, days: ListDays): Criteria | null {
  const criteria = lookedUpCriteria(filters, days);
  return criteria.departments?.length === 0 || criteria.place === "" ? null : criteria;
}

/** The same for whom a filter that finds nothing is still one of several: an unknown department is an empty list of them. */
export function lookedUpCriteria(filters: JobFilters, days: ListDays): Criteria {
  const words = [searchQuery(filters.search ?? ""), tagsQuery(filters.tags ?? [])];
  return {
    departments: filters.department === undefined ? undefined : resolveDepartments(filters.department),
    place: filters.location === undefined ? undefined : placeKey(filters.location),
    qualification: filters.qualification,
    salary: filters.salaryRange && SALARY_BOUNDS[filters.salaryRange],
    posted: filters.postedDate && postedRange(filters.postedDate, days),
    words: words.filter((query) => query !== null),
  };
}

/** The days of posting that a value of postedDate means, first and last. */
export function postedRange(value: PostedDate, { today }: ListDays): { from: Day; to: Day } {
  return { from: addDays(today, 1 - POSTED_DAYS[value]), to: today };
}

/** One of the two groups of a list: open jobs, and after them those that closed in the last 30 days. */
export type Group = "open" | "closed";

/** Rows of one group on one page. `count` is how many jobs the group has in all. */
export type Window = { group: Group; count: number; offset: number; limit: number };

/** Groups up to this size are picked first and sorted then, whatever the database expects of its indexes. */
const SMALL_GROUP = 500;
/** The part of a group, counted from its start, that is worth a walk along an index which does not hold the filtered columns. */
const WALKED_PART = 1 / 8;

/**
 * The ids of a window, in the order of the list. They are read in the order of an index, so that a page costs what it shows. Where
 * that would lead through far more jobs than match, the matching ones are picked first and sorted then.
 */
export function idsOf(criteria: Criteria, sortBy: JobSort, window: Window, days: ListDays): Prisma.Sql {
  const { group, offset, limit } = window;
  const matching = Prisma.sql`FROM jobs WHERE status = 'published' AND ${deadlineOf(group, days)} ${whereOf(criteria)}`;
  const page = Prisma.sql`ORDER BY ${ORDERS[sortBy][group]} LIMIT ${limit} OFFSET ${offset}`;
  if (isWalk(criteria, window)) return Prisma.sql`SELECT id ${matching} ${page}`;
  return Prisma.sql`
    WITH matching AS MATERIALIZED (SELECT id, ${KEYS[sortBy]} ${matching}) SELECT id FROM matching ${page}`;
}

/** Whether reading along an index is the shorter way to a window; the database cannot foresee it, but the count is known here. */
function isWalk({ place, qualification, words }: Criteria, { group, count, offset, limit }: Window): boolean {
  // In any order but the deadline's, closed jobs lie behind and between the open ones, which are many more.
  if (group === "closed" || count <= SMALL_GROUP) return false;
  const isInIndex = place === undefined && qualification === undefined && words.length === 0;
  return isInIndex || offset + limit <= count * WALKED_PART;
}

function deadlineOf(group: Group, { firstOpen, since }: ListDays): Prisma.Sql {
  if (group === "open") return Prisma.sql`deadline >= ${firstOpen}::date`;
  return Prisma.sql`deadline >= ${since}::date AND deadline < ${firstOpen}::date`;
}

/** The order of each sort, told apart by id so that paging shows each job once. The indexes of the migration match these. */
const LATEST = Prisma.sql`posted_on DESC, id DESC`;
const TITLE = Prisma.sql`sort_title, id`;
const DEPARTMENT = Prisma.sql`department, posted_on DESC, id DESC`;
export const ORDERS = {
  latest: { open: LATEST, closed: LATEST },
  deadline: { open: Prisma.sql`deadline, id`, closed: Prisma.sql`deadline DESC, id DESC` },
  title: { open: TITLE, closed: TITLE },
  department: { open: DEPARTMENT, closed: DEPARTMENT },
} as const satisfies Record<JobSort, Record<Group, Prisma.Sql>>;

const KEYS = {
  latest: Prisma.sql`posted_on`,
  deadline: Prisma.sql`deadline`,
  title: Prisma.sql`sort_title`,
  department: Prisma.sql`department, posted_on`,
} as const satisfies Record<JobSort, Prisma.Sql>;

function whereOf({ departments, place, qualification, salary, posted, words }: Criteria): Prisma.Sql {
  const [department, ...more] = departments ?? [];
  return Prisma.join(
    [
      Prisma.empty,
      department !== undefined && more.length === 0 && Prisma.sql`department = ${department}`,
      departments && more.length > 0 && Prisma.sql`department = ANY(${departments})`,
      place !== undefined && Prisma.sql`places @> ARRAY[${place}]::text[]`,
      qualification !== undefined && Prisma.sql`qualification_levels @> ARRAY[${qualification}]::text[]`,
      salary && Prisma.sql`salary_min >= ${salary.from}`,
      salary?.to && Prisma.sql`salary_min < ${salary.to}`,
      posted && Prisma.sql`posted_on BETWEEN ${posted.from}::date AND ${posted.to}::date`,
      ...words.map((query) => Prisma.sql`search_vector @@ ${query}::tsquery`),
    ].filter((condition) => condition instanceof Prisma.Sql),
    " AND ",
  );
}
