import { revalidateTag } from "next/cache";
import { GET } from "@/app/api/cron/midnight/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { MIDNIGHT_TASKS } from "@/lib/tasks/midnight";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

useDatabase();
const CRON_SECRET = "cron-secret-of-this-test";
const ask = async () => (await call(GET, "/api/cron/midnight", { headers: { authorization: `Bearer ${CRON_SECRET}` } })).status;

const counted = async () => [await db().callCount.count(), await db().attemptTally.count(), await db().bodyToMark.count()];

beforeEach(async () => {
  env.CRON_SECRET = CRON_SECRET;
  jest.mocked(revalidateTag).mockClear();
  await db().callCount.create({ data: { key: "old", points: 1, expire: Date.now() - 1_000 } });
  await db().attemptTally.create({ data: { key: "old", failures: 1, expiresAt: new Date(Date.now() - 1_000) } });
  await db().bodyToMark.createMany({ data: { key: "*" }, skipDuplicates: true });
});

it("a host without processes forgets counts and marks the jobs of bodies by one call a day", async () => {
  expect(await ask()).toBe(200);
  expect(await counted()).toEqual([0, 0, 0]);
});

it("what fails at midnight keeps nothing else back, and the answer says that it failed", async () => {
  jest.spyOn(MIDNIGHT_TASKS, "publish-due-jobs").mockRejectedValueOnce(new Error("broken"));
  expect(await ask()).toBe(500);
  expect(await counted()).toEqual([0, 0, 0]);
  expect(jest.mocked(revalidateTag).mock.calls.map(([tag]) => tag)).toContain("everything");
});
