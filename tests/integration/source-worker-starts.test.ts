import { db } from "@/lib/db";
import { startSourceWorker } from "@/lib/server/run-schedules";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";

const database = useDatabase();

it("begins with what is due, before the next minute of the clock", async () => {
  // One that cannot be read needs no network to fail.
  const data = { key: "due", name: "Due", definition: {}, isEnabled: true };
  await db().source.create({ data: { ...data, dueAt: new Date(Date.now() - 60_000) } });
  await db().source.create({ data: { ...data, key: "later", dueAt: new Date(Date.now() + 3_600_000) } });
  // Away from the turn of a minute, when the schedule asks as well.
  await eventually(() => new Date().getSeconds() < 45);
  const startedAt = new Date();
  const worker = await startSourceWorker(database.url);
  try {
    const runsOf = (sourceKey: string) => db().ingestionRun.count({ where: { sourceKey } });
    await eventually(async () => (await runsOf("due")) === 1);
    expect(new Date().getMinutes()).toBe(startedAt.getMinutes());
    expect(await runsOf("later")).toBe(0);
  } finally {
    await worker.stop();
  }
});
