import { db } from "@/lib/db";
import { haveJobs, jobsOfRuns } from "@/lib/ingestion/runs";
import { useDatabase } from "@/tests/support/database";
import { writeManyJobs } from "@/tests/support/many-jobs";
import { makeJobs } from "@/tests/support/population";

useDatabase();
beforeAll(async () => {
  await writeManyJobs(4_000, makeJobs(100, "2026-03-15"), "made_by_run = 2, changed_by_run = 2");
  await db().$executeRaw`VACUUM ANALYZE jobs`;
}, 120_000);

it("finds out what the list has of each run without reading all jobs, though one run made and changed them all", async () => {
  const none = { hasMade: false, hasChanged: false };
  expect(await jobsOfRuns([1, 2, 3])).toEqual(
    new Map([
      [1, none],
      [2, { hasMade: true, hasChanged: true }],
      [3, none],
    ]),
  );
  const lines = await db().$queryRaw<Record<string, string>[]>`EXPLAIN ${haveJobs([1, 2, 3])}`;
  const plan = lines.map((line) => line["QUERY PLAN"]).join("\n");
  expect(plan).toContain("jobs_made_by_run_idx");
  expect(plan).toContain("jobs_changed_by_run_idx");
  expect(plan).not.toContain("Seq Scan");
});
