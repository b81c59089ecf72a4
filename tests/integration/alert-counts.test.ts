import * as countsRoute from "@/app/api/alerts/counts/route";
import { alertFilters, alertListParams } from "@/lib/alerts/criteria";
import { countAlertMatches } from "@/lib/alerts/find-new-jobs";
import { ALERT_DEPARTMENTS, ALERT_SALARIES, type AlertCriteria } from "@/lib/alerts/schema";
import { setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { countJobs } from "@/lib/jobs/search/counts";
import { criteriaOf, type JobQuestion } from "@/lib/jobs/search/criteria";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { hasBit, intersect } from "@/lib/jobs/search/index/bitset";
import { type FewJobs, openAmongFew, readFewJobs } from "@/lib/jobs/search/match-few";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { findsAny } from "@/lib/jobs/search/reading/fill-page";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
import { askedOfAll } from "@/lib/jobs/search/reading/ways-to-read";
import { wordsInMaking } from "@/lib/jobs/search/words/spelling/known-words";
import { understand } from "@/lib/jobs/search/words/understand";
import { links } from "@/lib/links";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";
import { type OracleJob, oracleIds, oracleJob } from "@/tests/support/job-oracle";
import { makeJobs } from "@/tests/support/population";

const TODAY = "2026-03-15";
const NOON = new Date(`${TODAY}T12:00:00+05:30`);

useDatabase();
let jobs: OracleJob[] = [];

beforeAll(async () => {
  const inputs = makeJobs(400, TODAY);
  await upsertJobs(inputs);
  const rows = await db().job.findMany({ select: { id: true, sourceReference: true } });
  const idOf = new Map(rows.map(({ id, sourceReference }) => [sourceReference, id]));
  jobs = inputs.map((input) => oracleJob(input, idOf.get(input.sourceReference) ?? 0));
});

const base: AlertCriteria = {
  keywords: "officer, clerk, engineer, nurse",
  location: "all-locations",
  department: "all-departments",
  salaryRange: "all-salaries",
};
const post = (body: unknown, headers: Record<string, string> = {}) =>
  call(countsRoute.POST, "/api/alerts/counts", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

it("counts the open jobs of every department and salary that an alert may name", async () => {
  const alerts = ALERT_DEPARTMENTS.flatMap((department) =>
    ALERT_SALARIES.map((salaryRange) => ({ ...base, department, salaryRange })),
  );
  const expected = alerts.map((alert) => oracleIds(jobs, { ...lenientFilters({}), ...alertFilters(alert) }, NOON).length);
  expect(await countAlertMatches(alerts, NOON)).toEqual(expected);
  expect(expected[0]).toBeGreaterThan(20);
});

it("counts the jobs of which its mails tell, and leads to a list of these, where a search shows others behind them", async () => {
  const searches = [
    "women clerk delhi",
    "typist obc delhi",
    "clerk scheme",
    "clerk engineer",
    "constabel patna",
    "zebra clerk delhi",
  ];
  const few = await readFewJobs(
    jobs.map(({ id }) => id),
    NOON,
  );
  const told = await Promise.all(searches.map(async (search) => (await openAmongFew(few, { search })).length));
  const alerts = searches.map((search) => ({ ...base, keywords: "", search }));
  expect(await countAlertMatches(alerts, NOON)).toEqual(told);
  const listed = await Promise.all(
    alerts.map((alert) =>
      countJobs(lenientFilters(new URL(links.home("en", alertListParams(alert)), "https://x.in").searchParams), NOON),
    ),
  );
  expect(listed.filter((_, at) => told[at])).toEqual(told.filter(Boolean));
  const shown = await Promise.all(searches.map((search) => countJobs({ search, open: true }, NOON)));
  expect(shown.filter((total, at) => total > (told[at] ?? 0)).length).toBeGreaterThan(1);
});

it("counts pay of 75,000 and more as the two highest bands together", async () => {
  const [above] = await countAlertMatches([{ ...base, salaryRange: "above-75k" }], NOON);
  const bands = (["75k-100k", "above-100k"] as const).map(
    (salaryRange) => oracleIds(jobs, { ...lenientFilters({}), ...alertFilters(base), salaryRange }, NOON).length,
  );
  expect(above).toBe((bands[0] ?? 0) + (bands[1] ?? 0));
  expect(above).toBeGreaterThan(0);
});

it("answers many alerts at once, in their order", async () => {
  const response = await post({ alerts: [{ keywords: "clerk" }, { keywords: "no-such-word-anywhere" }, { keywords: "clerk" }] });
  expect(response.status).toBe(200);
  const { counts } = await response.json();
  expect(counts).toEqual([expect.any(Number), 0, counts[0]]);
});

it("takes words that are operators elsewhere as words", async () => {
  expect((await post({ alerts: [{ keywords: "'); DROP TABLE jobs; --, <script>, %_" }] })).status).toBe(200);
  expect(await db().job.count()).toBe(400);
});

const nonsense = (seed: number) => Array.from({ length: 20 }, (_, i) => `qx${(seed * 977 + i * 131).toString(36)}zv`).join(" ");

/** How often others have a turn during some work. None where nothing gives them one; how many a machine has in between depends on how fast it reads. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await work();
  clearInterval(timer);
  return turns;
}

it("leaves whoever else asks their turn while the words of many alerts are read", async () => {
  const alerts = Array.from({ length: 20 }, (_, i) => ({ ...base, keywords: "", search: nonsense(i) }));
  // As in a server: the index stays in memory, so that nothing waits for the database, which would be a turn for others.
  setHearsOfWrites(true);
  await countAlertMatches(alerts.slice(0, 1), NOON);
  const turns = await turnsDuring(() => countAlertMatches(alerts, NOON));
  setHearsOfWrites(false);
  expect(turns).toBeGreaterThanOrEqual(5);
});

it("leaves whoever else asks their turn while stored alerts are asked of the notices of a moment", async () => {
  setHearsOfWrites(true);
  const few = await readFewJobs(
    jobs.slice(0, 20).map(({ id }) => id),
    NOON,
  );
  const ask = (seed: number) => openAmongFew(few, { search: nonsense(seed) });
  await ask(100);
  const turns = await turnsDuring(async () => {
    for (let seed = 101; seed <= 120; seed++) await ask(seed);
  });
  setHearsOfWrites(false);
  expect(turns).toBeGreaterThanOrEqual(5);
});

it("tells of a notice whoever has seats in nearly every one, as the list does", async () => {
  const few = await readFewJobs(
    jobs.slice(0, 20).map(({ id }) => id),
    NOON,
  );
  const all = await openAmongFew(few, {});
  expect(await openAmongFew(few, { search: "obc vacancy" })).toEqual(all);
  expect(await openAmongFew(few, { search: "obc zebra" })).toEqual([]);
  const atPlace = await openAmongFew(few, { search: "delhi" });
  expect(atPlace.length).toBeGreaterThan(0);
  expect(await openAmongFew(few, { search: "women delhi" })).toEqual(atPlace);
  expect(await openAmongFew(few, { search: "women clerk delhi" })).not.toEqual(
    await openAmongFew(few, { search: "clerk delhi" }),
  );
});

/** The open ones among some notices that a list of these would hold, its words read as they stand where they find any, else as all listed jobs have them read. */
async function asListed({ few, all, days }: FewJobs, asked: JobQuestion & { search: string }): Promise<Set<number>> {
  const typed = understand(asked.search);
  const { parts } = (await findsAny(few, typed, days)) ? { parts: typed } : await readSearch(all, asked.search, days);
  const rows = rowsOf(few, await conditionSets(few, criteriaOf(asked, days, askedOfAll(parts)), days));
  const isFound = (id: number) => hasBit(intersect(rows, few.open), few.rowOf(id));
  return new Set([...few.columns.ids].filter(isFound));
}

it("finds among new notices what the list finds by the words of an alert, however it reads them and whatever is asked beside", async () => {
  setHearsOfWrites(true);
  const misspelt = ["zonal surveyer", "constabel patna", "seniour typst", "typst obc"];
  const searches = [...misspelt, "staffnurse", "obc typist", "clerk zyx12", "surveyor mumbai", "zebra", "-clerk", "%"];
  const ids = jobs.map(({ id }) => id);
  for (const some of [ids, ...ids.slice(2, 5).map((id) => [id])]) {
    const few = await readFewJobs(some, NOON);
    for (const search of searches) {
      for (const beside of [{}, { location: "Delhi" }, { qualification: "graduate" as const }]) {
        const asked = { ...beside, search };
        const found = new Set(await openAmongFew(few, asked));
        expect({ asked, found }).toEqual({ asked, found: await asListed(few, asked) });
      }
    }
  }
  setHearsOfWrites(false);
});

it("asks all listed jobs about no words that nothing new can be found by", async () => {
  const few = await readFewJobs(
    jobs
      .filter(({ title }) => title.startsWith("Clerk "))
      .map(({ id }) => id)
      .slice(0, 1),
    NOON,
  );
  // What is read while newer words are made is kept only where they are not made meanwhile.
  await readSearch(few.all, "clerrk", few.days);
  await eventually(() => wordsInMaking() === undefined);
  const isRead = (search: string) => few.all.results.has(`reading ${search}`);
  for (const search of ["zonal surveyyor", "clerk qwzx", "claerk"]) await openAmongFew(few, { search });
  await openAmongFew(few, { search: "claerrk", location: "Nowhere" });
  expect(["zonal surveyyor", "clerk qwzx", "claerk", "claerrk"].filter(isRead)).toEqual(["claerk"]);
});

it("counts each alert with words as a search of its network", async () => {
  const alerts = Array(50).fill({ keywords: "clerk" });
  const ask = (address: string) => post({ alerts }, { "x-forwarded-for": address });
  const statuses: number[] = [];
  for (let i = 0; i < 13; i++) statuses.push((await ask("198.51.100.77")).status);
  expect(statuses).toEqual([...Array(12).fill(200), 429]);
  expect(Number((await ask("198.51.100.77")).headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("198.51.100.78")).status).toBe(200);
});

it.each([
  [{}, "alerts"],
  [{ alerts: "clerk" }, "alerts"],
  [{ alerts: Array.from({ length: 53 }, () => ({ keywords: "clerk" })) }, "alerts"],
  [{ alerts: [{}] }, "alerts.0.keywords"],
  [{ alerts: [{ keywords: " , " }] }, "alerts.0.keywords"],
  [{ alerts: [{ keywords: "x".repeat(201) }] }, "alerts.0.keywords"],
  [{ alerts: [{ search: "" }] }, "alerts.0.keywords"],
  [{ alerts: [{ keywords: "x", department: "" }] }, "alerts.0.department"],
  [{ alerts: [{ keywords: "x", salaryRange: "above-200k" }] }, "alerts.0.salaryRange"],
  [{ alerts: [{ keywords: "x", qualification: "8th" }] }, "alerts.0.qualification"],
  [{ alerts: [{ keywords: "x", location: "x".repeat(61) }] }, "alerts.0.location"],
])("refuses %j, naming %s", async (body, field) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()).errors)).toEqual([field]);
});

it("refuses anything that is not valid JSON, too large, or another method", async () => {
  expect((await post("{")).status).toBe(400);
  expect((await post("{}", { "content-type": "text/plain" })).status).toBe(415);
  expect((await post(`{"alerts":[],"x":"${"x".repeat(70_000)}"}`)).status).toBe(413);
  const response = await call(countsRoute.GET, "/api/alerts/counts");
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});
