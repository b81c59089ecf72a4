import * as jobsRoute from "@/app/api/jobs/route";
import { datedJobsOf } from "@/lib/calendar/dated-jobs";
import { addDays, dayInIndia } from "@/lib/dates";
import { upsertJobs } from "@/lib/jobs/mutations";
import { searchJobs } from "@/lib/jobs/queries";
import { readListPage } from "@/lib/jobs/search/list-page";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { anyText, fc } from "@/tests/support/properties";
import { searchedJobs } from "@/tests/support/searched-job";

const NOW = new Date();
/** A proof has the machine to itself; the suite shares it, and a request waits for its turn. */
const ANSWER_MS = process.env.HOSTILE_RUNS ? 1_000 : 10_000;
const TODAY = dayInIndia(NOW);
useDatabase();

const job = searchedJobs(TODAY);

/** Words that no name holds, so that each is a part of a search. */
const MANY_WORDS =
  "Quartz Saddle Tundra Velvet Walnut Yonder Zephyr Bramble Cobalt Dapple Ember Falcon Gable Hollow Indigo Juniper Kernel".split(
    " ",
  );

beforeAll(async () => {
  await upsertJobs([
    job("teacher", { title: "Primary Teacher", location: "Patna, Bihar" }),
    job("school", { title: "Clerk", recruitingOrganization: "Teacher Education Board" }),
    job("told", { title: "Office Attendant", description: "Works beside a teacher." }),
    job("je", {
      title: "Junior Engineer (Civil)",
      location: "Bihar",
      advertisementNumber: "Advt. No. 05/2026",
      postedOn: addDays(TODAY, -4),
    }),
    job("sunk", { title: "Junior Clerk", description: "Reports to the engineer of civil works." }),
    job("apart", { title: "Glacier Manager and Field Keeper", postedOn: TODAY }),
    job("beside", { title: "Glacier Keeper" }),
    job("so-called", { title: "Lamplighter", recruitingOrganization: "AIIMS Jodhpur", location: "Rajasthan", postedOn: TODAY }),
    job("there", { title: "Lamplighter Aide", recruitingOrganization: "AIIMS", location: "Jodhpur, Rajasthan" }),
    ...Array.from({ length: 12 }, (_, at) => job(`lantern-${at}`, { title: "Lantern Polisher" })),
    job("desk", { title: "Data Entry Operator", location: "Goa" }),
    job("slip", { title: "Glazier", description: "Below the lanturn." }),
    job("prison", { title: "Warder", recruitingOrganization: "Prisons Department", location: "Nagaland" }),
    ...Array.from({ length: 10 }, (_, at) => job(`drive-${at}`, { title: "Typesetter (SC ST Backlog)", location: "Sikkim" })),
    job("women", { title: "Matron (Women)", location: "Meghalaya" }),
    job("everybody", { title: "Ferryman", location: "Meghalaya", postedOn: TODAY }),
    job("beacon", { title: "Beacon Painter" }),
    job("so-told", { title: "Peon", description: "Near the beacon works a painter of hulls." }),
    job("beacons", { title: "Trimmer of Beacons", recruitingOrganization: "Moat Board" }),
    job("moat", { title: "Moat Digger", deadline: addDays(TODAY, -3), postedOn: addDays(TODAY, -20) }),
    job("moats", { title: "Mason of Moats" }),
    job("many", { title: MANY_WORDS.join(" "), location: "Tripura" }),
    job("court", { title: "Stenographer", recruitingOrganization: "High Court of Tripura", location: "Tripura" }),
    job("degree", { title: "Quarry Planner", qualification: "LLB" }),
    job("level", { title: "Archivist", qualification: "Post Graduate", location: "Manipur" }),
    job("rail", {
      title: "Technician",
      recruitingOrganization: "South Eastern Railway",
      department: "Railway Recruitment Board",
    }),
  ]);
});

const titles = async (search: string) =>
  (await searchJobs({ search, sortBy: "relevance", page: 1, limit: 20 }, NOW)).jobs.map(({ title }) => title);

it("puts a word right for certain also where only what lacks a part of the search is there", async () => {
  expect(await titles("glacier lentern")).toEqual(["Glacier Manager and Field Keeper", "Glacier Keeper"]);
  expect(await titles("glacier barista")).toEqual([]);
});

it("puts a word right that one notice misspells as well, and finds it as it is in quotes", async () => {
  expect(await titles("lanturn")).toEqual(Array.from({ length: 12 }, () => "Lantern Polisher"));
  expect(await titles('"lanturn"')).toEqual(["Glazier"]);
});

it("puts a word right that the words beside it tell, and takes a post of another rank where there is none of this", async () => {
  expect(await titles("data enty oprator")).toEqual(["Data Entry Operator"]);
  expect(await titles("senior engineer civil bihar")).toEqual(["Junior Engineer (Civil)"]);
  expect(await titles("senior lamplighter")).toEqual([]);
});

it("reads what finds nothing without the part that says least, and never without what tells", async () => {
  expect(await titles("nagaland police warder")).toEqual(["Warder"]);
  expect(await titles("tripura police warder")).toEqual([]);
});

it("shows what is nearest behind all that says what was asked for, and what is only told behind what is called so", async () => {
  expect(await titles("beacon painter")).toEqual(["Beacon Painter", "Peon", "Trimmer of Beacons"]);
});

it("shows in another order only what has all that was asked for, or where nothing has what lacks least, and counts as many", async () => {
  const latest = async (search: string) => {
    const filters = { search, sortBy: "latest", page: 1, limit: 10 } as const;
    const { jobs, groups, facets } = await readListPage(filters, NOW);
    expect([groups.open + groups.closed, facets.place.all]).toEqual([jobs.length, jobs.length]);
    return jobs.map(({ title }) => title);
  };
  expect(await latest("beacon painter")).toEqual(["Peon", "Beacon Painter"]);
  expect(await latest("nagaland police warder")).toEqual(["Warder"]);
  expect(await latest("glacier lentern")).toEqual(await titles("glacier lentern"));
});

it("shows who has seats in nearly every notice all of them, those that say so first, in every order", async () => {
  expect((await titles("sc st vacancy"))[0]).toBe("Typesetter (SC ST Backlog)");
  expect(await titles("obc job goa")).toEqual(["Data Entry Operator"]);
  expect(await titles("girls job goa")).toEqual(["Data Entry Operator"]);
  expect(await titles("ex-serviceman goa")).toEqual(["Data Entry Operator"]);
  expect(await titles("disability goa")).toEqual(["Data Entry Operator"]);
  const totalOf = async (search?: string) => (await searchJobs({ search, sortBy: "deadline", page: 1, limit: 1 }, NOW)).total;
  expect(await totalOf("sc st")).toBe(await totalOf());
  expect(await titles("women meghalaya")).toEqual(["Matron (Women)", "Ferryman"]);
  expect([await totalOf("women meghalaya"), await totalOf("women")]).toEqual([2, 1]);
});

it("keeps what is near out of a calendar, whatever order the list has", async () => {
  const dated = await datedJobsOf({ search: "beacon painter", sortBy: "relevance", page: 1, limit: 10 }, NOW);
  expect(dated.map(({ title }) => title).sort()).toEqual(["Beacon Painter", "Peon"]);
});

it("shows nothing near where only what closed is called so, nor where nothing is", async () => {
  expect(await titles("moat digger")).toEqual(["Moat Digger"]);
  expect(await titles("moat astronaut")).toEqual([]);
});

it("reads a short form as another thing that it is short for where the first finds nothing", async () => {
  expect(await titles("hc steno")).toEqual(["Stenographer"]);
});

it("finds by a degree in any text what is called by the rest, and does not read a search without most of what it tells", async () => {
  expect((await titles("quarry llb"))[0]).toBe("Quarry Planner");
  expect(await titles("glacier lamplighter quarry clerk")).toEqual([]);
});

it("reads a degree that no notice names as the level it is of", async () => {
  expect(await titles("ma pass manipur")).toEqual(["Archivist"]);
  expect(await titles("ba pass manipur")).toEqual([]);
});

it("takes a body that is called by a place for one that is there", async () => {
  expect(await titles("aiims jodhpur lamplighter")).toEqual(["Lamplighter", "Lamplighter Aide"]);
});

it.each<[string, string[]]>([
  ["teacher", ["Primary Teacher", "Clerk", "Office Attendant"]],
  ["techer", ["Primary Teacher", "Clerk", "Office Attendant"]],
  ["शिक्षक भर्ती", ["Primary Teacher", "Clerk", "Office Attendant"]],
  ["teacher bihar", ["Primary Teacher"]],
  ["naukri बिहार", ["Junior Engineer (Civil)", "Primary Teacher"]],
  ["je civil", ["Junior Engineer (Civil)"]],
  ["junior engineer civil", ["Junior Engineer (Civil)", "Junior Clerk"]],
  // What was typed side by side comes before what is newer, and a word that only says a kind may be missing.
  ["glacier keeper", ["Glacier Keeper", "Glacier Manager and Field Keeper"]],
  ["clerk laboratory", ["Junior Clerk", "Clerk"]],
  ["advt no 5/2026", ["Junior Engineer (Civil)"]],
  ["relve", ["Technician"]],
  ["clerk -junior", ["Clerk"]],
  ['"junior engineer"', ["Junior Engineer (Civil)"]],
  ['"techer"', []],
  ["palaeobotanist", []],
])("finds for %s in this order: %j", async (search, expected) => expect(await titles(search)).toEqual(expected));

it("says what was read, and what a search without one of its parts holds", async () => {
  const page = await readListPage({ search: "techer mizoram", sortBy: "relevance", page: 1, limit: 10 }, NOW);
  expect(page.total).toBe(0);
  expect(page.wider[0]).toMatchObject({ without: "search", search: { names: { en: "Mizoram" }, rest: "techer" }, total: 3 });
  // Without its only part that says something it would be the list without the search, a second time.
  const only = await readListPage({ search: "palaeobotanist jobs", sortBy: "relevance", page: 1, limit: 10 }, NOW);
  expect(only.wider.map(({ without, search }) => [without, search?.rest])).toEqual([["search", undefined]]);
  const corrected = await readListPage({ search: "techer", sortBy: "relevance", page: 1, limit: 10 }, NOW);
  expect(corrected.reading).toMatchObject({ readAs: { en: "teacher" }, exactly: '"techer"' });
});

it.each([
  [{ search: "teacher muzaffarpur" }, { location: "Bihar", search: "teacher" }],
  [{ search: "muzaffarpur" }, { location: "Bihar", search: "" }],
  [{ location: "Muzaffarpur" }, { location: "Bihar" }],
  [{ location: "Muzaffarpur", search: "teacher" }, { location: "Bihar" }],
  [{ location: "Muzaffarpur", search: "palaeobotanist" }, null],
  [{ location: "Meghalaya", search: "palaeobotanist" }, null],
  // A Bilaspur is in Chhattisgarh and in Himachal Pradesh.
  [{ location: "Bilaspur" }, null],
  [{ location: "Muzaffarpur, Ranchi" }, null],
])("offers of %j, which finds nothing, first the State in which the city lies: %j", async (asked, offered) => {
  const { total, wider } = await readListPage({ ...asked, sortBy: "relevance", page: 1, limit: 10 }, NOW);
  expect(total).toBe(0);
  const [first] = wider;
  const { within, search } = first ?? {};
  expect(within ? { location: within.location, ...(search && { search: search.rest }) } : null).toEqual(offered);
});

it.each([
  ["ahlmad", "Ahlmad"],
  ["अहलमद भर्ती", "Ahlmad"],
  ["teacher", undefined],
  ["clerk", undefined],
  ["ahlmad laboratory", undefined],
  ["palaeobotanist", undefined],
])("says of the search %s that what it names is called so by no notice it shows: %s", async (search, named) => {
  const page = await readListPage({ search, sortBy: "relevance", page: 1, limit: 10 }, NOW);
  expect(page.reading?.onlyNear?.en).toBe(named);
  if (named) expect(page.total).toBeGreaterThan(0);
});

it.each([
  ["jobs without exam", true],
  ["बिना परीक्षा नौकरी", true],
  ["teacher without exam", false],
  ["%", false],
])("says of the search %s whether it leaves no notice out: %s", async (search, saysNothing) => {
  const page = await readListPage({ search, sortBy: "relevance", page: 1, limit: 10 }, NOW);
  expect(page.reading?.saysNothing).toBe(saysNothing);
});

/** What stands alone in a search of its own before chance sets it beside others. */
const HOSTILE_SIGNS = "\" - & | ! ( ) :* <-> ' \\ \0 \ud800 \udfff % _ ^ ~clerk #5/2026 / … ﷺ".split(" ");
const HOSTILE_WORDS = [
  ..."clerk नौकरी рельсы 铁路 سكة ரயில்".split(" "),
  "x".repeat(5_000),
  '"'.repeat(300),
  "- ".repeat(200),
  "a.".repeat(90),
];

it("answers what nobody should ask in time: 200 or 400", async () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE_SIGNS),
    anyText({ maxLength: 12 }),
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.constantFrom(...HOSTILE_WORDS),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const query = new URLSearchParams({ search: pieces.join(" ") });
      const start = performance.now();
      const { status } = await call(jobsRoute.GET, `/api/jobs?${query}`);
      expect([200, 400]).toContain(status);
      expect(performance.now() - start).toBeLessThan(ANSWER_MS);
    }),
    {
      examples: [...HOSTILE_SIGNS, ...HOSTILE_WORDS].map((one) => [[one]]),
      numRuns: Number(process.env.HOSTILE_RUNS ?? 300),
      endOnFailure: true,
    },
  );
}, 600_000);

it("reads a search of up to 16 parts otherwise where it finds nothing, and a longer one as it was typed", async () => {
  const misspelt = MANY_WORDS.map((word) => (word === "Juniper" ? "Junyper" : word));
  expect(await titles(misspelt.slice(1).join(" "))).toEqual([MANY_WORDS.join(" ")]);
  expect(await titles(misspelt.join(" "))).toEqual([]);
});
