import { SITE } from "@/lib/audit/schema";
import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { raiseGeneration } from "@/lib/cache/fresh-cache";
import { addDays, DAY_MS, dateOf, dayInIndia, isOpen } from "@/lib/dates";
import { db } from "@/lib/db";
import { deleteExam, updateExam } from "@/lib/exams/editor-mutations";
import { upsertJobs } from "@/lib/jobs/mutations";
import { lastChanges } from "@/lib/jobs/queries";
import { MAIN_FILE, sitemapFile } from "@/lib/seo/sitemap";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

useDatabase();

beforeAll(async () => {
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined });
  await upsertJobs(makeJobs(40, dayInIndia(new Date())));
});
beforeEach(() => announceJobChanges());

const addressesIn = (xml: string | null) =>
  [...(xml ?? "").matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map((match) => match[1] ?? "");
/** The pages that a file names, each once, whatever its languages. */
const pathsIn = (xml: string | null) => addressesIn(xml).filter((path) => !path.includes("lang=hi"));
const openPaths = async () => {
  const jobs = await db().job.findMany({ where: { status: "published" }, orderBy: { id: "desc" } });
  const open = jobs.filter(({ deadline, closesAt }) =>
    isOpen({ deadline: deadline.toISOString().slice(0, 10), closesAt: closesAt?.toISOString() ?? null }, new Date()),
  );
  return open.map(({ id }) => `/job/${id}`);
};

it("names every open job and no other, the newest first, in one file while they are few", async () => {
  const expected = await openPaths();
  const paths = pathsIn(await sitemapFile(MAIN_FILE));
  expect(expected.length).toBeGreaterThan(20);
  expect(paths.filter((path) => path.startsWith("/job/"))).toEqual(expected);
  expect(paths).toEqual(expect.arrayContaining(["", "/jobs/ssc", "/faq"]));
});

it("has an entry for each page in each language, and in both the same page in all of them", async () => {
  const xml = (await sitemapFile(MAIN_FILE)) ?? "";
  const [paths, addresses] = [pathsIn(xml), addressesIn(xml)];
  expect(addresses.filter((path) => path.includes("lang=hi"))).toEqual(
    paths.map((path) => `${path === "" ? "/" : path}?lang=hi`),
  );
  const entries = [...xml.matchAll(/<url>\n<loc>(.*?)<\/loc>\n(.*?)<\/url>/gs)].map(([, url = "", rest = ""]) => ({ url, rest }));
  expect(entries).toHaveLength(2 * paths.length);
  for (const { url, rest } of entries) {
    const named = [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]);
    expect(named.map(([language]) => language)).toEqual(["en-IN", "hi-IN", "x-default"]);
    expect(named.map(([, href]) => href)).toContain(url);
    expect(entries.filter((other) => other.rest === rest).length).toBeGreaterThanOrEqual(2);
  }
});

it("names each post of a notice that holds several, and none of a notice with one", async () => {
  const [several, single] = await db().job.findMany({ where: { deadline: { gt: inAWeek() } }, take: 2, orderBy: { id: "asc" } });
  for (const job of [several, several, single]) {
    const jobId = job?.id ?? 0;
    const ordinal = 1 + (await db().position.count({ where: { jobId } }));
    await db().position.create({ data: { jobId, ordinal, positionName: "Clerk", qualification: "12th pass" } });
  }
  const paths = pathsIn(await sitemapFile(MAIN_FILE));
  expect(paths.filter((path) => /^\/job\/.*\/post\//.test(path))).toEqual(
    [1, 2].map((post) => `/job/${several?.id}/post/${post}`),
  );
});

it("says, as feeds do, that a notice changed when the exam did whose dates its page shows", async () => {
  const job = await db().job.findFirstOrThrow({ where: { deadline: { gt: inAWeek() } }, orderBy: { id: "asc" } });
  const lastChange = async () => {
    raiseGeneration("all");
    const entries = (await sitemapFile(MAIN_FILE))?.split("<url>") ?? [];
    const told = /<lastmod>(.*?)</.exec(entries.find((entry) => entry.includes(`/job/${job.id}</loc>`)) ?? "")?.[1];
    expect((await lastChanges([job.id])).get(job.id)?.toISOString()).toBe(told);
    return told;
  };
  expect(await lastChange()).toBe(job.updatedAt.toISOString());
  const { id } = await db().exam.create({ data: { ...EXAM, jobId: job.id, updatedAt: new Date(0) } });
  expect(await lastChange()).toBe(job.updatedAt.toISOString());
  const updatedAt = new Date(job.updatedAt.getTime() + DAY_MS);
  await db().exam.update({ where: { id }, data: { updatedAt } });
  expect(await lastChange()).toBe(updatedAt.toISOString());
  const now = new Date(updatedAt.getTime() + DAY_MS);
  await deleteExam(id, { actor: SITE, now });
  expect(await lastChange()).toBe(now.toISOString());
});

it("says that a notice changed when its exam became that of another, whose page shows the dates since", async () => {
  const [one, other] = await db().job.findMany({ where: { deadline: { gt: inAWeek() }, exam: null }, take: 2 });
  const { id } = await db().exam.create({ data: { ...EXAM, sourceReference: "moved", jobId: one?.id } });
  const now = new Date(Date.now() + DAY_MS);
  await updateExam(id, { jobId: String(other?.id) }, { actor: SITE, now });
  raiseGeneration("all");
  const entries = (await sitemapFile(MAIN_FILE))?.split("<url>") ?? [];
  for (const job of [one, other]) {
    const entry = entries.find((one) => one.includes(`/job/${job?.id}</loc>`));
    expect(entry).toContain(`<lastmod>${now.toISOString()}</lastmod>`);
  }
});

it("names files by blocks of ids, the newest first, where jobs are many, and each names what is its own", async () => {
  const [late] = await db().job.findMany({ where: { deadline: { gt: inAWeek() } }, take: 1, orderBy: { id: "desc" } });
  await db().$executeRaw`UPDATE jobs SET id = 12345 WHERE id = ${late?.id}`;
  raiseGeneration("all");
  expect(pathsIn(await sitemapFile(MAIN_FILE, 10))).toEqual(["/sitemaps/6.xml", "/sitemaps/0.xml", "/sitemaps/pages.xml"]);
  expect(pathsIn(await sitemapFile("6.xml"))).toEqual(["/job/12345"]);
  expect(pathsIn(await sitemapFile("0.xml")).filter((path) => !path.includes("/post/"))).toEqual((await openPaths()).slice(1));
});

it("names every open notice in a file of at most 10,000 addresses, however many posts they have", async () => {
  const today = dayInIndia(new Date());
  await db().$executeRaw`
    INSERT INTO jobs (id, title, department, location, qualification, deadline, posted_on, status, description, source,
      source_reference, content_hash, organisation_id, updated_at)
    SELECT 20000 + n, 'Clerk', 'SSC', 'Delhi', '12th pass', ${today}::date + 9, ${today}::date, 'published', '', 'many',
      n::text, n::text, (SELECT min(organisation_id) FROM jobs), now()
    FROM generate_series(1, 4000) AS n`;
  await db().$executeRaw`
    INSERT INTO positions (job_id, ordinal, position_name, qualification)
    SELECT id, ordinal, 'Clerk', '12th pass' FROM jobs, generate_series(1, 6) AS ordinal WHERE source = 'many'`;
  raiseGeneration("all");
  const files = pathsIn(await sitemapFile(MAIN_FILE)).map((path) => path.replace("/sitemaps/", ""));
  expect(files.at(0)).toBe("12.xml");
  const named = await Promise.all(
    files.filter((file) => file !== "pages.xml").map(async (file) => addressesIn(await sitemapFile(file))),
  );
  for (const addresses of named) expect(addresses.length).toBeLessThanOrEqual(10_000);
  const notices = named.flat().filter((path) => !/\/post\/|lang=hi/.test(path));
  expect(notices.sort()).toEqual((await openPaths()).sort());
  expect(notices.length).toBeGreaterThan(4_000);
});

it.each(["1.xml", "9999999.xml", "00.xml", "0", "../0.xml", "e.xml"])("has no file %s", async (name) => {
  expect(await sitemapFile(name)).toBeNull();
});

const EXAM = {
  source: "test",
  sourceReference: "exam",
  title: "Clerk Examination",
  conductingOrganization: "Commission",
  eligibility: "12th pass",
  officialWebsite: "https://commission.example",
  examDate: dateOf("2027-03-01"),
  registrationStartDate: dateOf("2026-11-01"),
  registrationEndDate: dateOf("2026-12-01"),
};

function inAWeek(): Date {
  return new Date(addDays(dayInIndia(new Date()), 7));
}
