import { setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { databasePool } from "@/lib/db";
import { DEPARTMENT_PAGES, searchesOf } from "@/lib/departments/pages";
import { upsertJobs } from "@/lib/jobs/mutations";
import { searchesThatFind } from "@/lib/jobs/search/counts";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { useDatabase } from "@/tests/support/database";
import { oracleIds, oracleJob } from "@/tests/support/job-oracle";
import { makeJobs } from "@/tests/support/population";

const TODAY = "2026-03-15";
const NOON = new Date(`${TODAY}T12:00:00+05:30`);
const SEARCHES = ["clerk", "engineer", "batch clerk", "no-such-word"];
const OWN = { department: "Banking" } as const;

useDatabase();
const made = makeJobs(200, TODAY);
beforeAll(async () => {
  setHearsOfWrites(true);
  await upsertJobs(made);
});

it("links from a department to the searches that find an open job of its own", async () => {
  const jobs = made.map((input, at) => oracleJob(input, at + 1));
  const finds = (search: string) => oracleIds(jobs, { ...lenientFilters({}), ...OWN, open: true, search }, NOON).length > 0;
  const expected = SEARCHES.filter(finds);
  expect(expected.length).toBeGreaterThan(0);
  expect(await searchesThatFind(OWN, SEARCHES, NOON)).toEqual(expected);
});

it("asks the database for no word twice, so that a filtered department page reads none of its links from it", async () => {
  const [page] = DEPARTMENT_PAGES.filter(({ slug }) => slug === "railway");
  if (!page) throw new Error("There is no page of the railway");
  await searchesThatFind(page.own, searchesOf(page), NOON);
  const asked = jest.spyOn(databasePool(), "query");
  await searchesThatFind(page.own, searchesOf(page), NOON);
  await searchesThatFind({ location: "Bihar" }, searchesOf(page), NOON);
  expect(asked).not.toHaveBeenCalled();
});
