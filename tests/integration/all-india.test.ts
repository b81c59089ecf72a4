import { addDays, dayInIndia } from "@/lib/dates";
import { upsertJobs } from "@/lib/jobs/mutations";
import type { JobFilters, ParsedJobInput } from "@/lib/jobs/schema";
import { readAllIndia } from "@/lib/jobs/search/reading/all-india";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

const NOW = new Date();
const TODAY = dayInIndia(NOW);
useDatabase();

const job = (title: string, location: string, change: Partial<ParsedJobInput> = {}): ParsedJobInput => ({
  ...(makeJobs(1, TODAY)[0] as ParsedJobInput),
  source: "example.org",
  sourceReference: title,
  title,
  location,
  description: null,
  recruitingOrganization: "A body",
  postedOn: addDays(TODAY, -5),
  deadline: addDays(TODAY, 10),
  ...change,
});

/** What stands below a list. */
async function below(asked: Partial<JobFilters>) {
  const found = await readAllIndia({ sortBy: "relevance", page: 1, limit: 10, ...asked }, NOW);
  return found && { ...found, jobs: found.jobs.map(({ title }) => title) };
}

beforeAll(async () => {
  await upsertJobs([
    job("Glazier", "Bihar"),
    job("Mason", "All India"),
    job("Constable of Delhi", "All India"),
    job("Painter", "All India", { deadline: addDays(TODAY, -3), postedOn: addDays(TODAY, -20) }),
  ]);
});

const BIHAR = { en: "Bihar", hi: "बिहार" };

it("names the jobs of all India below a list of a place, chosen or named in the search", async () => {
  const both = { jobs: expect.arrayContaining(["Mason", "Constable of Delhi"]), total: 2, all: 2, place: BIHAR };
  expect(await below({ location: "Bihar" })).toEqual(both);
  expect(await below({ search: "sarkari naukri bihar" })).toEqual(both);
  expect(await below({ search: "mason bihar" })).toMatchObject({ jobs: ["Mason"], total: 1, all: 1 });
});

it("does not repeat what the list holds since it is called by the place", async () => {
  expect(await below({ search: "delhi" })).toMatchObject({ jobs: ["Mason"], total: 1, all: 2, place: { en: "Delhi" } });
});

it("takes the place of the filter where both name one", async () => {
  expect(await below({ search: "mason delhi", location: "Bihar" })).toMatchObject({ jobs: ["Mason"], place: BIHAR });
});

it("has nothing below a list of no place, of one that nobody knows and of all India itself", async () => {
  for (const asked of [{}, { search: "mason" }, { search: "mason -bihar" }, { location: "Nowhere" }, { location: "All India" }]) {
    expect(await below(asked)).toBeNull();
  }
});
