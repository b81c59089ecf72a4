import { raiseGeneration } from "@/lib/cache/fresh-cache";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { listDays } from "@/lib/jobs/search/criteria";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { readListPage } from "@/lib/jobs/search/list-page";
import { closedOfBody } from "@/lib/jobs/search/reading/closed-of-body";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
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
    job("department", {
      title: "Technician Grade III",
      recruitingOrganization: "Zebra Offices",
      department: ssc.department,
    }),
    job("board", { title: "Assistant Loco Pilot", recruitingOrganization: "Railway Recruitment Board" }),
    job("other body", { title: "SSC Draughtsman", recruitingOrganization: "Border Roads Organisation" }),
    job("body alike", { title: "Laboratory Attendant", recruitingOrganization: "Zebra Selection Office" }),
    job("unsorted", { title: "Lift Operator", recruitingOrganization: "Zebra Stripes", department: "To Be Sorted" }),
    job("said", { title: "Book Binder", recruitingOrganization: "Zebra Stripes", description: "By the rules of SSC." }),
    job("unlike", { title: "Boiler Attendant", recruitingOrganization: "Zebra Stripes" }),
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

it.each([
  ["ssc technician", "has no known body but the department of the one that is asked for"],
  ["rrb patna assistant loco pilot", "is of the body with whose name that of the one asked for begins"],
  ["ssc draughtsman", "names the body in its title, though it is of another"],
  ["ssc laboratory attendant", "is of a body that nobody knows, with a word of the name of the one that is asked for"],
  ["ssc lift operator", "is of a body and a department that nobody knows"],
  ["ssc book binder", "is of a body that nobody knows, and speaks of the one that is asked for"],
])("does not say of the search %s that none is open, where an open notice %s", async (search) => {
  expect(await closedFor(search)).toBeNull();
});

it("keeps what closed last until something is written", async () => {
  const [index, days] = [await loadSnapshot(NOW), listDays(NOW)];
  const reading = await readSearch(index, "ssc mts", days);
  const found = await closedOfBody(index, reading, days);
  const title = "Multi Tasking Staff Examination 2026, Phase II";
  await db().job.updateMany({ where: { sourceReference: "lately" }, data: { title } });
  expect(await closedOfBody(index, reading, days)).toBe(found);
  raiseGeneration("all");
  expect((await closedFor("ssc mts"))?.latest[0]?.title).toBe(title);
});

it("says so where an open notice of a body that nobody knows has nothing to do with the one that is asked for", async () => {
  expect(await closedFor("ssc boiler attendant")).toMatchObject({ body: { en: "SSC" }, latest: [] });
});

it("says of a body without any such notice only that none is open", async () => {
  expect(await closedFor("ssc cgl")).toMatchObject({ body: { en: "SSC", hi: expect.any(String) }, latest: [] });
});

it.each([
  ["ssc mts", 1],
  ["ssc junior hindi translator", 1],
  ["ssc cgl", 0],
  ["multi tasking staff", 3],
])(
  "counts of the list for %s the %i jobs that say all of it, without what fills its page and what is open of another body of that name",
  async (search, count) => {
    const { reading, total } = await readListPage({ search, sortBy: "relevance", page: 1, limit: 10 }, NOW);
    expect(reading?.sayingAll).toBe(count);
    expect(total).toBeGreaterThan(count - 1);
  },
);
