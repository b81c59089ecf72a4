import { freshCache } from "@/lib/cache/fresh-cache";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { NOT_SPECIFIED } from "@/lib/jobs/job/values";
import { instant } from "@/lib/jobs/queries";
import { PUBLIC_JOBS } from "@/lib/jobs/search/scope";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

/** A published notice as open data: its facts and the addresses of the body. Its description is the body's own text and stays there. */
export type OpenRow = Record<string, string | number | null>;

/** A text of which a site says that it is not known: in a file of facts it is not there. */
function known(column: string): string {
  return `nullif(${column}, '${NOT_SPECIFIED}')`;
}

const COLUMNS = {
  title: "jobs.title",
  recruitingOrganization: "organisations.name",
  department: "jobs.department",
  location: known("jobs.location"),
  qualification: known("jobs.qualification"),
  vacancies: "jobs.positions",
  payFrom: "jobs.salary_min",
  payTo: "jobs.salary_max",
  employmentType: "jobs.employment_type",
  category: "jobs.job_category",
  advertisementNumber: "jobs.advertisement_number",
  postedOn: "jobs.posted_on::text",
  applicationsFrom: "jobs.application_start_date::text",
  lastDate: "jobs.deadline::text",
  officialNotice: "jobs.source_url",
  officialApplication: "jobs.apply_link",
} as const;

export const OPEN_NAMES = ["id", ...Object.keys(COLUMNS), "closesAt", "changedAt", "page"];

const SELECTED = Prisma.raw(
  Object.entries(COLUMNS)
    .map(([name, column]) => `${column} AS "${name}"`)
    .join(", "),
);
const BATCH = 500;

/** Every published notice, by id, a batch at a time: a reader that is slow holds no more than one in memory. */
export async function* openRows(): AsyncGenerator<OpenRow[]> {
  for (let after = 0; ; ) {
    const rows = await db().$queryRaw<(OpenRow & { id: number })[]>`
      SELECT jobs.id, ${SELECTED}, ${instant("closes_at")} AS "closesAt", ${instant("updated_at")} AS "changedAt"
      FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE ${PUBLIC_JOBS} AND jobs.id > ${after} ORDER BY jobs.id LIMIT ${BATCH}`;
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({ ...row, page: site.url + links.job("en", row.id) }));
    after = last.id;
  }
}

type Stamp = { changedAt: Date; rows: number };
const stamps = freshCache<Stamp>("open-data", { max: 1 });

/** What changes whenever the rows do: how many there are and when one of them last changed. Counted once after a write, each by an index. */
export function openStamp(now: Date): Promise<Stamp> {
  return stamps.load("", now, readStamp);
}

async function readStamp(): Promise<Stamp> {
  const [found] = await db().$queryRaw<{ changedAt: Date | null; rows: number }[]>`
    SELECT (SELECT updated_at FROM jobs WHERE ${PUBLIC_JOBS} ORDER BY updated_at DESC, id DESC LIMIT 1) AS "changedAt",
      (SELECT count(*)::int FROM jobs WHERE ${PUBLIC_JOBS}) AS rows`;
  return { changedAt: found?.changedAt ?? new Date(0), rows: found?.rows ?? 0 };
}
