import { generateMetadata } from "@/app/[lang]/(site)/list/page";
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
import { CLERKS, writeClerks } from "@/tests/support/clerks";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

useDatabase();

const TODAY = dayInIndia(new Date());

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

it.each([
  [5, "qualification=12th&location=Bihar", `/jobs/${CLERKS}`],
  [5, "qualification=12th&location=Bihar&sortBy=deadline", `/jobs/${CLERKS}`],
  [5, "qualification=12th&location=Bihar&page=2", null],
  [5, "qualification=12th", null],
  [5, "page=2", null],
  [4, "qualification=12th&location=Bihar", null],
])("with %i open notices the list /?%s names %s as the page for it, or is left out and names none", async (open, query, page) => {
  await writeClerks(7, open);
  const searchParams = Promise.resolve(Object.fromEntries(new URLSearchParams(query)));
  const { alternates, robots } = await generateMetadata({ params: Promise.resolve({ lang: "en" }), searchParams });
  expect(alternates?.canonical).toEqual(page === null ? undefined : expect.stringMatching(new RegExp(`${page}$`)));
  expect(robots).toEqual(page === null ? { index: false, follow: true } : undefined);
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
