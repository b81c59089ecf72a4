import { alertFilters } from "@/lib/alerts/criteria";
import { countAlertMatches } from "@/lib/alerts/find-new-jobs";
import { NEW_DAY } from "@/lib/cache/change-channel";
import { findClosings } from "@/lib/cache/closings";
import { raiseGeneration } from "@/lib/cache/fresh-cache";
import { addDays, DAY_MS, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { feedFile } from "@/lib/feeds/files";
import { closingSoon, findJob, searchJobs } from "@/lib/jobs/queries";
import { countJobs, openFigures } from "@/lib/jobs/search/counts";
import { facetsOf } from "@/lib/jobs/search/facets";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { openAmongFew, readFewJobs } from "@/lib/jobs/search/match-few";
import { suggest } from "@/lib/jobs/search/suggest/suggest";
import { cachedSitemapBlock, cachedSitemapBlocks } from "@/lib/jobs/sitemap";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { useDatabase } from "@/tests/support/database";
import { writeManyJobs } from "@/tests/support/many-jobs";
import { makeJobs } from "@/tests/support/population";

const JOBS = 10_000;
const BATCH = 1_000;
/** How long one minute's closings may keep any reader waiting, beside others on two cores. */
const MAX_MS = 5_000;

useDatabase();

const DAY = addDays(dayInIndia(new Date()), 3);
const CLOSES_AT = `${DAY}T17:00:00+05:30`;
const BEFORE = new Date(`${DAY}T16:59:59.999+05:30`);
const AFTER = new Date(`${DAY}T17:01:00+05:30`);

beforeAll(async () => {
  const today = dayInIndia(new Date());
  const made = makeJobs(BATCH, today).map((job) => ({
    ...job,
    postedOn: addDays(today, -5),
    applicationStartDate: null,
    deadline: DAY,
  }));
  await writeManyJobs(JOBS, made, `notice = jsonb_build_object('closesAt', '${CLOSES_AT}'::text, 'posts', '[]'::jsonb)`);
}, 120_000);

/** An alert for everything. */
const ANY = {
  keywords: "",
  location: "all-locations",
  department: "all-departments",
  salaryRange: "all-salaries",
  search: "",
} as const;

/** How many listings each place counts or shows as open at an instant. */
async function openIn(now: Date) {
  const [first] = await db().job.findMany({ take: 1, select: { id: true }, orderBy: { id: "asc" } });
  const job = await findJob(first?.id ?? 0);
  return {
    list: (await searchJobs({ sortBy: "latest", page: 1, limit: 10, open: true }, now)).total,
    count: await countJobs({ open: true }, now),
    filters: (await facetsOf({ sortBy: "latest", page: 1, limit: 10, open: true }, now)).qualification.all,
    alerts: (await countAlertMatches([ANY], now))[0],
    figures: (await openFigures({}, now)).notices,
    closingSoon: (await closingSoon(now, 3, 10)).length,
    markup: job && jobPostingOf(job, now) ? 1 : 0,
  };
}

it("shows none of ten thousand listings a minute after all of them closed, and keeps nobody waiting for it", async () => {
  expect(await openIn(BEFORE)).toEqual({
    list: JOBS,
    count: JOBS,
    filters: JOBS,
    alerts: JOBS,
    figures: JOBS,
    closingSoon: 10,
    markup: 1,
  });
  const started = performance.now();
  expect(await openIn(AFTER)).toEqual({ list: 0, count: 0, filters: 0, alerts: 0, figures: 0, closingSoon: 0, markup: 0 });
  expect(performance.now() - started).toBeLessThan(MAX_MS);
});

it("suggests what the list then finds: closed ones for the 30 days in which lists show them, none later", async () => {
  const month = new Date(AFTER.getTime() + 40 * DAY_MS);
  for (const now of [BEFORE, AFTER, month]) {
    const suggested = await suggest("clerk", "en", now);
    expect(suggested.length > 0).toBe(now !== month);
    for (const { search, count } of suggested) {
      expect(count).toBe((await searchJobs({ sortBy: "latest", page: 1, limit: 10, search }, now)).total);
    }
  }
});

it("names the closed ones among the listings, and none in the site map", async () => {
  expect((await searchJobs({ sortBy: "latest", page: 1, limit: 10 }, AFTER)).total).toBe(JOBS);
  jest.useFakeTimers({
    now: AFTER,
    doNotFake: [
      "nextTick",
      "setImmediate",
      "setTimeout",
      "setInterval",
      "clearTimeout",
      "clearInterval",
      "performance",
      "hrtime",
      "queueMicrotask",
    ],
  });
  try {
    expect(await cachedSitemapBlocks()).toEqual([]);
    expect(await cachedSitemapBlock(0)).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

it("holds none of them in feeds of a list, on pages of places and departments, nor in an alert that is mailed", async () => {
  const ids = (await db().job.findMany({ take: 500, select: { id: true } })).map(({ id }) => id);
  const filters = lenientFilters({});
  const shownAt = async (now: Date) => {
    // As every server does at that minute, since findClosings tells it to.
    raiseGeneration("all");
    const asked = { filters, title: "All", language: "en" as const, now };
    const files = await Promise.all(["jobs.rss", "jobs.atom", "jobs.json"].map((name) => feedFile(name, asked)));
    const inFiles = files.map((file) => new Set(file?.body.match(/\/job\/\d+/g)).size);
    const places = (await openFigures({ location: "Delhi" }, now)).notices;
    const mailed = await openAmongFew(await readFewJobs(ids, now), alertFilters(ANY));
    return [...inFiles, places, mailed.length].map((count) => count > 0);
  };
  expect(await shownAt(AFTER)).toEqual([false, false, false, false, false]);
  expect(await shownAt(BEFORE)).toEqual([true, true, true, true, true]);
});

it("clears everything that is kept, as at midnight, where so many close at once", async () => {
  const started = performance.now();
  expect(await findClosings(BEFORE, AFTER)).toEqual(NEW_DAY);
  expect(performance.now() - started).toBeLessThan(MAX_MS);
  expect(await findClosings(AFTER, new Date(AFTER.getTime() + 60_000))).toBeNull();
});
