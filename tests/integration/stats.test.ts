import { GET } from "@/app/api/stats/route";
import { notedClicks, raiseGeneration, setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { addDays, DAY_MS, dayInIndia } from "@/lib/dates";
import { databasePool, db } from "@/lib/db";
import { countApplyClick, upsertJobs } from "@/lib/jobs/mutations";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { readDashboard } from "@/lib/stats/admin-queries";
import { measuredClaims } from "@/lib/stats/claims";
import { readStats } from "@/lib/stats/queries";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

const NOW = new Date();
const TODAY = dayInIndia(NOW);
useDatabase();

it("counts nothing on an empty site", async () => {
  expect(await (await call(GET, "/api/stats")).json()).toEqual({ totalJobs: 0, newToday: 0, departments: 0, applications: 0 });
});

it("counts open, published jobs, those posted today in India, their departments, and all clicks", async () => {
  const [open, today, closed, withdrawn] = makeJobs(4, TODAY);
  if (!open || !today || !closed || !withdrawn) throw new Error("no jobs were made");
  await upsertJobs([
    { ...open, department: "Indian Army", postedOn: addDays(TODAY, -1), deadline: TODAY },
    { ...today, department: "Indian Navy", postedOn: TODAY, deadline: addDays(TODAY, 5) },
    { ...closed, department: "Canara Bank", postedOn: addDays(TODAY, -9), deadline: addDays(TODAY, -1) },
    { ...withdrawn, department: "Bank of Baroda", postedOn: TODAY, deadline: addDays(TODAY, 5) },
  ]);
  await db().job.updateMany({ where: { department: "Bank of Baroda" }, data: { status: "withdrawn" } });
  raiseGeneration();
  const { id } = await db().job.findFirstOrThrow({ where: { department: "Indian Navy" } });
  expect(await readStats(NOW)).toEqual({ totalJobs: 2, newToday: 1, departments: 2, applications: 0 });

  const noted = notedClicks();
  await countApplyClick(id, NOW);
  await countApplyClick(id, new Date(NOW.getTime() - 86_400_000));
  expect((await readStats(NOW)).applications).toBe(2);
  // By which a kept answer with their sum is known to be old; a click on no job is none.
  await countApplyClick(999_999, NOW);
  expect(notedClicks()).toBe(noted + 2);
});

it("counts jobs without the database, whoever asks first after a write", async () => {
  raiseGeneration();
  await loadSnapshot(NOW);
  const asked = jest.spyOn(databasePool(), "query");
  expect((await readStats(NOW)).totalJobs).toBe(2);
  expect(JSON.stringify(asked.mock.calls)).toContain("apply_clicks");
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

it("sums the clicks of today and yesterday alone, and those of the days before once a day", async () => {
  const { id } = await db().job.findFirstOrThrow({ where: { department: "Indian Navy" } });
  await db().$executeRaw`
    INSERT INTO apply_clicks (job_id, day, count) SELECT ${id}, ${TODAY}::date - back, 5 FROM generate_series(2, 3001) AS back`;
  await db().$executeRaw`VACUUM ANALYZE apply_clicks`;
  const tomorrow = new Date(NOW.getTime() + DAY_MS);
  expect((await readStats(tomorrow)).applications).toBe(15_002);
  expect((await countApplyClick(id, tomorrow)) && (await readStats(tomorrow)).applications).toBe(15_003);
  const asked = jest.spyOn(databasePool(), "query");
  expect((await readStats(tomorrow)).applications).toBe(15_003);
  const [[query] = []] = asked.mock.calls as unknown as [{ text: string; values: unknown[] }][];
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  const plan = await databasePool().query({ text: `EXPLAIN ${query?.text}`, values: query?.values });
  expect(JSON.stringify(plan.rows)).toContain("apply_clicks_day_idx");
  expect((await readStats(new Date(tomorrow.getTime() + DAY_MS))).applications).toBe(15_003);
});

it("counts a job no more from the hour on at which it closes, without a write", async () => {
  setHearsOfWrites(true);
  const noon = `${TODAY}T06:30:00.000Z`;
  await db().job.updateMany({ where: { department: "Indian Army" }, data: { notice: { closesAt: noon, posts: [] } } });
  raiseGeneration();
  const openAt = async (ms: number) => (await readStats(new Date(Date.parse(noon) + ms))).totalJobs;
  expect([await openAt(-60_000), await openAt(60_000)]).toEqual([2, 1]);
  await db().job.updateMany({ where: { department: "Indian Army" }, data: { notice: { closesAt: null, posts: [] } } });
  setHearsOfWrites(false);
  raiseGeneration();
});

it("gives the true figure in the place of a claim that the database does not bear out, and claims nothing that cannot be counted", async () => {
  const claims = await measuredClaims(NOW);
  expect(claims).toMatchObject({ sources: null, listings: "2", jobs: "3" });
  expect([claims.users, claims.activeUsers, claims.verified, claims.updates]).toEqual([null, null, null, null]);
});

it("makes a claim in its words once the database bears it out, and takes it back when it does not any more", async () => {
  const made = makeJobs(26, TODAY, 100).map((job, index) => ({ ...job, source: `source-${index}` }));
  await upsertJobs(made);
  expect((await measuredClaims(NOW)).sources).toBe("25+");
  await db().job.deleteMany({ where: { source: { in: ["source-0", "source-1", "source-2"] } } });
  expect((await measuredClaims(NOW)).sources).toBe("24");
  await db().job.updateMany({ where: { source: "source-3" }, data: { status: "withdrawn" } });
  expect((await measuredClaims(NOW)).sources).toBe("23");
  await db().job.deleteMany({ where: { source: { startsWith: "source-" } } });
});

it("tells the staff how many jobs are open and closed, and which close within a week", async () => {
  const { statuses, closingThisWeek, posted, closing } = await readDashboard(NOW);
  expect(statuses).toEqual({ open: 2, closed: 1, withdrawn: 1 });
  expect(closingThisWeek).toBe(2);
  expect(closing.filter(({ count }) => count > 0)).toEqual([
    { day: TODAY, count: 1 },
    { day: addDays(TODAY, 5), count: 1 },
  ]);
  expect(posted.at(-1)).toEqual({ day: TODAY, count: 1 });
});
