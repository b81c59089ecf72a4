import { raiseGeneration } from "@/lib/cache/fresh-cache";
import { db } from "@/lib/db";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { upsertJobs } from "@/lib/jobs/mutations";
import { closingSoon, searchJobs } from "@/lib/jobs/queries";
import { type JobFilters, POSTED_DATES, QUALIFICATIONS, SALARY_RANGES, SORTS } from "@/lib/jobs/schema";
import { countJobs } from "@/lib/jobs/search/counts";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { PLACES } from "@/lib/places/places";
import { useDatabase } from "@/tests/support/database";
import { type OracleJob, oracleIds, oracleJob } from "@/tests/support/job-oracle";
import { makeJobs } from "@/tests/support/population";
import { fc, runs } from "@/tests/support/properties";

const TODAY = "2026-03-15";
const NOON = new Date(`${TODAY}T12:00:00+05:30`);
const COUNT = 700;

useDatabase();
let jobs: OracleJob[] = [];

beforeAll(async () => {
  const inputs = makeJobs(COUNT, TODAY);
  await upsertJobs(inputs);
  // Written apart, in another order than by id, with jobs that no list may show.
  const ids = await db().job.findMany({ select: { id: true, sourceReference: true } });
  const idOf = new Map(ids.map(({ id, sourceReference }) => [sourceReference, id]));
  jobs = inputs.map((input) => oracleJob(input, idOf.get(input.sourceReference) ?? 0));
  const hidden = jobs.filter((_, index) => index % 25 === 24);
  for (const [index, status] of (["draft", "scheduled", "withdrawn"] as const).entries()) {
    const of = hidden.filter((_, place) => place % 3 === index).map(({ id }) => id);
    await db().job.updateMany({ where: { id: { in: of } }, data: { status, publishAt: new Date() } });
  }
  jobs = jobs.filter((job) => !hidden.includes(job));
});

const filtersOf = (change: Partial<JobFilters>): JobFilters => ({ ...lenientFilters({}), limit: 100, ...change });

/** The ids of every page of a list, and the total that each page stated. */
async function readAllPages(filters: JobFilters, now = NOON): Promise<{ ids: number[]; totals: Set<number> }> {
  const ids: number[] = [];
  const totals = new Set<number>();
  for (let page = 1; ; page++) {
    const found = await searchJobs({ ...filters, page }, now);
    totals.add(found.total);
    if (found.jobs.length === 0) return { ids, totals };
    ids.push(...found.jobs.map((job) => job.id));
  }
}

async function expectAsOracle(filters: JobFilters, now = NOON): Promise<number> {
  const expected = oracleIds(jobs, filters, now);
  const { ids, totals } = await readAllPages(filters, now);
  expect(ids).toEqual(expected);
  expect([...totals]).toEqual([expected.length]);
  expect(await countJobs(filters, now)).toBe(expected.length);
  return expected.length;
}

const departments = [...DEPARTMENTS.map(({ value }) => value), "SSC", "rrb", "Banking", "Defence", "police", "Psu", "State"];
const places = [
  ...PLACES.map(({ name }) => name),
  "Pan India",
  "Pune",
  "Bangalore",
  "bengaluru",
  "Bombay",
  "महाराष्ट्र",
  "New Delhi",
];
const searches = [
  "clerk",
  "CLERK batch",
  "junior engineer",
  "palynology",
  "लिपिक",
  "mumbai constable",
  "ssc",
  "eng civil",
  "no-such-word",
  "!!!",
];

describe("every value of every filter finds exactly the jobs that satisfy it", () => {
  const cases: [string, Partial<JobFilters>][] = [
    ...departments.map((department): [string, Partial<JobFilters>] => [`department ${department}`, { department }]),
    ...places.map((location): [string, Partial<JobFilters>] => [`location ${location}`, { location }]),
    ...QUALIFICATIONS.map((value): [string, Partial<JobFilters>] => [`qualification ${value}`, { qualification: value }]),
    ...SALARY_RANGES.map((value): [string, Partial<JobFilters>] => [`salaryRange ${value}`, { salaryRange: value }]),
    ...POSTED_DATES.map((value): [string, Partial<JobFilters>] => [`postedDate ${value}`, { postedDate: value }]),
    ...searches.map((search): [string, Partial<JobFilters>] => [`search ${search}`, { search }]),
    ["tags, any of them", { tags: ["nurse", "palynology", "bank of baroda"] }],
    ["open jobs alone", { open: true }],
    ["no filter", {}],
  ];
  it.each(cases)("%s", async (_name, change) => {
    await expectAsOracle(filtersOf(change));
  });

  it("finds something for each value of the filters that the population is made of", async () => {
    for (const { value } of DEPARTMENTS) expect(await countJobs(filtersOf({ department: value }), NOON)).toBeGreaterThan(0);
    for (const value of QUALIFICATIONS) expect(await countJobs(filtersOf({ qualification: value }), NOON)).toBeGreaterThan(0);
    for (const value of SALARY_RANGES) expect(await countJobs(filtersOf({ salaryRange: value }), NOON)).toBeGreaterThan(0);
    for (const value of POSTED_DATES) expect(await countJobs(filtersOf({ postedDate: value }), NOON)).toBeGreaterThan(0);
  });

  it.each([
    ["an unknown department", { department: "Ministry of Silly Walks" }],
    ["an unknown place", { location: "Atlantis" }],
    ["a place without a letter", { location: "!!!" }],
  ])("%s finds nothing", async (_name, change) => {
    expect(await searchJobs(filtersOf(change), NOON)).toEqual({ jobs: [], total: 0 });
  });
});

describe("paging shows each job once, in the order of the sort", () => {
  it.each(SORTS.flatMap((sortBy) => [1, 7, 10, 100].map((limit) => [sortBy, limit] as const)))(
    "%s, %i a page",
    async (sortBy, limit) => {
      const change = limit === 1 ? { search: "nurse pune" } : {};
      await expectAsOracle(filtersOf({ sortBy, limit, ...change }));
    },
  );

  it("has no rows beyond the end, and the same total", async () => {
    const { total } = await searchJobs(filtersOf({}), NOON);
    expect(await searchJobs(filtersOf({ page: 1_000_000 }), NOON)).toEqual({ jobs: [], total });
  });
});

it("agrees with the plain rules for any combination of filters", async () => {
  const optional = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
  const combination = fc.record({
    department: optional("Staff Selection Commission", "banking", "police", "Union Public Service Commission"),
    location: optional("Delhi", "Maharashtra", "All India", "Ladakh"),
    qualification: optional(...QUALIFICATIONS),
    salaryRange: optional(...SALARY_RANGES),
    postedDate: optional(...POSTED_DATES),
    search: optional("clerk", "written test", "engineer civil"),
    tags: optional(["nurse"], ["typist", "clerk"]),
    open: optional(true),
    sortBy: fc.constantFrom(...SORTS),
    limit: fc.constantFrom(3, 10, 100),
  });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(combination, async (change) => {
      found += await expectAsOracle(filtersOf(change));
    }),
    { numRuns: runs(150), seed: 7 },
  );
  expect(found).toBeGreaterThan(500);
});

describe("around midnight in India", () => {
  it.each([
    ["the last second before the end of a day", "2026-03-15T23:59:58.999+05:30"],
    ["the second in which the day's deadlines have ended", "2026-03-15T23:59:59.000+05:30"],
    ["midnight", "2026-03-16T00:00:00.000+05:30"],
    ["the evening that is another day in UTC", "2026-03-16T04:00:00.000+05:30"],
  ])("%s", async (_name, instant) => {
    const now = new Date(instant);
    for (const sortBy of SORTS) await expectAsOracle(filtersOf({ sortBy }), now);
    await expectAsOracle(filtersOf({ open: true, postedDate: "week" }), now);
  });

  it("closes the jobs of a day when the day ends, and not a second sooner", async () => {
    const lastDay = jobs.filter((job) => job.deadline === TODAY).length;
    const before = await countJobs(filtersOf({ open: true }), new Date("2026-03-15T23:59:58+05:30"));
    const after = await countJobs(filtersOf({ open: true }), new Date("2026-03-15T23:59:59+05:30"));
    expect(lastDay).toBeGreaterThan(0);
    expect(before - after).toBe(lastDay);
  });
});

describe("closingSoon", () => {
  it("gives open jobs of the next days, soonest first", async () => {
    const found = await closingSoon(NOON, 3, 1_000);
    const expected = jobs.filter((job) => job.deadline >= TODAY && job.deadline <= "2026-03-18");
    expect(found.map((job) => job.id).sort()).toEqual(expected.map((job) => job.id).sort());
    expect(found.map((job) => job.deadline)).toEqual(found.map((job) => job.deadline).toSorted());
    expect(await closingSoon(NOON, 3, 2)).toEqual(found.slice(0, 2));
  });
});

it("shows a write on the next read once it is announced", async () => {
  const filters = filtersOf({ department: "nic" });
  const before = await searchJobs(filters, NOON);
  const [made] = makeJobs(1, TODAY, COUNT + 1);
  if (!made) throw new Error("no job was made");
  const extra = { ...made, department: "National Informatics Centre", postedOn: TODAY, deadline: "2026-04-01" };
  await upsertJobs([extra]);
  raiseGeneration();
  const after = await searchJobs(filters, NOON);
  expect(after.total).toBe(before.total + 1);
  expect(after.jobs[0]).toMatchObject({ title: extra.title, deadline: "2026-04-01" });
  await db().job.deleteMany({ where: { sourceReference: extra.sourceReference } });
  raiseGeneration();
});
