import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { db } from "@/lib/db";
import { importFile } from "@/lib/ingestion/import-file";
import { emptyBin } from "@/lib/jobs/bin/empty-bin";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => database.clear());

/** A row whose page is that of all notices of its body. */
const row = (change: Record<string, string> = {}) => ({
  title: "Junior Clerk",
  organisation: "Example Board",
  "last date": "2026-09-30",
  "posted on": "2026-09-01",
  link: "https://board.example/careers",
  ...change,
});

/** Imports rows as their source showed them on a day of September 2026. */
const importOf = (day: string, ...rows: Record<string, string>[]) => importOn(`2026-09-${day}`, ...rows);

async function importOn(day: string, ...rows: Record<string, string>[]) {
  const file = path.join(folder, `jobs-${day}.json`);
  await writeFile(file, JSON.stringify(rows));
  const { created, updated, unchanged } = await importFile(file);
  return { created, updated, unchanged };
}
const deadlines = async () =>
  (await db().job.findMany({ orderBy: { id: "asc" } })).map(({ deadline }) => deadline.toISOString().slice(0, 10));

const EXTENDED = row({ "last date": "2026-10-15" });

it("takes an extended deadline for a change of the notice, and changes nothing the second time", async () => {
  await importOf("02", row());
  expect(await importOf("09", EXTENDED)).toEqual({ created: 0, updated: 1, unchanged: 0 });
  expect(await deadlines()).toEqual(["2026-10-15"]);
  expect(await importOf("09", EXTENDED)).toEqual({ created: 0, updated: 0, unchanged: 1 });
  expect(await importOf("16", row({ title: "Junior Clerk (Last date extended)", "last date": "2026-10-31" }))).toMatchObject({
    created: 0,
    updated: 1,
  });
  expect(await deadlines()).toEqual(["2026-10-31"]);
});

it("knows a notice again whose list writes its number with the day of the advertisement now", async () => {
  const numbered = (number: string) => row({ "advt no": number });
  await importOf("02", numbered("5/2026"), numbered("6/2026"));
  const dated = ["Advt. No. 5/2026 dated 01-09-2026", "Advt. No. 6/2026 (Dt. 01.09.2026)"].map(numbered);
  expect(await importOf("09", ...dated)).toMatchObject({ created: 0, updated: 2 });
  expect(await importOf("16", ...dated)).toMatchObject({ created: 0, updated: 0 });
  // Two advertisements of one number are two notices.
  const two = ["7/2026 dated 01-09-2026", "7/2026 dated 15-09-2026"].map(numbered);
  expect(await importOf("17", ...two)).toMatchObject({ created: 2 });
});

it("keeps the extended deadline when an older snapshot comes later", async () => {
  await importOf("09", EXTENDED);
  expect(await importOf("02", row())).toEqual({ created: 0, updated: 0, unchanged: 1 });
  expect(await deadlines()).toEqual(["2026-10-15"]);
});

it("takes notices for two that their source shows at a time", async () => {
  await importOf("02", row());
  expect(await importOf("09", row(), EXTENDED)).toEqual({ created: 1, updated: 0, unchanged: 1 });
  expect(await importOf("09", row(), EXTENDED)).toEqual({ created: 0, updated: 0, unchanged: 2 });
});

it.each([
  ["was posted after the first had closed", row({ "posted on": "2026-10-02", "last date": "2026-10-31" })],
  ["has another number", row({ "last date": "2026-10-15", "advt number": "7/2026" })],
  ["is of another body", row({ "last date": "2026-10-15", organisation: "Other Board" })],
  ["stands on another page", row({ "last date": "2026-10-15", link: "https://board.example/jobs" })],
  ["has a page of its own", row({ "last date": "2026-10-15", link: "https://board.example/careers/junior-clerk-2026" })],
])("makes a job of its own of a notice that %s", async (_why, other) => {
  await importOf("02", row());
  expect(await importOn("2026-10-03", other)).toMatchObject({ created: 1, updated: 0 });
});

it("leaves what the staff wrote as it is, and makes no second job of it either", async () => {
  await importOf("02", row());
  await db().job.updateMany({ data: { editedAt: new Date() } });
  expect(await importOf("09", EXTENDED)).toEqual({ created: 0, updated: 0, unchanged: 1 });
});

it("brings back no notice that was removed for good, whatever last date it has by now", async () => {
  await importOf("02", row());
  await importOf("09", EXTENDED);
  await db().job.updateMany({ data: { status: "withdrawn", deletedAt: new Date("2026-09-10") } });
  expect(await emptyBin(new Date("2026-10-12"))).toBe(1);
  expect(await importOf("10", EXTENDED)).toMatchObject({ created: 0 });
  expect(await importOf("11", row({ "last date": "2026-10-31" }))).toMatchObject({ created: 0 });
  expect(await db().job.count()).toBe(0);
  const anew = row({ "posted on": "2026-11-10", "last date": "2026-12-31" });
  expect(await importOn("2026-11-12", anew)).toMatchObject({ created: 1 });
});

it("knows the rows of a numbered sheet again, whether or not the numbers of the next one are taken for names", async () => {
  const numbered = (...ids: number[]) =>
    ids.map((id) => ({ ...row({ title: `Clerk of ward ${"abcdefghijk"[id]}` }), link: "", id: String(id) }));
  expect(await importOf("02", ...numbered(1, 2))).toMatchObject({ created: 2 });
  expect(await importOf("03", ...numbered(1, 2, 9))).toEqual({ created: 1, updated: 0, unchanged: 2 });
  const [one, two, nine] = numbered(1, 2, 9).map((one, at) => ({ ...one, id: String(at + 1) }));
  expect(await importOf("04", ...[one, nine, two].flatMap((one) => one ?? []))).toEqual({ created: 0, updated: 0, unchanged: 3 });
  expect(await db().job.count()).toBe(3);
});

it("writes of several rows that say the same beside their numbers one alone into the notice that had no number", async () => {
  const posts = (id: string, vacancies: string) => ({ ...row(), link: "", id, vacancies });
  expect(await importOf("02", posts("1", "5"))).toMatchObject({ created: 1 });
  const named = [posts("501", "5"), posts("507", "7")];
  expect(await importOf("03", ...named)).toEqual({ created: 1, updated: 0, unchanged: 1 });
  expect(await importOf("04", ...named)).toEqual({ created: 0, updated: 0, unchanged: 2 });
  expect((await db().job.findMany()).map(({ positions }) => positions).toSorted()).toEqual([5, 7]);
});

describe("a source that names its notices anew, and lists the old names on", () => {
  const named = (id: string, change: Record<string, string> = {}) =>
    row({ id, title: "Junior Clerk, 120 Posts", link: "https://lists.example/2026/09/junior-clerk.html", ...change });

  it("keeps one job, whichever of the names a later file has", async () => {
    await importOf("02", named("b"));
    expect(await importOf("09", named("b"), named("a", { "last date": "2026-10-15", "posted on": "2026-09-08" }))).toMatchObject({
      created: 0,
      updated: 1,
    });
    expect(await deadlines()).toEqual(["2026-10-15"]);
    // Posted on one day as far as this file says: another of the names comes first.
    expect(await importOf("16", named("b"), named("a", { "last date": "2026-10-31" }))).toMatchObject({ created: 0 });
    expect(await db().job.count()).toBe(1);
  });

  it("brings back no job that was removed under one of its names", async () => {
    await importOf("02", named("b"));
    await db().job.deleteMany();
    await db().removedListing.create({ data: { source: "lists.example", sourceReference: "b", removedAt: new Date() } });
    expect(await importOf("09", named("b"), named("a"))).toMatchObject({ created: 0 });
    expect(await db().job.count()).toBe(0);
  });
});
