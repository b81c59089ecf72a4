import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { addDays } from "@/lib/dates";
import { upsertJobs } from "@/lib/jobs/mutations";
import { countGroups } from "@/lib/jobs/search/counts";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

useDatabase();

const TODAY = "2026-03-15";

it("moves a recruitment from one stage to the next at midnight, without a write", async () => {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined });
  // As a server does that follows writes: what it knows of a day goes on to the next.
  setHearsOfWrites(true);
  const begins = { applicationStartDate: addDays(TODAY, 1), deadline: addDays(TODAY, 1), postedOn: TODAY };
  await upsertJobs([{ ...job, ...begins }]);
  await announceJobChanges();
  const stagesAt = async (time: string) => {
    const stages = (["upcoming", "running", "closed"] as const).map((stage) => countGroups({ stage }, new Date(time)));
    return (await Promise.all(stages)).map(({ open, closed }) => open + closed);
  };
  expect(await stagesAt(`${TODAY}T23:59:59+05:30`)).toEqual([1, 0, 0]);
  expect(await stagesAt(`${addDays(TODAY, 1)}T00:00:01+05:30`)).toEqual([0, 1, 0]);
  expect(await stagesAt(`${addDays(TODAY, 2)}T00:00:01+05:30`)).toEqual([0, 0, 1]);
});
