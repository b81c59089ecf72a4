import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { listPairs } from "@/lib/jobs/joining/queries";
import { decidePair } from "@/lib/jobs/joining/staff";
import { upsertJobs } from "@/lib/jobs/mutations";
import { useDatabase } from "@/tests/support/database";
import { jobOf } from "@/tests/support/import-listings";
import { FIRST, hours, importOf, listing, open, STAFF, WHOLE } from "@/tests/support/stored-pair";

const database = useDatabase();
const DOUBTFUL = { ...WHOLE, positions: null, deadline: addDays(dayInIndia(new Date()), 25) };
const waiting = async () => (await listPairs()).waiting;

let pair: Awaited<ReturnType<typeof waiting>>[number];
beforeEach(async () => {
  await database.clear();
  await importOf(listing(FIRST));
  expect(await importOf(listing(DOUBTFUL))).toMatchObject([{ outcome: "kept", reason: "asked" }]);
  [pair] = (await waiting()) as [typeof pair];
});

it("a pair that was kept apart waits again where that is taken back, whatever its source says meanwhile, and is joined then", async () => {
  await expect(decidePair(pair.id, "wait", STAFF)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const own = await decidePair(pair.id, "apart", STAFF);
  expect(await decidePair(pair.id, "wait", STAFF)).toBe(own);
  expect(await waiting()).toEqual([pair]);
  expect(await importOf(listing({ ...DOUBTFUL, positions: 120 }, hours(1)))).toMatchObject([{ outcome: "update" }]);
  expect(await waiting()).toMatchObject([{ id: pair.id, decidedBy: null }]);
  expect(await decidePair(pair.id, "join", STAFF)).toBe(pair.jobId);
  expect(await open()).toMatchObject([{ id: pair.jobId, positions: 120 }]);
  expect(await db().joinedJob.findMany()).toMatchObject([{ jobId: own, intoId: pair.jobId }]);
});

it("a pair does not wait again beside a job that it was joined with since, and leaves the one that it waits about instead", async () => {
  const own = await decidePair(pair.id, "apart", STAFF);
  await db().job.delete({ where: { id: own ?? 0 } });
  await upsertJobs([jobOf({ ...FIRST, source: "second.example", title: "SSC Stenographer" })]);
  const { id: jobId } = await db().job.findFirstOrThrow({ where: { source: "second.example" } });
  const { id: _id, listing: said, ...row } = await db().recruitmentListing.findUniqueOrThrow({ where: { id: pair.id } });
  const beside = await db().recruitmentListing.create({ data: { ...row, listing: said ?? {}, jobId, state: "joined" } });
  await expect(decidePair(pair.id, "wait", STAFF)).rejects.toMatchObject({ code: "CONFLICT" });
  await db().recruitmentListing.update({ where: { id: beside.id }, data: { state: "waiting" } });
  expect(await decidePair(pair.id, "wait", STAFF)).toBeNull();
  expect(await waiting()).toEqual([pair]);
});

it("a pair whose kept listing no release of today takes is refused in words, and waits on", async () => {
  await db().recruitmentListing.update({ where: { id: pair.id }, data: { listing: { title: "Stenographer" } } });
  for (const action of ["join", "apart"] as const) {
    const refused = decidePair(pair.id, action, STAFF);
    await expect(refused).rejects.toMatchObject({ code: "CONFLICT", message: expect.stringContaining("deadline: ") });
  }
  expect(await waiting()).toMatchObject([{ id: pair.id, decidedBy: null }]);
});
