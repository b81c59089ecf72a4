import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { raiseGeneration } from "@/lib/cache/fresh-cache";
import { DEPARTMENT_PAGES, departmentFilters, searchesOf } from "@/lib/departments/pages";
import { cachedChangedExams, cachedExams } from "@/lib/exams/cache";
import {
  cachedClosingSoon,
  cachedJob,
  cachedListPage,
  cachedOpenCount,
  cachedRelatedJobs,
  cachedShowsSampleData,
  cachedStats,
  openSearches,
} from "@/lib/jobs/cache";
import { upsertJobs } from "@/lib/jobs/mutations";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { MAIN_FILE, sitemapFile } from "@/lib/seo/sitemap";
import { useDatabase } from "@/tests/support/database";
import { idsOfAll, stopClock, today, WRITE_NAMES, write } from "@/tests/support/job-writes";
import { type Page, PageCache } from "@/tests/support/page-cache";
import { makeJobs } from "@/tests/support/population";
import { fc } from "@/tests/support/properties";

// Which landings are worth a link is counted every ten minutes, not at each write.
jest.mock("@/lib/landings/counted", () => ({ ...jest.requireActual("@/lib/landings/counted"), cachedLandings: async () => [] }));

const database = useDatabase();

beforeAll(() => stopClock("2026-03-15T12:00:00+05:30"));
afterAll(() => jest.useRealTimers());

const SLUGS = ["ssc", "railway", "banking", "bihar", "maharashtra", "delhi"];
const department = (slug: string) => DEPARTMENT_PAGES.find((page) => page.slug === slug);

// Not the claims beside it, which are counted once a day.
const frame: Page = { address: "/faq", make: () => cachedShowsSampleData() };

function pagesOf(ids: readonly number[]): Page[] {
  return [
    frame,
    { address: "home list", make: () => cachedListPage(lenientFilters({})) },
    { address: "home around", make: () => Promise.all([cachedClosingSoon(4), cachedStats(), cachedShowsSampleData()]) },
    { address: "/jobs", make: () => Promise.all(DEPARTMENT_PAGES.map(({ own }) => cachedOpenCount(own))) },
    ...SLUGS.flatMap((slug) => department(slug) ?? []).map((page) => ({
      address: `/jobs/${page.slug}`,
      make: () =>
        Promise.all([
          cachedListPage(departmentFilters(page, {})),
          cachedOpenCount(page.own),
          openSearches(page.own, searchesOf(page), new Date()),
        ]),
    })),
    { address: "/exams", make: cachedExams },
    { address: "/exams.ics", make: cachedChangedExams },
    { address: "/sitemap.xml", make: () => sitemapFile(MAIN_FILE) },
    { address: "/sitemaps/0.xml", make: () => sitemapFile("0.xml") },
    ...ids.map((id) => ({ address: `/job/${id}`, make: () => jobPage(id) })),
  ];
}

async function jobPage(id: number): Promise<unknown> {
  const job = await cachedJob(id);
  return job && [job, await cachedRelatedJobs(job)];
}

async function visitAll(cache: PageCache): Promise<Page[]> {
  const ids = await idsOfAll();
  const pages = pagesOf([...ids, (ids.at(-1) ?? 0) + 1]);
  for (const page of pages) await cache.visit(page);
  return pages;
}

// Each test has jobs of its own: what chance wrote before may have withdrawn those that it is about.
beforeEach(async () => {
  await database.clear();
  raiseGeneration();
  setCacheStore(new PageCache());
  await upsertJobs(makeJobs(24, today()));
  await announceJobChanges();
});

/** Half of the kinds of writes, none of them twice, in any order. */
const anyWrites = fc
  .shuffledSubarray(WRITE_NAMES, { minLength: 10, maxLength: 10 })
  .chain((names) => fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), fc.nat(10_000)))));

it("shows on every kept page what the page made anew shows, and clears few that have not changed", async () => {
  const cleared = { changed: 0, needless: 0 };
  const cache = new PageCache();
  setCacheStore(cache);
  await fc.assert(
    fc.asyncProperty(anyWrites, async (writes) => {
      for (const [name, n] of writes) {
        const pages = await visitAll(cache);
        await write(name, n);
        for (const page of pages) {
          const kept = cache.pages.get(page.address);
          const anew = await cache.makeAnew(page);
          if (!kept?.isOutdated)
            expect({ write: name, page: page.address, shows: kept?.value }).toEqual({
              write: name,
              page: page.address,
              shows: anew,
            });
          else if (name !== "midnight") cleared[kept.value === anew ? "needless" : "changed"] += 1;
        }
      }
    }),
    { numRuns: Number(process.env.FRESH_RUNS ?? 1), endOnFailure: true },
  );
  process.stdout.write(`cleared pages: ${cleared.changed} changed, ${cleared.needless} had not\n`);
  expect(cleared.needless).toBeLessThanOrEqual(cleared.changed);
}, 600_000);

it("shows on every kept page that a job closed at its hour, and leaves the pages of the others", async () => {
  const cache = new PageCache();
  setCacheStore(cache);
  await write("correctFacts", 0);
  await write("giveHour", 0);
  const [id = 0] = await idsOfAll();
  const pages = await visitAll(cache);
  await write("hour", 0);
  const stale: string[] = [];
  for (const page of pages) {
    const kept = cache.pages.get(page.address);
    if (!kept?.isOutdated && kept?.value !== (await cache.makeAnew(page))) stale.push(page.address);
  }
  expect(stale).toEqual([]);
  expect([...cache.pages].filter(([, { isOutdated }]) => isOutdated).map(([address]) => address)).toEqual(
    expect.arrayContaining(["home list", "home around", "/jobs", `/job/${id}`]),
  );
  expect(cache.pages.get("/exams")?.isOutdated).toBe(false);
  expect(cache.pages.get("/faq")?.isOutdated).toBe(false);
}, 120_000);

it("says on the kept page of a place without notices nothing of other places, whose notices come and go", async () => {
  const cache = new PageCache();
  setCacheStore(cache);
  const goa = { address: "/jobs/goa", make: () => cachedListPage(lenientFilters({ location: "Goa" })) };
  await cache.visit(goa);
  expect(JSON.parse(cache.pages.get("/jobs/goa")?.value ?? "")).toMatchObject({ total: 0, wider: [] });
  await write("withdraw", 0);
  const kept = cache.pages.get("/jobs/goa");
  expect([kept?.isOutdated, kept?.value]).toEqual([false, await cache.makeAnew(goa)]);
});

it("clears nothing for a draft, and never a page that shows no job for a published one", async () => {
  const cache = new PageCache();
  setCacheStore(cache);
  const outdated = () => [...cache.pages].filter(([, { isOutdated }]) => isOutdated).map(([address]) => address);
  await visitAll(cache);
  await write("draft", 1);
  await write("correctWords", (await idsOfAll()).length - 1);
  expect(outdated()).toEqual([]);
  await write("publish", 2);
  expect(outdated()).toEqual(expect.arrayContaining(["home list", "/jobs"]));
  expect(outdated()).not.toContain("/faq");
  expect(outdated()).not.toContain("/exams");
}, 120_000);
