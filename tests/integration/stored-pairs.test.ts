import { setTimeout as sleep } from "node:timers/promises";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { deleteJob, setJobStatus } from "@/lib/jobs/editing/write/status";
import { lockImports } from "@/lib/jobs/import/write";
import { offerStoredPairs } from "@/lib/jobs/joining/offer-stored";
import { listPairs } from "@/lib/jobs/joining/queries";
import { decidePair } from "@/lib/jobs/joining/staff";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";
import { FIRST, hours, importOf, listing, open, STAFF, storedPair, WHOLE } from "@/tests/support/stored-pair";

const database = useDatabase();
const TODAY = dayInIndia(new Date());
beforeEach(() => database.clear());

it("offers two stored jobs that turned out to be one, once, and joins nothing by itself", async () => {
  const { first } = await storedPair();
  expect(await offerStoredPairs(STAFF.now)).toBe(1);
  expect(await listPairs()).toMatchObject({
    total: 1,
    waiting: [{ jobId: first.id, source: "aggregator.example", because: ["samePosts", "countlessVacancies", "sameDay"] }],
  });
  expect(await open()).toHaveLength(2);
  expect(await offerStoredPairs(STAFF.now)).toBe(0);
  await importOf(listing({ ...WHOLE, salary: "Pay Level 6" }, hours(2)));
  expect(await offerStoredPairs(STAFF.now)).toBe(0);
  expect((await listPairs()).total).toBe(1);
});

it("makes one job of a stored pair that the staff joins, which keeps the first address, every listing and who follows it", async () => {
  const { first, second } = await storedPair();
  const { id: userId } = await makeUser();
  await db().jobFollower.create({ data: { userId, jobId: second.id, followedOn: new Date(TODAY), known: [] } });
  await offerStoredPairs(STAFF.now);
  const [pair] = (await listPairs()).waiting;
  expect(await decidePair(pair?.id ?? 0, "join", STAFF)).toBe(first.id);
  expect((await open()).map(({ id }) => id)).toEqual([first.id]);
  expect(await db().job.findUnique({ where: { id: second.id } })).toMatchObject({ status: "withdrawn", deletedAt: STAFF.now });
  expect(await db().jobFollower.findMany({ where: { userId, jobId: first.id } })).toHaveLength(1);
  // The source of the other is followed by the one that stays.
  await importOf(listing({ ...WHOLE, salary: "Pay Level 6" }, hours(2)));
  expect(await open()).toMatchObject([{ id: first.id, salary: "Pay Level 6" }]);
  expect(await offerStoredPairs(STAFF.now)).toBe(0);

  const joined = await db().recruitmentListing.findFirstOrThrow({ where: { source: "aggregator.example", state: "joined" } });
  expect(await decidePair(joined.id, "undo", STAFF)).toBe(second.id);
  expect(await open()).toMatchObject([{ id: first.id }, { id: second.id, salary: "Pay Level 6", deletedAt: null }]);
  expect(await offerStoredPairs(STAFF.now)).toBe(0);
});

it.each([
  ["first", "in the bin", deleteJob],
  ["second", "in the bin", deleteJob],
  ["first", "not public", (id: number) => setJobStatus(id, { status: "withdrawn" }, STAFF)],
] as const)("joins no pair of which the %s is %s meanwhile: the other is what the public has", async (which, why, remove) => {
  const pair = await storedPair();
  await offerStoredPairs(STAFF.now);
  const [waiting] = (await listPairs()).waiting;
  await remove(pair[which].id, STAFF);
  await expect(decidePair(waiting?.id ?? 0, "join", STAFF)).rejects.toThrow(`Job ${pair[which].id} is ${why}`);
  expect(await open()).toHaveLength(1);
  await decidePair(waiting?.id ?? 0, "apart", STAFF);
  expect([(await open()).length, (await listPairs()).total]).toEqual([1, 0]);
});

it("leaves both as they are where the staff keeps them apart, and never asks again", async () => {
  const { first, second } = await storedPair();
  await offerStoredPairs(STAFF.now);
  const [pair] = (await listPairs()).waiting;
  expect(await decidePair(pair?.id ?? 0, "apart", STAFF)).toBe(second.id);
  await importOf(listing({ ...WHOLE, salary: "Pay Level 6" }, hours(2)), listing({ ...FIRST, salary: "Pay Level 6" }, hours(2)));
  expect(await offerStoredPairs(STAFF.now)).toBe(0);
  expect((await open()).map(({ id, salary }) => [id, salary])).toEqual([
    [first.id, "Pay Level 6"],
    [second.id, "Pay Level 6"],
  ]);
});

it("passes over what an import writes just then, and takes it with the next run", async () => {
  await storedPair();
  await db().$transaction(async (tx) => {
    await lockImports(tx);
    expect(await offerStoredPairs(STAFF.now)).toBe(0);
  });
  expect(await offerStoredPairs(STAFF.now)).toBe(1);
});

it("compares what waits behind a job that an editor saves while its batch is compared", async () => {
  await storedPair();
  await upsertJobs(makeJobs(300, TODAY));
  await db().$executeRaw`UPDATE jobs SET seen_at = now() WHERE source = 'population'`;
  // Behind the two hundred that one batch takes.
  await db().$executeRaw`UPDATE jobs SET updated_at = now() + interval '1 minute' WHERE source <> 'population'`;
  const [, last] = await db().job.findMany({ orderBy: [{ updatedAt: "asc" }, { id: "asc" }], skip: 198, take: 2 });
  const write = async (tx: Pick<ReturnType<typeof db>, "$executeRaw">) => {
    // The batch waits for the posts, and goes on once its last job is the newest of all.
    await tx.$executeRaw`LOCK TABLE positions`;
    const offering = offerStoredPairs(STAFF.now);
    const isWaiting = () =>
      db().$queryRaw<object[]>`SELECT 1 AS one FROM pg_locks WHERE NOT granted AND relation = 'positions'::regclass`;
    while ((await isWaiting()).length === 0) await sleep(10);
    await tx.$executeRaw`UPDATE jobs SET updated_at = now() + interval '2 minutes' WHERE id = ${last?.id}`;
    return { offering };
  };
  const { offering } = await db().$transaction(write, { timeout: 30_000 });
  expect(await offering).toBe(1);
});

it("looks at no job that lists show no more", async () => {
  await storedPair();
  const later = new Date(`${addDays(TODAY, 121)}T12:00:00+05:30`);
  expect(await offerStoredPairs(later)).toBe(0);
});
