import * as alertCountsRoute from "@/app/api/alerts/counts/route";
import * as jobsRoute from "@/app/api/jobs/route";
import { countAlertMatches, noteNewJobs } from "@/lib/alerts/find-new-jobs";
import { alertOfSearch } from "@/lib/alerts/of-search";
import type { AlertCriteria } from "@/lib/alerts/schema";
import { raiseGeneration, setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { addDays, type Day, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { exportJobs } from "@/lib/jobs/export/export";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { searchJobs } from "@/lib/jobs/queries";
import {
  CLOSINGS,
  type JobFilters,
  POSTED_DATES,
  QUALIFICATIONS,
  SALARY_RANGES,
  SORTS,
  STAGES,
  VACANCIES,
} from "@/lib/jobs/schema";
import { countGroups, countJobs } from "@/lib/jobs/search/counts";
import { criteriaOf, type JobQuestion, listDays } from "@/lib/jobs/search/criteria";
import { facetsOf } from "@/lib/jobs/search/facets";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { idsWhere } from "@/lib/jobs/search/index/queries";
import { matches, whereOf } from "@/lib/jobs/search/matcher";
import { readCriteria } from "@/lib/jobs/search/reading/read-search";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { listAdminJobs } from "@/lib/jobs/search/staff/list";
import { PLACE_CHOICES } from "@/lib/places/choices";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { oracleIds } from "@/tests/support/job-oracle";
import { mixedJobs, writeMixedJobs } from "@/tests/support/mixed-jobs";
import { fc } from "@/tests/support/properties";
import { alert, askedBy, question, staffQuestion } from "@/tests/support/questions";
import { type StaffJob, type StaffQuestion, staffOracleIds } from "@/tests/support/staff-oracle";

const database = useDatabase();

// The routes ask the clock themselves. Only the date is set: timers of the pool and of caches run on.
const REAL = [
  "nextTick",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
  "setTimeout",
  "clearTimeout",
] as const;
beforeAll(() => {
  jest.useFakeTimers({ doNotFake: [...REAL, "performance", "hrtime", "queueMicrotask"] });
});
afterAll(() => {
  jest.useRealTimers();
});

/** The moments at which deadlines, hours of closing and days of posting turn, and one between them. */
const MOMENTS = [
  "2026-03-15T12:00:00+05:30",
  "2026-03-15T16:59:59.999+05:30",
  "2026-03-15T17:00:00+05:30",
  "2026-03-15T23:59:58+05:30",
  "2026-03-15T23:59:59.500+05:30",
  "2026-03-16T00:00:01+05:30",
  "2026-03-16T17:00:00.001+05:30",
  "2028-02-29T05:29:59+05:30",
];
const moments = fc.constantFrom(...MOMENTS);

const shown: Pick<JobFilters, "sortBy" | "page" | "limit"> = { sortBy: "latest", page: 1, limit: 100 };
const byNumber = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/** Shrinking would ask the database hundreds of times more, and a question is small as it is. */
const bounds = (numRuns: number) => ({ numRuns, seed: 20_260_315, endOnFailure: true });

/** Every way in which the public is answered, against plain JavaScript. */
async function expectPublicAnswers(jobs: StaffJob[], asked: JobQuestion, now: Date): Promise<void> {
  const published = jobs.filter(({ status }) => status === "published");
  for (const sortBy of SORTS) {
    const expected = oracleIds(published, { ...shown, ...asked, sortBy }, now);
    const page = await searchJobs({ ...shown, ...asked, sortBy }, now);
    expect({ list: page.jobs.map(({ id }) => id), total: page.total }).toEqual({ list: expected, total: expected.length });
  }
  const expected = oracleIds(published, { ...shown, ...asked }, now);
  const open = oracleIds(published, { ...shown, ...asked, open: true }, now).length;
  const listed = oracleIds(published, { ...shown, ...asked, open: undefined }, now);
  const days = listDays(now);
  const criteria = await readCriteria(await loadSnapshot(now), asked, days);
  expect({ counted: await countJobs(asked, now) }).toEqual({ counted: expected.length });
  expect({ groups: await countGroups(asked, now) }).toEqual({ groups: { open, closed: listed.length - open } });
  expect({ table: byNumber([...(await idsWhere(whereOf(criteria), days))]) }).toEqual({ table: byNumber(listed) });
  const all = oracleIds(published, { ...shown, open: undefined }, now);
  const matching = published.filter((job) => all.includes(job.id) && matches(job, criteria)).map(({ id }) => id);
  expect({ oneByOne: byNumber(matching) }).toEqual({ oneByOne: byNumber(listed) });
  await expectApi(asked, expected);
}

/** Questions of one filter about days, to which most jobs near a bound are an answer; chance asks few of them. */
const aboutDays = (today: Day): JobQuestion[] => [
  ...POSTED_DATES.map((postedDate) => ({ postedDate })),
  ...STAGES.map((stage) => ({ stage })),
  ...[...CLOSINGS, addDays(today, -1), today, addDays(today, 1)].map((closing) => ({ closing })),
];

/** The table's answers about days, at every moment. */
async function expectDays(jobs: StaffJob[]): Promise<void> {
  const published = jobs.filter(({ status }) => status === "published");
  for (const now of MOMENTS.map((moment) => new Date(moment))) {
    const days = listDays(now);
    for (const asked of aboutDays(days.today)) {
      const found = byNumber([...(await idsWhere(whereOf(criteriaOf(asked, days)), days))]);
      expect({ now, asked, found }).toEqual({ now, asked, found: byNumber(oracleIds(published, { ...shown, ...asked }, now)) });
    }
  }
}

async function expectApi(asked: JobQuestion, expected: readonly number[]): Promise<void> {
  const query = new URLSearchParams({ limit: "100", sortBy: "latest" });
  const { tags, ...others } = asked;
  if (tags) query.set("tags", tags.join());
  for (const [name, values] of Object.entries(others)) {
    for (const value of [values ?? []].flat()) query.append(name, String(value));
  }
  const response = await call(jobsRoute.GET, `/api/jobs?${query}`);
  const { jobs, total } = await response.json();
  expect({ api: jobs.map(({ id }: { id: number }) => id), total }).toEqual({ api: expected, total: expected.length });
}

/** The filter whose choices each facet counts. */
const choicesOn = (today: Day) =>
  ({
    departments: ["department", DEPARTMENTS.map(({ value }) => value)],
    place: ["location", PLACE_CHOICES.map(({ name }) => name)],
    qualification: ["qualification", QUALIFICATIONS],
    salary: ["salaryRange", SALARY_RANGES],
    posted: ["postedDate", POSTED_DATES],
    closing: ["closing", Array.from({ length: 30 }, (_, ahead) => addDays(today, ahead))],
    vacancies: ["vacancies", VACANCIES],
    employment: ["employmentType", EMPLOYMENT_TYPES],
    category: ["category", JOB_CATEGORIES],
    stage: ["stage", STAGES],
  }) as const;

async function expectFacets(jobs: StaffJob[], asked: JobQuestion, now: Date): Promise<void> {
  const published = jobs.filter(({ status }) => status === "published");
  const count = (change: JobQuestion) => oracleIds(published, { ...shown, ...asked, ...change }, now).length;
  const facets = await facetsOf({ ...shown, ...asked }, now);
  const expected = Object.entries(choicesOn(dayInIndia(now))).map(([group, [filter, values]]) => {
    return [group, { all: count({ [filter]: undefined }), counts: values.map((value) => count({ [filter]: value })) }];
  });
  expect(facets).toEqual(Object.fromEntries(expected));
}

async function expectAlertCounts(jobs: StaffJob[], criteria: AlertCriteria, now: Date): Promise<void> {
  const published = jobs.filter(({ status }) => status === "published");
  const expected = oracleIds(published, { ...shown, ...askedBy(criteria) }, now).length;
  expect({ alertCount: await countAlertMatches([criteria], now) }).toEqual({ alertCount: [expected] });
  const response = await call(alertCountsRoute.POST, "/api/alerts/counts", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": nextAddress() },
    body: JSON.stringify({ alerts: [criteria] }),
  });
  expect({ alertCall: await response.json() }).toEqual({ alertCall: { counts: [expected] } });
}

/** What each alert is told of all jobs as they become public, and of them once more in parts: the rest is known then. */
async function expectFoundAlerts(jobs: StaffJob[], alerts: readonly AlertCriteria[], now: Date): Promise<void> {
  const { id: userId } = await db().user.findFirstOrThrow();
  const kept = alerts.map((criteria, number) => ({ criteria, key: String(number) }));
  await db().accountRecord.createMany({
    data: kept.map(({ criteria, key }) => {
      const value = { ...alertOfSearch(criteria, "An alert", "a@example.org"), frequency: "instant" };
      return { userId, kind: "jobAlerts", key, value, changedAt: {}, revision: 1 };
    }),
  });
  const published = jobs.filter(({ status }) => status === "published");
  // A notice that becomes public is new whatever day it says it was posted on.
  const expected = kept.flatMap(({ criteria, key }) =>
    byNumber(oracleIds(published, { ...shown, ...askedBy(criteria), postedDate: undefined }, now)).map((id) => `${key}: ${id}`),
  );
  const noted = await noteNewJobs(now);
  const found = await db().alertDelivery.findMany({ orderBy: [{ alertKey: "asc" }, { jobId: "asc" }] });
  expect({ found: found.map(({ alertKey, jobId }) => `${alertKey}: ${jobId}`) }).toEqual({ found: expected });
  expect(noted).toEqual({ jobs: jobs.length, found: expected.length });
  await db().$executeRaw`UPDATE job_publications SET matched_for = NULL WHERE job_id % 3 = 0`;
  expect(await noteNewJobs(now)).toEqual({ jobs: jobs.filter(({ id }) => id % 3 === 0).length, found: 0 });
  expect(await noteNewJobs(now)).toEqual({ jobs: 0, found: 0 });
}

/** Calls are limited by address; none of this test is meant to meet the limit. */
let addresses = 0;
const nextAddress = () => `10.1.${++addresses >> 8}.${addresses & 255}`;

async function expectStaffAnswers(jobs: StaffJob[], asked: StaffQuestion, now: Date): Promise<void> {
  const expected = byNumber(staffOracleIds(jobs, asked, now));
  const vacancies = asked.vacancies === undefined ? undefined : `${asked.vacancies}`;
  const filters = adminListSchema.parse({ ...asked, vacancies, limit: "100" });
  const list = await listAdminJobs(filters, now);
  const found = { staffList: byNumber(list.jobs.map(({ id }) => id)), total: list.total };
  expect(found).toEqual({ staffList: expected, total: expected.length });
  const file: { niyuktiId: number }[] = JSON.parse((await exportJobs(filters, "json", now)).toString());
  expect({ exported: byNumber(file.map(({ niyuktiId }) => niyuktiId)) }).toEqual({ exported: expected });
}

it("answers alike wherever it is asked which jobs match: list, API, counts, facets, alerts, staff and export", async () => {
  const asked = fc.record({
    questions: fc.array(question, { minLength: 12, maxLength: 12 }),
    alerts: fc.array(alert, { minLength: 8, maxLength: 8 }),
    staff: fc.array(staffQuestion, { minLength: 12, maxLength: 12 }),
  });
  let turns = 0;
  await fc.assert(
    fc.asyncProperty(mixedJobs, moments, asked, async (made, moment, { questions, alerts, staff }) => {
      const now = new Date(moment);
      // Whoever hears of writes holds the words of the index in memory; the others ask the database for them. In turns.
      const isHeld = ++turns % 2 === 0;
      setHearsOfWrites(isHeld);
      jest.setSystemTime(now);
      await database.clear();
      await db().user.create({
        data: { fullName: "A", email: "a@example.org", emailKey: "a@example.org", emailVerifiedAt: now, passwordHash: "x" },
      });
      const jobs = await writeMixedJobs(made, dayInIndia(now));
      raiseGeneration();
      expect((await loadSnapshot(now)).words !== undefined).toBe(isHeld);
      for (const one of questions) await expectPublicAnswers(jobs, one, now);
      for (const one of questions.slice(0, 4)) {
        for (const open of [true, undefined]) await expectFacets(jobs, { ...one, open }, now);
      }
      await expectDays(jobs);
      for (const one of alerts) await expectAlertCounts(jobs, one, now);
      await expectFoundAlerts(jobs, alerts, now);
      for (const one of staff) await expectStaffAnswers(jobs, one, now);
    }),
    bounds(Number(process.env.FRESH_RUNS ?? 4)),
  );
}, 600_000);
