import * as wordsRoute from "@/app/api/admin/words/route";
import { applyChange } from "@/lib/cache/announce";
import { tags } from "@/lib/cache/tags";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { searchJobs } from "@/lib/jobs/queries";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { countJobs } from "@/lib/jobs/search/counts";
import { SEEDED_NAMES } from "@/lib/jobs/search/words/data/seeded-names";
import { knownNames, searchByNames } from "@/lib/jobs/search/words/names";
import {
  eraseOldEmptySearches,
  listEmptySearches,
  noteEmptySearch,
  writeEmptySearches,
} from "@/lib/jobs/search/words/staff/empty-searches";
import { explainSearch } from "@/lib/jobs/search/words/staff/explain";
import { loadNames } from "@/lib/jobs/search/words/staff/load-names";
import { listNames } from "@/lib/jobs/search/words/staff/queries";
import { makeAdmin, makeUser, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

jest.mock("@/lib/jobs/search/counts", () => {
  const counts = jest.requireActual("@/lib/jobs/search/counts");
  return { ...counts, countJobs: jest.fn(counts.countJobs) };
});

const NOW = new Date();
const TODAY = dayInIndia(NOW);

const database = useDatabase();
let editor: TestAccount;
beforeEach(async () => {
  await database.clear();
  searchByNames(SEEDED_NAMES);
  applyChange({ jobs: "all", tags: [] });
  editor = await makeAdmin("editor");
});

async function makeJob({ title }: { title: string }): Promise<void> {
  const [job] = makeJobs(1, TODAY) as [ParsedJobInput];
  const own = {
    title,
    sourceReference: title,
    description: null,
    location: "All India",
    deadline: addDays(TODAY, 10),
    jobPositions: [],
  };
  await upsertJobs([{ ...job, ...own, department: "Government Offices", recruitingOrganization: "A body" }]);
  applyChange({ jobs: "all", tags: [] });
}

const act = async (json: unknown, headers: Record<string, string> = editor.bearer) =>
  (await call(wordsRoute.POST, "/api/admin/words", { headers, json })).status;
const titles = async (search: string) =>
  (await searchJobs({ search, sortBy: "relevance", page: 1, limit: 10 }, NOW)).jobs.map(({ title }) => title);

it("is for staff alone", async () => {
  const add = { action: "add", name: "gangman", to: "Trackman", use: "same" };
  expect([await act(add, {}), await act(add, (await makeUser()).bearer)]).toEqual([401, 403]);
});

it("finds by a name that was added, both ways and from the next search on, and no longer once it is taken back", async () => {
  await makeJob({ title: "Trackman" });
  await makeJob({ title: "Zangoli in the workshop" });
  expect(await titles("zangoli")).toEqual(["Zangoli in the workshop"]);
  expect(await act({ action: "add", name: "Zangoli", to: "trackman", use: "same" })).toBe(200);
  expect((await titles("zangoli")).toSorted()).toEqual(["Trackman", "Zangoli in the workshop"]);
  expect((await titles("track man")).toSorted()).toEqual(["Trackman", "Zangoli in the workshop"]);
  const { names } = await listNames("zangoli", 1);
  expect(names).toMatchObject([{ version: expect.any(Number), isSeeded: true }]);
  expect(await act({ action: "restore", key: names[0]?.key, version: names[0]?.version })).toBe(200);
  expect(await titles("zangoli")).toEqual(["Zangoli in the workshop"]);
});

it("takes the names apart once, however often they are read again and found the same", async () => {
  expect(await act({ action: "add", name: "Zangoli", to: "trackman", use: "same" })).toBe(200);
  await loadNames(NOW);
  const names = knownNames();
  await loadNames(new Date(NOW.getTime() + 60_000));
  expect(knownNames()).toBe(names);
});

it("makes a new thing of two names that nothing has, and leads from the one to the other alone where it is told to", async () => {
  await makeJob({ title: "Plimsoll officer" });
  await makeJob({ title: "Quarble watch" });
  expect(await act({ action: "add", name: "quarble", to: "Plimsoll", use: "said" })).toBe(200);
  expect(await titles("quarble")).toEqual(["Plimsoll officer"]);
  expect(await titles("plimsoll")).toEqual(["Plimsoll officer"]);
});

it("keeps every change in the log with its old and new names", async () => {
  await act({ action: "add", name: "zangoli", to: "Trackman", use: "near" });
  const entry = await db().auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(entry).toMatchObject({ action: "words.update", entity: "words", label: "Trackman" });
  expect([entry.oldValues, entry.newValues]).toEqual([
    { near: ["group d", "level 1"] },
    { near: ["group d", "level 1", "zangoli"] },
  ]);
});

it("refuses a second editor's older names, a name that is there already, and what is no name", async () => {
  const { names } = await listNames("trackman", 1);
  const save = {
    action: "save",
    key: names[0]?.key,
    version: 0,
    kind: "field",
    same: ["Trackman", "gangman"],
    said: [],
    near: [],
  };
  expect([await act(save), await act(save)]).toEqual([200, 409]);
  expect(await act({ action: "add", name: "GANGMAN", to: "Trackman", use: "said" })).toBe(400);
  expect(await act({ ...save, version: 1, same: ["%%"] })).toBe(400);
  expect(await act({ ...save, version: 1, same: [] })).toBe(400);
});

it("is told to a server that heard of it from another", async () => {
  await makeJob({ title: "Trackman" });
  expect(await titles("zangoli")).toEqual([]);
  await db().editedNames.create({ data: { key: "zangoli", kind: "field", same: ["Zangoli", "Trackman"], said: [], near: [] } });
  expect(await titles("zangoli")).toEqual([]);
  applyChange({ jobs: [], tags: [tags.words] });
  expect(await titles("zangoli")).toEqual(["Trackman"]);
});

it("counts the words of searches that find nothing, each day by itself, and forgets them after four weeks", async () => {
  await makeJob({ title: "Trackman" });
  for (const search of ["Zangoli!", "zangoli", "trackman", "trackman lakshadweep zangoli"]) await noteEmptySearch(search, NOW);
  expect(await listEmptySearches(NOW)).toEqual([
    { words: "zangoli", count: 2 },
    { words: "trackman lakshadweep zangoli", count: 1 },
  ]);
  await noteEmptySearch("zangoli", NOW);
  await writeEmptySearches(NOW);
  expect(await listEmptySearches(NOW)).toMatchObject([{ count: 3 }, { count: 1 }]);
  const later = new Date(NOW.getTime() + 8 * 24 * 3_600_000);
  expect(await listEmptySearches(later)).toEqual([]);
  expect([
    await eraseOldEmptySearches(later),
    await eraseOldEmptySearches(new Date(NOW.getTime() + 30 * 24 * 3_600_000)),
  ]).toEqual([0, 2]);
});

it("writes them in one order, so that no two servers wait for each other", async () => {
  const words = ["zangoli", "mizzle", "alembic"];
  const noteAll = async () => {
    for (const search of words) await noteEmptySearch(search, NOW);
    return { writing: writeEmptySearches(NOW) };
  };
  await (await noteAll()).writing;
  const isWaiting = () => db().$queryRaw<object[]>`
    SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const { writing } = await db().$transaction(
    async (other) => {
      await other.$executeRaw`UPDATE empty_searches SET count = count + 1 WHERE words = 'alembic'`;
      const written = await noteAll();
      while ((await isWaiting()).length === 0) await new Promise((resolve) => setImmediate(resolve));
      await other.$executeRaw`UPDATE empty_searches SET count = count + 1 WHERE words = 'zangoli'`;
      return written;
    },
    { timeout: 20_000 },
  );
  await writing;
  expect((await listEmptySearches(NOW)).map(({ count }) => count)).toEqual([3, 3, 2]);
});

it("shows no more of what an added name has made findable", async () => {
  await makeJob({ title: "Trackman" });
  await noteEmptySearch("zangoli", NOW);
  expect(await listEmptySearches(NOW)).toHaveLength(1);
  await act({ action: "add", name: "zangoli", to: "Trackman", use: "said" });
  expect(await listEmptySearches(NOW)).toEqual([]);
});

it("asks one search after the other whether it finds something now, and no more of them than it shows", async () => {
  await db().$executeRaw`
    INSERT INTO empty_searches (words, day, count) SELECT 'zangoli ' || n, ${TODAY}::date, 1 FROM generate_series(1, 120) AS n`;
  let [running, most] = [0, 0];
  const asked = jest.mocked(countJobs);
  const count = asked.getMockImplementation();
  asked.mockClear().mockImplementation(async (...question) => {
    running += 1;
    most = Math.max(most, running);
    const found = await count?.(...question);
    running -= 1;
    return found ?? 0;
  });
  expect(await listEmptySearches(NOW)).toHaveLength(20);
  expect([most, asked.mock.calls.length]).toEqual([1, 20]);
});

it("says why a search finds its jobs: how it is read, and by what each job has it", async () => {
  await makeJob({ title: "Trackman" });
  await makeJob({ title: "Trackmanship adviser" });
  const { reading, total, jobs } = await explainSearch("track man vacancy", NOW);
  expect(reading.parts.map(({ names }) => names.en)).toEqual(["Trackman"]);
  expect(total).toBe(1);
  expect(jobs).toMatchObject([{ title: "Trackman", tier: "exact", matches: [{ tier: "exact", by: "trackman" }] }]);
  const loose = await explainSearch("trackmansh", NOW);
  expect(loose.jobs).toMatchObject([{ tier: "near", matches: [{ asked: "trackmansh", tier: "near", by: "trackmansh…" }] }]);
});
