import { revalidateTag } from "next/cache";
import { GET } from "@/app/api/cron/midnight/route";
import { GET as runSources } from "@/app/api/cron/sources/route";
import { announceFromOutside } from "@/lib/cache/announce-from-outside";
import { takeAndSend } from "@/lib/cache/send-change";
import { takeJobChanges } from "@/lib/cache/take-changes";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { inBackground } from "@/lib/http/background";
import { cachedOpenCount } from "@/lib/jobs/cache";
import { upsertJobs } from "@/lib/jobs/mutations";
import { MIDNIGHT_TASKS } from "@/lib/tasks/midnight";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { today } from "@/tests/support/job-writes";
import { makeJobs } from "@/tests/support/population";

useDatabase();
const CRON_SECRET = "cron-secret-of-this-test";
const ask = async () => (await call(GET, "/api/cron/midnight", { headers: { authorization: `Bearer ${CRON_SECRET}` } })).status;

const counted = async () => [await db().callCount.count(), await db().attemptTally.count(), await db().bodyToMark.count()];

beforeEach(async () => {
  env.CRON_SECRET = CRON_SECRET;
  jest.mocked(revalidateTag).mockClear();
  await db().callCount.createMany({ data: { key: "old", points: 1, expire: Date.now() - 1_000 }, skipDuplicates: true });
  await db().attemptTally.createMany({
    data: { key: "old", failures: 1, expiresAt: new Date(Date.now() - 1_000) },
    skipDuplicates: true,
  });
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

afterEach(() => jest.useRealTimers());

it("an erasure that failed keeps no other back, and the run of the night counts as failed: an alert tells of it", async () => {
  jest.spyOn(db().contactMessage, "deleteMany").mockRejectedValueOnce(new Error("broken"));
  const others = jest.spyOn(db().reminderMail, "deleteMany");
  await expect(MIDNIGHT_TASKS["erase-outdated"](new Date())).rejects.toThrow("broken");
  expect(others).toHaveBeenCalled();
});

it("a function makes what is kept for all from what others have announced, not from the index that it held before", async () => {
  // At a later half minute it would let go of it by itself.
  const running = [
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "setImmediate",
    "nextTick",
    "queueMicrotask",
  ] as const;
  jest.useFakeTimers({ doNotFake: [...running, "performance", "hrtime"] });
  const open = () => cachedOpenCount({});
  const announceElsewhere = () => takeAndSend((tx) => takeJobChanges(tx, new Date()), {});
  await upsertJobs(makeJobs(40, today()));
  await announceElsewhere();
  const some = await open();
  await upsertJobs(makeJobs(80, today()));
  expect(await open()).toBe(some);
  await announceElsewhere();
  expect(await open()).toBeGreaterThan(some);
});

it("what a script has written is shown by the next call of a host without processes, which publishes what is due besides", async () => {
  const [due] = await db().job.findMany({ where: { status: "published" }, take: 1 });
  await db().job.update({ where: { id: due?.id ?? 0 }, data: { status: "scheduled", publishAt: new Date() } });
  expect(await announceFromOutside()).toBe(true);
  expect(await db().jobChange.count()).toBeGreaterThan(0);
  await call(runSources, "/api/cron/sources", { headers: { authorization: `Bearer ${CRON_SECRET}` } });
  expect(await db().jobChange.count()).toBe(0);
  expect(await db().job.findUniqueOrThrow({ where: { id: due?.id ?? 0 } })).toMatchObject({ publishAt: null });
  expect(jest.mocked(revalidateTag).mock.calls.map(([tag]) => tag)).toContain(`job:${due?.id}`);
});

it("what fails in the call of the sources keeps none of them back, and the answer says that it failed", async () => {
  await db().source.create({ data: { key: "broken", name: "Broken", definition: {}, isEnabled: true, dueAt: new Date(0) } });
  env.SOURCES_FILE = "package.json";
  const { status } = await call(runSources, "/api/cron/sources", { headers: { authorization: `Bearer ${CRON_SECRET}` } });
  env.SOURCES_FILE = undefined;
  expect(status).toBe(500);
  expect(await db().source.findUniqueOrThrow({ where: { key: "broken" } })).toMatchObject({ failures: 1 });
});

it("a host that freezes its processes is asked to wait for what an answer promised", async () => {
  const host = Symbol.for("@next/request-context");
  const awaited: Promise<unknown>[] = [];
  Object.assign(globalThis, { [host]: { get: () => ({ waitUntil: (work: Promise<unknown>) => awaited.push(work) }) } });
  const mails: string[] = [];
  inBackground("mail", async () => mails.push("sent"));
  Reflect.deleteProperty(globalThis, host);
  await Promise.all(awaited);
  expect([awaited.length, mails]).toEqual([1, ["sent"]]);
});
