import { db } from "@/lib/db";
import { countGroups } from "@/lib/jobs/counts";
import { lenientFilters } from "@/lib/jobs/filters";
import { criteriaOf, idsOf, listDays, type Window } from "@/lib/jobs/list-query";
import { upsertJobs } from "@/lib/jobs/mutations";
import { SORTS } from "@/lib/jobs/schema";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

const TODAY = "2026-03-15";
const NOON = new Date(`${TODAY}T12:00:00+05:30`);
const COUNT = 20_000;

useDatabase();
beforeAll(async () => {
  await upsertJobs(makeJobs(COUNT, TODAY));
  await db().$executeRaw`VACUUM ANALYZE jobs`;
}, 120_000);

const FILTERS = [
  "",
  "department=ssc",
  "department=courts",
  "department=banking",
  "location=Delhi",
  "location=Ladakh",
  "qualification=10th",
  "salaryRange=20k-30k",
  "salaryRange=above-100k&location=Leh",
  "postedDate=today",
  "postedDate=month",
  "search=clerk",
  "search=palynology",
  "search=x777",
  "tags=nurse,palynology",
  "department=forest&location=nagaland&qualification=diploma",
  "search=clerk&location=Pune&department=ssc&salaryRange=below-20k&qualification=graduate&postedDate=month",
];

async function planOf(query: ReturnType<typeof idsOf>): Promise<string> {
  const lines = await db().$queryRaw<Record<string, string>[]>`EXPLAIN ${query}`;
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

it.each(FILTERS.flatMap((query) => SORTS.map((sortBy) => [query, sortBy] as const)))(
  "reads no page of %j by %s from a scan of the table",
  async (query, sortBy) => {
    const days = listDays(NOON);
    const filters = { ...lenientFilters(new URLSearchParams(query)), sortBy };
    const criteria = criteriaOf(filters, days);
    if (!criteria) throw new Error("these filters match nothing");
    const counts = await countGroups(filters, NOON);
    for (const group of ["open", "closed"] as const) {
      const count = counts[group];
      for (const offset of [0, 10, Math.floor(count / 8) - 10]) {
        if (offset < 0 || offset >= count) continue;
        const window: Window = { group, count, offset, limit: 10 };
        expect(await planOf(idsOf(criteria, sortBy, window, days))).not.toContain("Seq Scan on jobs");
      }
    }
  },
);
