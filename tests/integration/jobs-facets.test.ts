import { raiseGeneration } from "@/lib/cache/fresh-cache";
import { addDays, type Day, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES } from "@/lib/jobs/job/values";
import { upsertJobs } from "@/lib/jobs/mutations";
import { CLOSINGS, type JobFilters, POSTED_DATES, QUALIFICATIONS, SALARY_RANGES, STAGES, VACANCIES } from "@/lib/jobs/schema";
import { countGroups } from "@/lib/jobs/search/counts";
import { facetsOf } from "@/lib/jobs/search/facets";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { PLACE_CHOICES } from "@/lib/places/choices";
import { useDatabase } from "@/tests/support/database";
import { type OracleJob, oracleIds, oracleJob } from "@/tests/support/job-oracle";
import { makeJobs } from "@/tests/support/population";
import { fc, runs } from "@/tests/support/properties";

const TODAY = "2026-03-15";
const NOON = new Date(`${TODAY}T12:00:00+05:30`);
const COUNT = 500;

useDatabase();
let jobs: OracleJob[] = [];

beforeAll(async () => {
  const inputs = makeJobs(COUNT, TODAY);
  await upsertJobs(inputs);
  await readOracle(inputs);
});

async function readOracle(inputs: ReturnType<typeof makeJobs>): Promise<void> {
  const rows = await db().job.findMany({ select: { id: true, sourceReference: true } });
  const idOf = new Map(rows.map(({ id, sourceReference }) => [sourceReference, id]));
  jobs = inputs.map((input) => oracleJob(input, idOf.get(input.sourceReference) ?? 0));
}

/** The values of each filter's choices, by the name of the filter. */
const choicesOn = (today: Day) =>
  ({
    departments: ["department", DEPARTMENTS.map(({ value }) => value)],
    place: ["location", PLACE_CHOICES.map(({ name }) => name)],
    qualification: ["qualification", QUALIFICATIONS],
    salary: ["salaryRange", SALARY_RANGES],
    posted: ["postedDate", POSTED_DATES],
    closing: ["closing", Array.from({ length: 30 }, (_, ahead) => addDays(today, ahead))],
    vacancies: ["vacancies", VACANCIES],
    employment: ["employmentType", EMPLOYMENT_TYPES],
    stage: ["stage", STAGES],
  }) as const;

const none = fc.constant(undefined);
const anyFilters = fc.record({
  search: fc.oneof({ arbitrary: none, weight: 3 }, fc.constantFrom("clerk", "junior engineer", "mumbai", "no-such-word")),
  tags: fc.oneof({ arbitrary: none, weight: 4 }, fc.constantFrom<string[]>(["nurse"], ["constable", "typist"])),
  department: fc.oneof(none, fc.constantFrom(...DEPARTMENTS.map(({ value }) => value), "ssc", "Banking", "Unknown Board")),
  location: fc.oneof(
    none,
    fc.constantFrom(...PLACE_CHOICES.map(({ name }) => name), "Pune", "Atlantis", "!!!"),
    fc.constant(["Bihar", "Delhi", "Pune"]),
  ),
  qualification: fc.oneof(none, fc.constantFrom(...QUALIFICATIONS)),
  salaryRange: fc.oneof(none, fc.constantFrom(...SALARY_RANGES)),
  postedDate: fc.oneof(none, fc.constantFrom(...POSTED_DATES)),
  closing: fc.oneof({ arbitrary: none, weight: 3 }, fc.constantFrom(...CLOSINGS, TODAY, "2026-03-17")),
  open: fc.oneof(none, fc.constant(true)),
});

async function expectAsOracle(given: Partial<JobFilters>, now = NOON): Promise<void> {
  const filters: JobFilters = { ...lenientFilters({}), ...given };
  const facets = await facetsOf(filters, now);
  for (const [group, [name, values]] of Object.entries(choicesOn(dayInIndia(now)))) {
    const facet = facets[group as keyof typeof facets];
    const others = new Set(oracleIds(jobs, { ...filters, [name]: undefined }, now));
    // Filters hold each by itself, so a choice is counted among what the others let through; words are read in the light of what is chosen.
    const [asked, among] = filters.search ? [filters, jobs] : [lenientFilters({}), jobs.filter(({ id }) => others.has(id))];
    const count = (value: string | number) => oracleIds(among, { ...asked, [name]: value }, now).length;
    expect({ group, counts: facet.counts }).toEqual({ group, counts: (values as readonly (string | number)[]).map(count) });
    expect({ group, all: facet.all }).toEqual({ group, all: others.size });
  }
  const { open, closed } = await countGroups(filters, now);
  expect(open).toBe(oracleIds(jobs, { ...filters, open: true }, now).length);
  expect(open + closed).toBe(oracleIds(jobs, { ...filters, open: false }, now).length);
}

it("says beside each choice how many jobs it would list, whatever else is chosen", async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, (filters) => expectAsOracle(filters)),
    { numRuns: runs(15) },
  );
});

it("counts by the deadlines and postings of the day, through midnight", async () => {
  for (const time of ["2026-03-15T23:59:58+05:30", "2026-03-15T23:59:59.500+05:30", "2026-03-16T00:00:01+05:30"]) {
    await expectAsOracle({}, new Date(time));
    await expectAsOracle({ postedDate: "today" }, new Date(time));
  }
});

it("keeps its counts until a write is announced, then shows it", async () => {
  const before = await facetsOf(lenientFilters({}), NOON);
  const inputs = makeJobs(COUNT + 40, TODAY);
  await upsertJobs(inputs.slice(COUNT));
  await readOracle(inputs);
  expect(await facetsOf(lenientFilters({}), NOON)).toEqual(before);
  raiseGeneration();
  await expectAsOracle({});
});

it("shows no job where the table is empty", async () => {
  await db().job.deleteMany();
  jobs = [];
  raiseGeneration();
  await expectAsOracle({});
  await expectAsOracle({ search: "clerk", department: "SSC" });
});
