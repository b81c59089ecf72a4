import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Incoming } from "@/lib/jobs/import/decide";
import { importBatch, lockImports } from "@/lib/jobs/import/write";
import { offerStoredPairs } from "@/lib/jobs/joining/offer-stored";
import { listPairs } from "@/lib/jobs/joining/queries";
import { decidePair } from "@/lib/jobs/joining/staff";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { jobOf } from "@/tests/support/import-listings";

const database = useDatabase();
const TODAY = dayInIndia(new Date());
const STAFF = { actor: { id: null, username: "editor" }, now: new Date() };
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

const FIRST: Partial<ParsedJobInput> = {
  source: "ssc.gov.in",
  sourceReference: "notice-5",
  title: "Recruitment of Junior Engineers (Civil)",
  recruitingOrganization: "Staff Selection Commission",
  positions: 120,
  postedOn: TODAY,
  deadline: addDays(TODAY, 20),
  jobPositions: [],
};
/** The same recruitment, of which its source said no more at first than that there is a notice. */
const BARE: Partial<ParsedJobInput> = {
  ...FIRST,
  source: "aggregator.example",
  sourceReference: "9",
  title: "SSC Notice",
  positions: null,
};
const WHOLE = { ...BARE, title: "SSC JE Recruitment: Apply Online for 120 Posts (Civil)", positions: 120 };

const listing = (change: Partial<ParsedJobInput>, seenAt = hours(0)): Incoming => ({ job: jobOf(change), seenAt });
const importOf = (...listings: Incoming[]) => db().$transaction((tx) => importBatch(tx, listings));
const open = () => db().job.findMany({ where: { status: "published" }, orderBy: { id: "asc" } });

/** Two jobs that were stored when nothing said that they are one. */
async function storedPair() {
  await importOf(listing(FIRST));
  await importOf(listing({ ...BARE, deadline: addDays(TODAY, 90) }));
  await importOf(listing(WHOLE, hours(1)));
  const [first, second] = await open();
  if (!first || !second) throw new Error("Two jobs are stored");
  return { first, second };
}

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

it("looks at no job that lists show no more", async () => {
  await storedPair();
  const later = new Date(`${addDays(TODAY, 121)}T12:00:00+05:30`);
  expect(await offerStoredPairs(later)).toBe(0);
});
