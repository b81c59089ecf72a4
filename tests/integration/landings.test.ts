import { renderToStaticMarkup } from "react-dom/server";
import LandingPage, { generateMetadata as landingMetadata } from "@/app/[lang]/(site)/jobs/[department]/[topic]/page";
import { departmentMetadata } from "@/app/[lang]/(site)/jobs/[department]/metadata";
import { generateMetadata } from "@/app/[lang]/(site)/list/page";
import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { findJob } from "@/lib/jobs/queries";
import { type Criteria, criteriaOf, listDays } from "@/lib/jobs/search/criteria";
import { whereOf } from "@/lib/jobs/search/matcher";
import { openJobs } from "@/lib/jobs/search/scope";
import { formsOf, type Term } from "@/lib/jobs/search/words/query";
import { cachedLandings, cachedNearLandings, landingsOfJob } from "@/lib/landings/counted";
import { cachedLandingFacts } from "@/lib/landings/facts";
import { findLanding, LANDINGS, MIN_OPEN } from "@/lib/landings/landings";
import { MAIN_FILE, sitemapFile } from "@/lib/seo/sitemap";
import { CLERKS, writeClerks } from "@/tests/support/clerks";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

jest.mock("next/navigation", () => ({ ...jest.requireActual("next/navigation"), useRouter: () => ({}) }));

useDatabase();

// Other notices lie there in each test.
beforeEach(() => db().countedLandings.deleteMany());

const TODAY = dayInIndia(new Date());

beforeAll(() => setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined }));

const landing = (path: string) => findLanding(...(path.split("/") as [string, string])) ?? fail(path);

it("counts of every landing what its list holds open, and names those of whose name enough is open, the most first", async () => {
  await upsertJobs(makeJobs(300, TODAY));
  await announceJobChanges();
  const counted = await cachedLandings();
  const worthy: [string, number][] = [];
  for (const { path, filters } of LANDINGS) {
    const criteria = criteriaOf(filters, listDays(new Date()));
    if ((await countInTable(calledSo(criteria))) >= MIN_OPEN) worthy.push([path, await countInTable(criteria)]);
  }
  expect(worthy.length).toBeGreaterThan(5);
  expect(new Map(counted.map(({ path, open }) => [path, open]))).toEqual(new Map(worthy));
  expect(counted.map(({ open }) => open)).toEqual(counted.map(({ open }) => open).toSorted((a, b) => b - a));
  for (const { path, open } of counted) expect((await cachedLandingFacts(landing(path))).notices).toBe(open);
});

/** How many open notices PostgreSQL finds: the landings are counted in the index that lies in memory. */
async function countInTable(criteria: Criteria): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM jobs WHERE ${openJobs(listDays(new Date()))} AND ${whereOf(criteria)}`;
  return row?.count ?? 0;
}

/** The same as title, posts or body alone say it, or the sort of the body. */
function calledSo({ search, ...criteria }: Criteria): Criteria {
  const marks = (term: Term) => (term.isBody ? term.whole.filter(([word]) => word?.startsWith("=")) : []);
  const inTitle = (term: Term) => ({ whole: [...formsOf(term, "title"), ...marks(term)], loose: [] });
  const called = search?.map((one) => ({ ...one, terms: one.terms.map(inTitle) }));
  return { ...criteria, ...(called && { search: called }) };
}

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
  const lists = await landingsOfJob(job, { location: "Bihar", qualification: "12th" });
  const named = lists.map((one) => `${one.landing.path} ${one.open}`);
  expect(named).toEqual(isOffered ? ["post/panchayat-secretary 5", `${CLERKS} 5`] : []);
});

it("has what all of India may apply for below the list of a state, as the same list by filters has", async () => {
  await writeClerks(2, 2);
  const [clerk] = makeJobs(3, TODAY).slice(2);
  if (!clerk) throw new Error("Three jobs are made");
  const open = { applicationStartDate: null, postedOn: addDays(TODAY, -20), deadline: addDays(TODAY, 5) };
  await upsertJobs([{ ...clerk, ...open, title: "Steno of the Union", location: "All India", qualification: "12th pass" }]);
  await announceJobChanges();
  const [department = "", topic = ""] = CLERKS.split("/");
  const page = renderToStaticMarkup(await LandingPage({ params: Promise.resolve({ lang: "en", department, topic }) }));
  const below = /<section aria-labelledby="all-india".*?<\/section>/s.exec(page)?.[0];
  expect(below).toContain("Steno of the Union");
  expect(below).toContain('href="/?location=All+India&amp;open=1&amp;qualification=12th"');
});

it("stands below a department whose long title goes without the name of the site", () => {
  const titles = ["police", "ssc"].map((slug) => departmentMetadata("en", slug).title);
  expect(titles).toEqual([
    { absolute: expect.stringMatching(/^Police Jobs 20\d\d: Constable/) },
    expect.stringMatching(/^SSC Jobs 20\d\d: CGL/),
  ]);
});

it("is offered to nobody while what it lists is only near to its name", async () => {
  await writeClerks(6, 6, ["Junior Clerk"]);
  const offered = (await cachedLandings()).map(({ path }) => path);
  expect(offered).toContain("post/clerk");
  expect(offered).not.toContain("post/ahlmad");
  expect(await cachedLandingFacts(landing("post/ahlmad"))).toMatchObject({ notices: 6, named: 0 });
  expect(await cachedLandingFacts(landing("post/clerk"))).toMatchObject({ notices: 6, named: 6 });
  const headOf = async (topic: string) => {
    const { robots, alternates } = await landingMetadata({ params: Promise.resolve({ lang: "en", department: "post", topic }) });
    return { robots, canonical: alternates?.canonical };
  };
  expect(await headOf("ahlmad")).toEqual({ robots: { index: false, follow: true }, canonical: undefined });
  expect(await headOf("clerk")).toEqual({ robots: undefined, canonical: expect.stringMatching(/\/jobs\/post\/clerk$/) });
});

it("is offered to nobody for what only longer texts say: an employment exchange that one is to be registered with recruits for none of these posts", async () => {
  await writeClerks(6, 6);
  await db().$executeRaw`UPDATE jobs SET search_words = search_words || '{registered,employment,exchange}'`;
  await announceJobChanges();
  expect((await cachedLandings()).map(({ path }) => path)).not.toContain("body/employment-exchange");
  expect(await cachedLandingFacts(landing("body/employment-exchange"))).toMatchObject({ notices: 6, named: 0 });
  // A body of that sort is called otherwise.
  await db().$executeRaw`UPDATE jobs SET search_words = search_words || '{=/shipyard}'`;
  await announceJobChanges();
  expect(await cachedLandingFacts(landing("body/shipyard"))).toMatchObject({ notices: 6, named: 6 });
});

it.each([
  [5, "qualification=12th&location=Bihar", `/jobs/${CLERKS}`],
  [5, "qualification=12th&location=Bihar&sortBy=deadline", `/jobs/${CLERKS}`],
  [5, "qualification=12th&location=Bihar&open=1", `/jobs/${CLERKS}`],
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

function fail(path: string): never {
  throw new Error(`There is no landing ${path}.`);
}
