import { db } from "@/lib/db";
import { importInputOf } from "@/lib/ingestion/import-input";
import { importWithin } from "@/lib/ingestion/import-run";
import { changeJobs } from "@/lib/jobs/editing/write/bulk";
import { setJobStatus } from "@/lib/jobs/editing/write/status";
import type { Incoming } from "@/lib/jobs/import/decide";
import { importBatch } from "@/lib/jobs/import/write";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { useDatabase } from "@/tests/support/database";
import { jobOf, MONDAY, TUESDAY } from "@/tests/support/import-listings";
import { act, create, update } from "@/tests/support/job-edits";

const database = useDatabase();
beforeEach(() => database.clear());

const BODY = "Example Board";
const of = (sourceReference: string, seenAt: Date, change: Partial<ParsedJobInput> = {}): Incoming => ({
  job: jobOf({
    source: "board.example",
    sourceReference,
    recruitingOrganization: BODY,
    title: `Post ${sourceReference}`,
    ...change,
  }),
  seenAt,
});

/** Stores listings of Monday, by their references. @returns their ids */
async function stored(...references: string[]): Promise<number[]> {
  await db().$transaction((tx) =>
    importBatch(
      tx,
      references.map((reference) => of(reference, MONDAY)),
    ),
  );
  const jobs = await db().job.findMany({ orderBy: { id: "asc" } });
  return references.map((reference) => jobs.find(({ sourceReference }) => sourceReference === reference)?.id ?? 0);
}

/** Imports some batches as a run does; after each something else happens, before the next. */
function importing(...steps: { batch: Incoming[]; meanwhile: () => Promise<unknown> }[]) {
  async function* notices() {
    for (const { batch, meanwhile } of steps) {
      yield batch as never;
      await meanwhile();
    }
  }
  const held = {
    ...importInputOf({ host: "board.example", jobs: [], joined: [], refused: [], waiting: [] }),
    notices: notices(),
  };
  const run = { source: "board.example", input: "listings.csv" };
  return db().$transaction((tx) => importWithin(tx, { run, held, started: performance.now() }), { timeout: 30_000 });
}

it("an import that still runs holds up no editor of what it leaves as it is, nor who enters a notice of the same body", async () => {
  const [same, edited, other] = (await stored("same", "edited", "other", "changed")) as [number, number, number];
  await update(edited, { title: "Corrected" });
  const batch = [of("same", TUESDAY), of("edited", TUESDAY), of("changed", TUESDAY, { title: "Changed" })];
  const meanwhile = async () => {
    await update(same, { title: "Saved meanwhile" });
    await update(edited, { title: "Corrected again" });
    await setJobStatus(other, { status: "withdrawn" }, act);
    await create({ recruitingOrganization: BODY, title: "Entered meanwhile" });
  };
  expect(await importing({ batch, meanwhile })).toMatchObject({ updated: 1, unchanged: 2 });
  const jobs = await db().job.findMany({ orderBy: { title: "asc" }, select: { title: true, seenAt: true } });
  expect(jobs).toEqual([
    { title: "Changed", seenAt: TUESDAY },
    { title: "Corrected again", seenAt: MONDAY },
    { title: "Entered meanwhile", seenAt: null },
    { title: "Post other", seenAt: MONDAY },
    { title: "Saved meanwhile", seenAt: TUESDAY },
  ]);
});

it("whoever saves what an import has changed is told within seconds that nothing was saved, and no import fails for an editor", async () => {
  const [first, last] = (await stored("first", "last")) as [number, number];
  let bulk: Promise<unknown> = Promise.resolve();
  const run = importing(
    {
      batch: [of("last", TUESDAY, { title: "Changed" })],
      meanwhile: async () => {
        // Holds the first and waits for the last, while the import goes on with the first.
        bulk = changeJobs({ ids: [first, last], action: "withdraw" }, act).catch((error: unknown) => error);
        await isWaiting();
      },
    },
    { batch: [of("first", TUESDAY, { title: "Changed too" })], meanwhile: () => bulk },
  );
  expect(await run).toMatchObject({ updated: 2 });
  expect(await bulk).toMatchObject({ code: "UNAVAILABLE", message: expect.stringContaining("Nothing was saved") });
  const jobs = await db().job.findMany({ orderBy: { id: "asc" }, select: { title: true, status: true } });
  expect(jobs.map(({ title, status }) => `${title}: ${status}`).toSorted()).toEqual([
    "Changed too: published",
    "Changed: published",
  ]);
  expect(await changeJobs({ ids: [first, last], action: "withdraw" }, act)).toMatchObject({ changed: expect.anything() });
});

/** Waits until a transaction waits for a lock of another. */
async function isWaiting(): Promise<void> {
  const waiting = () => db().$queryRaw<unknown[]>`SELECT 1 FROM pg_locks WHERE NOT granted`;
  while ((await waiting()).length === 0);
}

it("keeps when the content was shown that a later batch of the same run has written, not when what it replaced was seen", async () => {
  const [id = 0] = await stored("twice");
  const wednesday = new Date(TUESDAY.getTime() + 86_400_000);
  const meanwhile = async () => undefined;
  await importing(
    { batch: [of("twice", TUESDAY)], meanwhile },
    { batch: [of("twice", wednesday, { title: "Changed" })], meanwhile },
  );
  expect(await db().job.findUnique({ where: { id }, select: { title: true, seenAt: true } })).toEqual({
    title: "Changed",
    seenAt: wednesday,
  });
});
