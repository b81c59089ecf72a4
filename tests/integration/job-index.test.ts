import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { upsertJobs } from "@/lib/jobs/mutations";
import { SORTS } from "@/lib/jobs/schema";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { readListPage } from "@/lib/jobs/search/list-page";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";
import { stopClock, today, WRITE_NAMES, write } from "@/tests/support/job-writes";
import { makeJobs } from "@/tests/support/population";
import { fc } from "@/tests/support/properties";

useDatabase();

beforeAll(() => stopClock("2026-03-15T12:00:00+05:30"));
afterAll(() => jest.useRealTimers());

beforeAll(async () => {
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined });
  setHearsOfWrites(true);
  await upsertJobs(makeJobs(60, today()));
  await announceJobChanges();
});

const LISTS = [
  ...SORTS.map((sortBy) => ({ sortBy })),
  { search: "clerk" },
  { search: "clerk batch", department: "Other Banks" },
  { location: "Bihar", open: true },
  { qualification: "graduate", postedDate: "week" },
  { salaryRange: ["50k-75k", "above-100k"], location: ["Bihar", "Delhi"] },
  { vacancies: 50, employmentType: "Permanent" },
  { category: ["Banking", "Railway"], stage: ["closed", "upcoming"] },
] as const;

/** What a visitor sees of the index: rows in each order, totals, and the numbers beside every choice. */
async function read(): Promise<unknown> {
  const now = new Date();
  const lists = LISTS.map((change) => readListPage({ ...lenientFilters({}), limit: 50, ...change } as never, now));
  return JSON.parse(JSON.stringify(await Promise.all(lists)));
}

const holder = globalThis as { niyuktiJobIndex?: unknown };

/** What a visitor sees of an index of its own, for which all jobs are read, and which asks the database for words; the one that follows the writes is put back. */
async function readAnew(): Promise<unknown> {
  const following = holder.niyuktiJobIndex;
  holder.niyuktiJobIndex = undefined;
  setHearsOfWrites(false);
  const anew = await read();
  setHearsOfWrites(true);
  holder.niyuktiJobIndex = following;
  return anew;
}

it("makes the words that misspelt ones are corrected to before a search asks for them", async () => {
  await loadSnapshot(new Date());
  await eventually(async () => (globalThis as { niyuktiWords?: { known?: unknown } }).niyuktiWords?.known !== undefined);
});

/** Every kind of write once, in any order. */
const everyWrite = fc
  .shuffledSubarray(WRITE_NAMES, { minLength: WRITE_NAMES.length })
  .chain((names) => fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), fc.nat(10_000)))));

it("says after every write and every midnight what it says when all jobs are read anew", async () => {
  await fc.assert(
    fc.asyncProperty(everyWrite, async (writes) => {
      for (const [name, n] of writes) {
        await read();
        const before = await loadSnapshot(new Date());
        await write(name, n);
        const followed = await read();
        const after = await loadSnapshot(new Date());
        // It was followed, not read anew: rows that were there have not moved.
        expect([...after.columns.ids.subarray(0, before.size)]).toEqual([...before.columns.ids]);
        expect(after.words?.size).toBe(after.size);
        expect({ write: name, lists: followed }).toEqual({ write: name, lists: await readAnew() });
      }
    }),
    { numRuns: Number(process.env.FRESH_RUNS ?? 1), endOnFailure: true },
  );
}, 600_000);

it("answers a running request from the state in which it began", async () => {
  const before = await loadSnapshot(new Date());
  const [ids, all] = [[...before.columns.ids], [...before.all]];
  await write("publish", 5);
  const after = await loadSnapshot(new Date());
  expect(after.size).toBe(before.size + 1);
  expect([[...before.columns.ids], [...before.all]]).toEqual([ids, all]);
});

it("answers from the database until it has read the words of all jobs, and what is written meanwhile like the rest", async () => {
  await upsertJobs(makeJobs(1_500, today()));
  await announceJobChanges();
  holder.niyuktiJobIndex = undefined;
  const first = await loadSnapshot(new Date());
  expect({ size: first.size > 1_000, words: first.words }).toEqual({ size: true, words: undefined });
  const found = await read();
  await write("publish", 3);
  const followed = await read();
  await eventually(async () => (await loadSnapshot(new Date())).words !== undefined);
  expect(await read()).toEqual(followed);
  expect(followed).not.toEqual(found);
  expect(await read()).toEqual(await readAnew());
});
