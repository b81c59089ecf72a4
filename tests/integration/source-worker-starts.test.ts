import { db } from "@/lib/db";
import { startSourceWorker } from "@/lib/server/run-schedules";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";

const database = useDatabase();

it("begins with what is due, before the next minute of the clock", async () => {
  // One that cannot be read needs no network to fail.
  const data = { key: "due", name: "Due", definition: {}, isEnabled: true };
  await db().source.create({ data: { ...data, dueAt: new Date() } });
  await db().source.create({ data: { ...data, key: "later", dueAt: new Date(Date.now() + 3_600_000) } });
  const runsOf = (sourceKey: string) => db().ingestionRun.count({ where: { sourceKey } });
  const minute = () => Math.floor(Date.now() / 60_000);
  // Where a minute turned meanwhile the schedule asked as well, and this says nothing: it is tried again.
  for (let startedIn = 0; startedIn !== minute(); ) {
    const before = await runsOf("due");
    await db().source.update({ where: { key: "due" }, data: { dueAt: new Date(Date.now() - 60_000) } });
    startedIn = minute();
    const worker = await startSourceWorker(database.url);
    try {
      await eventually(async () => (await runsOf("due")) > before);
    } finally {
      await worker.stop();
    }
  }
  expect(await runsOf("later")).toBe(0);
});
