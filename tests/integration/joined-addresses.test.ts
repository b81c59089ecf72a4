import PostPage from "@/app/[lang]/(site)/job/[id]/post/[ordinal]/page";
import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { jobsBody } from "@/lib/jobs/api-bodies";
import { emptyBin } from "@/lib/jobs/bin/empty-bin";
import { deleteJob } from "@/lib/jobs/editing/write/status";
import { joinedInto } from "@/lib/jobs/joining/joined-jobs";
import { offerStoredPairs } from "@/lib/jobs/joining/offer-stored";
import { listPairs } from "@/lib/jobs/joining/queries";
import { decidePair } from "@/lib/jobs/joining/staff";
import { useDatabase } from "@/tests/support/database";
import { FIRST, hours, importOf, listing, STAFF, storedPair, WHOLE } from "@/tests/support/stored-pair";

const database = useDatabase();

beforeEach(() => database.clear());

it("leads the address of a job that was joined away to the one it is part of, as long as it is, also once the bin is empty", async () => {
  const { first, second } = await storedPair();
  await offerStoredPairs(STAFF.now);
  const pair = (await listPairs()).waiting[0]?.id ?? 0;
  expect(await joinedInto(second.id)).toBeNull();
  await decidePair(pair, "join", STAFF);
  expect(await joinedInto(second.id)).toBe(first.id);
  expect(await joinedInto(first.id)).toBeNull();

  await decidePair(pair, "undo", STAFF);
  expect(await joinedInto(second.id)).toBeNull();

  await db().recruitmentListing.update({ where: { id: pair }, data: { state: "waiting" } });
  await decidePair(pair, "join", STAFF);
  await emptyBin(new Date(Date.now() + 90 * DAY_MS));
  expect(await db().job.findUnique({ where: { id: second.id } })).toBeNull();
  expect(await joinedInto(second.id)).toBe(first.id);
  // Nobody is led to what is gone too.
  await db().job.update({ where: { id: first.id }, data: { status: "withdrawn" } });
  expect(await joinedInto(second.id)).toBeNull();
});

it.each([
  ["withdrawn", { status: "withdrawn" }, { status: "withdrawn" }],
  ["scheduled for a time that is to come", { status: "scheduled", publishAt: hours(9) }, { status: "scheduled" }],
  ["scheduled for a time that has passed", { status: "scheduled", publishAt: hours(2) }, { status: "draft", publishAt: null }],
] as const)(
  "gives a job that the staff had %s back where its join is undone: the public has it no more than before",
  async (_what, set, state) => {
    const { second } = await storedPair();
    await offerStoredPairs(STAFF.now);
    const edited = hours(-1);
    await db().job.update({ where: { id: second.id }, data: { ...set, editedAt: edited } });
    const pair = (await listPairs()).waiting[0]?.id ?? 0;
    await decidePair(pair, "join", STAFF);
    await decidePair(pair, "undo", { ...STAFF, now: hours(3) });
    const own = { ...state, deletedAt: null, editedAt: edited, sourceReference: second.sourceReference };
    expect(await db().job.findUnique({ where: { id: second.id } })).toMatchObject(own);
  },
);

it("shows what a device has saved as the job that it was joined with", async () => {
  const { first, second } = await storedPair();
  await offerStoredPairs(STAFF.now);
  const pair = (await listPairs()).waiting[0]?.id ?? 0;
  const saved = async () => JSON.parse((await jobsBody([second.id, 4_000_000], STAFF.now)).body);
  expect(await saved()).toMatchObject({ jobs: [{ id: second.id }], joined: {} });
  await decidePair(pair, "join", STAFF);
  expect(await saved()).toMatchObject({ jobs: [{ id: first.id }], joined: { [second.id]: first.id } });
});

it("makes a job anew of no listing that was joined with one which was removed for good", async () => {
  await importOf(listing(FIRST));
  const { id } = await db().job.findFirstOrThrow();
  expect(await importOf(listing(WHOLE))).toMatchObject([{ outcome: "unchanged", id }]);
  await deleteJob(id, STAFF);
  expect(await importOf(listing(WHOLE), listing(FIRST))).toMatchObject([{ id }, { id }]);
  await emptyBin(new Date(Date.now() + 90 * DAY_MS));
  expect(await importOf(listing(WHOLE), listing(FIRST))).toEqual(Array(2).fill({ outcome: "kept", reason: "removed", id: null }));
  expect(await db().job.count()).toBe(0);
});

it("leads from the only post of a notice to the notice, for as long as it is the only one, and finds no other", async () => {
  await importOf(listing(FIRST));
  const { id } = await db().job.findFirstOrThrow();
  const opened = (ordinal: number) =>
    PostPage({ params: Promise.resolve({ lang: "hi", id: String(id), ordinal: String(ordinal) }) });
  await db().position.deleteMany();
  await expect(opened(1)).rejects.toMatchObject({ digest: expect.stringContaining(";404") });
  const post = { jobId: id, positionName: "Clerk", qualification: "Graduate" };
  await db().position.create({ data: { ...post, ordinal: 1 } });
  await expect(opened(1)).rejects.toMatchObject({ digest: `NEXT_REDIRECT;replace;/job/${id}?lang=hi;307;` });
  await expect(opened(2)).rejects.toMatchObject({ digest: expect.stringContaining(";404") });
  await db().position.create({ data: { ...post, ordinal: 2 } });
  await expect(opened(1)).resolves.toBeDefined();
});
