import { addDays, dayInIndia } from "@/lib/dates";
import { upsertJobs } from "@/lib/jobs/mutations";
import { readListPage } from "@/lib/jobs/search/list-page";
import { useDatabase } from "@/tests/support/database";
import { searchedJobs } from "@/tests/support/searched-job";

const NOW = new Date();
const TODAY = dayInIndia(NOW);
useDatabase();

const job = searchedJobs(TODAY);
const closed = (days: number) => ({ deadline: addDays(TODAY, -days), postedOn: addDays(TODAY, -days - 30) });
const ssc = { recruitingOrganization: "Staff Selection Commission (SSC)", department: "Staff Selection Commission" };

beforeAll(async () => {
  await upsertJobs([
    job("state", {
      title: "Multi Tasking Staff",
      recruitingOrganization: "Manipur Staff Selection Commission (SSC Manipur)",
      location: "Manipur",
    }),
    job("jodhpur", { title: "Nursing Officer", recruitingOrganization: "AIIMS Jodhpur", location: "Rajasthan" }),
    job("oldest", { ...ssc, title: "Multi Tasking Staff Examination 2024", ...closed(800) }),
    job("older", { ...ssc, title: "Multi Tasking Staff Examination 2025", ...closed(400) }),
    job("lately", { ...ssc, title: "Multi Tasking Staff Examination 2026", ...closed(3) }),
    job("other", { ...ssc, title: "Stenographer", ...closed(1) }),
    job("open", { ...ssc, title: "Junior Hindi Translator", description: "Beside multi tasking staff." }),
  ]);
});

const closedFor = async (search: string) =>
  (await readListPage({ search, sortBy: "relevance", page: 1, limit: 10 }, NOW)).reading?.closedOfBody;

it.each([["ssc mts"], ["ssc mts last date"], ["एसएससी एमटीएस"]])(
  "says of the search %s that the body has none open, and shows those that it closed last",
  async (search) => {
    const found = await closedFor(search);
    expect(found?.body.en).toBe("SSC");
    expect(found?.latest.map(({ title }) => title)).toEqual([
      "Multi Tasking Staff Examination 2026",
      "Multi Tasking Staff Examination 2025",
    ]);
  },
);

it.each([
  ["ssc junior hindi translator"],
  ["ssc"],
  ["mts"],
  ["multi tasking staff manipur"],
  ["-ssc mts"],
  ["aiims nursing officer"],
  ["bank clerk"],
])("says nothing of closed ones for the search %s, which names no body or one that has what is asked for", async (search) => {
  expect(await closedFor(search)).toBeNull();
});

it("says of a body without any such notice only that none is open", async () => {
  expect(await closedFor("ssc cgl")).toMatchObject({ body: { en: "SSC", hi: expect.any(String) }, latest: [] });
});

it.each([
  ["ssc mts", 2],
  ["ssc junior hindi translator", 1],
  ["ssc cgl", 0],
  ["multi tasking staff", 3],
])("counts of the list for %s the %i jobs that say all of it, without what fills its page", async (search, count) => {
  const { reading, total } = await readListPage({ search, sortBy: "relevance", page: 1, limit: 10 }, NOW);
  expect(reading?.sayingAll).toBe(count);
  expect(total).toBeGreaterThan(count - 1);
});
