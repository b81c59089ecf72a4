import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { addSampleData } from "@/lib/server/sample-data";
import { useDatabase } from "@/tests/support/database";
import { today } from "@/tests/support/job-writes";
import { makeJobs } from "@/tests/support/population";

const database = useDatabase();
beforeEach(() => database.clear());
const isBegun = () => db().taskMark.count({ where: { task: "add-sample-data" } });

it("goes on with the sample data where a start was killed between its jobs and its exams, and adds none once all was there", async () => {
  const killed = async () => {
    await upsertJobs(makeJobs(1, today()));
    throw new Error("killed");
  };
  await expect(addSampleData(() => undefined, undefined, killed)).rejects.toThrow("killed");
  const seed = jest.fn(async () => undefined);
  const said: string[] = [];
  for (let start = 0; start < 2; start++) await addSampleData((line) => said.push(line), undefined, seed);
  expect([seed.mock.calls.length, said]).toEqual([1, ["Adding sample data"]]);
  expect(await isBegun()).toBe(0);
});

it("writes no further listings where the start is asked to end, and goes on at the next", async () => {
  const [asked, reason] = [new AbortController(), new Error("asked to end")];
  await expect(addSampleData(() => asked.abort(reason), asked.signal)).rejects.toBe(reason);
  expect([await db().job.count(), await isBegun()]).toEqual([0, 1]);
  await addSampleData(() => undefined);
  expect([(await db().job.count()) > 400, await isBegun()]).toEqual([true, 0]);
});
