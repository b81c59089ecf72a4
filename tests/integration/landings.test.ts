import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { findJob } from "@/lib/jobs/queries";
import { countGroups } from "@/lib/jobs/search/counts";
import { cachedLandings, cachedNearLandings, landingsOfJob } from "@/lib/landings/counted";
import { cachedLandingFacts } from "@/lib/landings/facts";
import { findLanding, LANDINGS } from "@/lib/landings/landings";
import { landingSentences } from "@/lib/landings/sentences";
import { MAIN_FILE, sitemapFile } from "@/lib/seo/sitemap";
import { useDatabase } from "@/tests/support/database";
import { PageCache } from "@/tests/support/page-cache";
import { makeJobs } from "@/tests/support/population";

useDatabase();

const TODAY = dayInIndia(new Date());
const CLERKS = "bihar/12th-pass";

/** Notices of Bihar for those who passed the 12th class, the first `open` of them open. */
async function writeClerks(count: number, open: number): Promise<void> {
  const made = makeJobs(count, TODAY).map((job, index) => ({
    ...job,
    title: `Panchayat Secretary ${index}`,
    location: "Patna, Bihar",
    qualification: "12th pass",
    positions: 10,
    postedOn: addDays(TODAY, -20),
    applicationStartDate: null,
    deadline: addDays(TODAY, index < open ? 3 + index : -2),
  }));
  await db().job.deleteMany();
  await upsertJobs(made);
  await announceJobChanges();
}

beforeAll(() => setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined }));

const landing = (path: string) => findLanding(...(path.split("/") as [string, string])) ?? fail(path);

it("counts of every landing what its list holds open", async () => {
  await upsertJobs(makeJobs(300, TODAY));
  await announceJobChanges();
  const counted = new Map((await cachedLandings()).map(({ path, open }) => [path, open]));
  expect(counted.size).toBeGreaterThan(5);
  for (const { path, filters } of LANDINGS.filter(({ path }) => counted.has(path))) {
    const { open } = await countGroups(filters, new Date());
    expect({ path, open: counted.get(path) }).toEqual({ path, open });
    expect((await cachedLandingFacts(landing(path))).notices).toBe(open);
  }
});

it.each([
  [5, true],
  [4, false],
])("with %i open notices is offered to search engines: %s", async (open, isOffered) => {
  await writeClerks(7, open);
  const sitemap = (await sitemapFile(MAIN_FILE)) ?? "";
  expect({ inSitemap: sitemap.includes(`/jobs/${CLERKS}<`) }).toEqual({ inSitemap: isOffered });
  expect((await cachedLandings()).some(({ path }) => path === "post/panchayat-secretary")).toBe(isOffered);
  const near = await cachedNearLandings(landing("bihar/graduate"));
  expect(near.map((one) => one.landing.path)).toEqual(isOffered ? [CLERKS] : []);
  const job = await findJob((await db().job.findFirstOrThrow()).id);
  if (!job) throw new Error("The notice is published");
  const lists = await landingsOfJob(job, { location: "Bihar", qualification: "12th" }, new Date());
  expect(lists.map((one) => [one.landing.path, one.open])).toEqual(
    isOffered
      ? [
          ["post/panchayat-secretary", 5],
          [CLERKS, 5],
        ]
      : [],
  );
});

it("says in sentences what is open, of closed notices nothing", async () => {
  await writeClerks(6, 5);
  const facts = await cachedLandingFacts(landing(CLERKS));
  expect(facts).toMatchObject({ notices: 5, posts: 50, next: addDays(TODAY, 3), week: 4 });
  const [first, second, third] = landingSentences(landing(CLERKS), facts, "en");
  expect([first, second]).toEqual(["12th pass jobs in Bihar: 5 notices are open now.", "Together they state 50 vacancies."]);
  expect(third).toMatch(/^The next last date is /);
  await writeClerks(3, 0);
  const none = landingSentences(landing(CLERKS), await cachedLandingFacts(landing(CLERKS)), "en");
  expect(none).toEqual(["12th pass jobs in Bihar: no notice is open now. These lists are near to it."]);
});

it("is put out of date by another word in a listed job", async () => {
  await writeClerks(5, 5);
  const cleared: string[] = [];
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: (tag) => void cleared.push(tag) });
  const { id } = await db().job.findFirstOrThrow();
  await db().$executeRaw`UPDATE jobs SET search_words = array_append(search_words, 'surveyor') WHERE id = ${id}`;
  await announceJobChanges();
  expect(cleared).toContain("lists:words");
  expect(cleared).not.toContain("list:all");
});

function fail(path: string): never {
  throw new Error(`There is no landing ${path}.`);
}

it("is counted apart from writes, so that no page with a link to it is cleared by one, and anew after ten minutes", async () => {
  const cache = new PageCache();
  const links = { address: "/jobs/bihar", make: cachedLandings };
  const open = () => cache.pages.get(links.address);
  await writeClerks(6, 6);
  setCacheStore(cache);
  await cache.visit(links);
  const counted = open()?.value;
  await writeClerks(4, 4);
  expect(open()?.isOutdated).toBe(false);

  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 10 * 60_000);
  cache.pages.clear();
  await cache.visit(links);
  jest.restoreAllMocks();
  expect(counted).toContain(CLERKS);
  expect(open()?.value).not.toContain(CLERKS);
});
