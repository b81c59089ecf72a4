import { datesOf } from "@/lib/calendar/dated-jobs";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { ADMIN_SORTS } from "@/lib/jobs/editing/schema";
import { similarByKeys, similarByTitle } from "@/lib/jobs/editing/similar";
import { jobsOfStaff } from "@/lib/jobs/editing/write/renew-facts";
import { withNamesOf } from "@/lib/jobs/import/stored";
import { candidatesOf } from "@/lib/jobs/joining/match-listings";
import { idsOfPage, jobsOf, searchJobs } from "@/lib/jobs/queries";
import { SORTS } from "@/lib/jobs/schema";
import { CONDITIONS } from "@/lib/jobs/search/conditions";
import { listDays } from "@/lib/jobs/search/criteria";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { listedWhere } from "@/lib/jobs/search/index/queries";
import { whereOf } from "@/lib/jobs/search/matcher";
import { readCriteria } from "@/lib/jobs/search/reading/read-search";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { idsOf, totalOf } from "@/lib/jobs/search/staff/list";
import { searchQuery } from "@/lib/jobs/search/words/asked";
import { useDatabase } from "@/tests/support/database";
import { jobOf } from "@/tests/support/import-listings";
import { writeManyJobs } from "@/tests/support/many-jobs";
import { makeJobs } from "@/tests/support/population";

const TODAY = "2026-03-15";
const NOON = new Date(`${TODAY}T12:00:00+05:30`);
const COUNT = 8_000;

useDatabase();
beforeAll(async () => {
  await writeManyJobs(COUNT, makeJobs(COUNT / 10, TODAY));
  await db().$executeRaw`VACUUM ANALYZE jobs`;
}, 120_000);

type Plan = Record<string, string>[];
const textOf = (lines: Plan) => lines.map((line) => line["QUERY PLAN"]).join("\n");
async function planOf(query: ReturnType<typeof jobsOf> | null): Promise<string> {
  return query ? textOf(await db().$queryRaw<Plan>`EXPLAIN ${query}`) : "";
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

/** A notice that none of the twenty thousand is. */
const ENTERED = jobOf({
  source: "cwc.example",
  sourceReference: "entered",
  title: "Junior Engineer (Civil)",
  recruitingOrganization: "Central Water Commission (CWC)",
  advertisementNumber: "5/2026",
  applyLink: "https://cwc.example/recruitment/2026/junior-engineer",
  postedOn: TODAY,
  deadline: addDays(TODAY, 20),
});
const LISTED = jobOf({ ...ENTERED, source: "aggregator.example", sourceReference: "listed", advertisementNumber: null });

it.each([
  ["the jobs like one that is entered by number and address", () => planOf(similarByKeys(ENTERED))],
  ["the jobs like one that is entered by body and title", () => planOf(similarByTitle(ENTERED))],
  [
    "the job of an imported notice by its name",
    async () => textOf(await db().$queryRaw<Plan>`EXPLAIN SELECT jobs.id FROM ${withNamesOf([ENTERED])}`),
  ],
  ["the recruitments of listings", () => planOf(candidatesOf([ENTERED, LISTED]))],
])("looks up %s in the index of their keys", async (_what, explain) => {
  const plan = await explain();
  expect(plan).toContain("jobs_notice_keys_idx");
  expect(plan).not.toContain("Seq Scan on jobs");
});

it("finds the jobs of the staff without reading those of sources", async () => {
  const plan = textOf(await db().$queryRaw<Plan>`EXPLAIN SELECT id FROM ${jobsOfStaff(0)}`);
  expect(plan).toContain("jobs_edited_idx");
});

it.each(["", "department=Staff+Selection+Commission", "location=Bihar&qualification=12th", "search=clerk"])(
  "makes the calendar of the list of %j from what it names and what was withdrawn, not from a scan of the table",
  async (query) => {
    const days = listDays(NOON);
    const asked = { ...lenientFilters(new URLSearchParams(query)), sortBy: "deadline" as const, limit: 300 };
    const criteria = await readCriteria(await loadSnapshot(NOON), asked, days);
    const { ids } = await idsOfPage(asked, NOON);
    const plan = await planOf(datesOf(ids, whereOf(criteria), days));
    expect(plan).toContain("jobs_not_public_idx");
    expect(plan).not.toContain("Seq Scan on jobs");
  },
);

it.each(ADMIN_SORTS)("reads a page of the staff's list by %s in the order of an index, not out of all jobs", async (sortBy) => {
  const plan = await planOf(idsOf(adminListSchema.parse({ sortBy }), { most: 50, after: 100 }, NOON));
  expect(plan).not.toContain("Seq Scan on jobs");
  expect(plan).toMatch(/Index (?:Only )?Scan (?:Backward )?using jobs_/);
});

it.each(["madeBy", "changedBy"])("finds the jobs of an import run (%s) by their index, not out of all jobs", async (name) => {
  const plan = await planOf(idsOf(adminListSchema.parse({ [name]: "1" }), { most: 50, after: 0 }, NOON));
  expect(plan).not.toContain("Seq Scan on jobs");
  expect(plan).toContain(name === "madeBy" ? "jobs_made_by_run_idx" : "jobs_changed_by_run_idx");
});

it.each(["", "published", "open", "closed", "draft"])(
  "counts the staff's list of the status %j without a look at public jobs",
  async (status) => {
    const total = totalOf(adminListSchema.parse({ status }), NOON);
    // A table of some thousand rows is read as fast.
    const set = ["seqscan", "bitmapscan"].map((way) => db().$executeRawUnsafe(`SET LOCAL enable_${way} = off`));
    const lines = (await db().$transaction([...set, db().$queryRaw<Plan>`EXPLAIN ${total}`])).at(-1) as Plan;
    expect(textOf(lines)).not.toMatch(/Seq Scan|Index Scan using jobs_(?!not_public)/);
  },
);
