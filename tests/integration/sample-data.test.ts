import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { addSampleData } from "@/lib/server/sample-data";
import { useDatabase } from "@/tests/support/database";
import { today } from "@/tests/support/job-writes";
import { makeJobs } from "@/tests/support/population";

useDatabase();

it("goes on with the sample data where a start was killed between its jobs and its exams, and adds none once all was there", async () => {
  const killed = async () => {
    await upsertJobs(makeJobs(1, today()));
    throw new Error("killed");
  };
  await expect(addSampleData(() => undefined, killed)).rejects.toThrow("killed");
  const seed = jest.fn(async () => undefined);
  const said: string[] = [];
  for (let start = 0; start < 2; start++) await addSampleData((line) => said.push(line), seed);
  expect([seed.mock.calls.length, said]).toEqual([1, ["Adding sample data"]]);
  expect(await db().taskMark.count({ where: { task: "add-sample-data" } })).toBe(0);
});
