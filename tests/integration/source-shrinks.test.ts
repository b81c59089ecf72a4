import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { runSource } from "@/lib/sources/run/run-source";
import { changeSource } from "@/lib/sources/staff/mutations";
import { commissionSource, HOST } from "@/tests/support/commission-source";
import { useDatabase } from "@/tests/support/database";
import { useSourcePlayer } from "@/tests/support/source-player";

const database = useDatabase();
const player = useSourcePlayer();

/** How the source writes its rows. */
let rename = (row: { id: unknown; title: string; link: string }): object => row;
let rows: object[] = [];
const list = (count: number, days: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Clerk Grade ${index + 1} Recruitment`,
    "last date": addDays(dayInIndia(new Date()), days),
    link: `https://${HOST}/notice/${index + 1}`,
  })).map((row) => rename(row));

const definition = () => commissionSource(player.origin(HOST));

const answerRows: typeof player.answers = (_asked, response) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows));

beforeEach(async () => {
  await database.clear();
  rename = (row) => row;
  player.now = new Date();
  player.answers = answerRows;
  const data = { key: "commission", name: "Example Commission", isEnabled: true, dueAt: player.now };
  await db().source.create({ data: { ...data, definition: definition() } });
  await run(10);
});

/** A run some hours later, in which the source lists so many, open for so many days. */
async function run(count: number, days = 20) {
  rows = list(count, days);
  player.now = new Date(player.now.getTime() + 6 * 3_600_000);
  await db().source.updateMany({ data: { dueAt: player.now } });
  const outcome = await runSource("commission", player.net);
  return outcome === "failed" ? outcome : gone();
}
const gone = () => db().sourceListing.count({ where: { goneAt: { not: null } } });
const source = () => db().source.findUniqueOrThrow({ where: { key: "commission" } });

it("believes a source that has shrunk at the third short run of like size, and what comes back is listed", async () => {
  expect([await run(4), await run(3)]).toEqual([0, 0]);
  expect((await source()).lastError).toBe("3 items, under half of what was listed: none was marked as gone");
  // A run that fails says nothing of the size.
  player.answers = (_asked, response) => response.writeHead(503).end();
  expect(await run(4)).toBe("failed");
  player.answers = answerRows;
  expect(await run(4)).toBe(6);
  expect(await source()).toMatchObject({ lastError: null, lastItems: 4, shortRuns: 0 });
  expect([await run(3), await run(10)]).toEqual([7, 0]);
});

it("counts anew where short runs differ in size, or a full one lies between", async () => {
  expect([await run(4), await run(1), await run(4), await run(3)]).toEqual([0, 0, 0, 0]);
  expect([await run(10), await run(4), await run(4)]).toEqual([0, 0, 0]);
});

it("believes a source whose definition was saved anew and that lists under half of before, as late", async () => {
  expect([await run(4), await run(4)]).toEqual([0, 0]);
  await saveAnew();
  expect([await run(4), await run(4), await run(4)]).toEqual([0, 0, 6]);
});

it("publishes nothing where the last dates of most notices move as no extension does, until its definition is saved anew", async () => {
  const deadlines = async () => new Set((await db().job.findMany()).map(({ deadline }) => deadline.toISOString().slice(0, 10)));
  const before = await deadlines();
  expect([await run(10, 5), await run(10, 100)]).toEqual(["failed", "failed"]);
  expect((await source()).lastError).toBe(
    "Not as expected: the last dates of 10 of 10 known notices moved at once as no extension moves them. Nothing was published or withdrawn",
  );
  expect(await deadlines()).toEqual(before);
  expect(await run(10, 27)).toBe(0);
  expect(await deadlines()).toEqual(new Set([addDays(dayInIndia(new Date()), 27)]));
  await saveAnew();
  expect(await run(10, 5)).toBe(0);
  expect(await deadlines()).toEqual(new Set([addDays(dayInIndia(new Date()), 5)]));
});

it("publishes no list a second time whose notices have other titles and names at once, until its definition is saved anew", async () => {
  const state = async () => ({ jobs: await db().job.count(), gone: await gone(), open: await db().sourceListing.count() });
  const before = await state();
  rename = (row) => ({ ...row, id: `${row.id}-2`, title: `विज्ञापन ${row.id}`, link: `https://${HOST}/new/${row.id}` });
  expect(await run(10)).toBe("failed");
  expect((await source()).lastError).toContain("10 of 10 known notices have wholly other titles at once. Nothing was published");
  rename = (row) => ({ ...row, title: "Example District Office" });
  expect(await run(10)).toBe("failed");
  expect(await state()).toEqual(before);
  await saveAnew();
  expect(await run(10)).toBe(0);
  expect(await db().job.count({ where: { title: "Example District Office" } })).toBe(10);
});

async function saveAnew() {
  const { version } = await source();
  const save = { action: "save", key: "commission", version, definition: definition() } as const;
  await changeSource(save, { actor: { id: null, username: "admin" }, now: player.now });
  await db().source.updateMany({ data: { isEnabled: true } });
}
