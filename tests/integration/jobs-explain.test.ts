import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { jobsOf, searchJobs } from "@/lib/jobs/queries";
import { SORTS } from "@/lib/jobs/schema";
import { CONDITIONS } from "@/lib/jobs/search/conditions";
import { listDays } from "@/lib/jobs/search/criteria";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { listedWhere } from "@/lib/jobs/search/index/queries";
import { searchQuery } from "@/lib/jobs/search/words/asked";
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

async function planOf(query: ReturnType<typeof jobsOf>): Promise<string> {
  const lines = await db().$queryRaw<Record<string, string>[]>`EXPLAIN ${query}`;
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

it.each([1, 10, 100])("reads a page of %i rows by their ids, not from a scan of the table", async (limit) => {
  const pages = await Promise.all(
    SORTS.map((sortBy) => searchJobs({ ...lenientFilters(new URLSearchParams("page=7")), sortBy, limit }, NOON)),
  );
  for (const { jobs } of pages) {
    expect(jobs).toHaveLength(limit);
    expect(await planOf(jobsOf(jobs.map(({ id }) => id)))).not.toContain("Seq Scan on jobs");
  }
});

// The planner takes an unknown word for one that many jobs have, and reading their words would cost ten times as much as their index.
it.each(["palynology", "clerk", "railway", "junior engineer"])("finds the jobs of %s by the index of words", async (search) => {
  const plan = await planOf(listedWhere(CONDITIONS.search.sql(searchQuery(search)), listDays(NOON)));
  expect(plan).toContain("jobs_search_vector_idx");
  expect(plan).not.toMatch(/Seq Scan on jobs|Parallel/);
});
