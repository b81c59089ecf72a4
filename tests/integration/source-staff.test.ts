import * as sourcesRoute from "@/app/api/admin/sources/route";
import { db } from "@/lib/db";
import { refuseReview } from "@/lib/ingestion/review/mutations";
import { addSources } from "@/lib/sources/add-sources";
import { runSource } from "@/lib/sources/run/run-source";
import { readFreshness } from "@/lib/sources/staff/freshness";
import { findSource, listKeptItems, readSources, SOURCES_PAGE_SIZE } from "@/lib/sources/staff/queries";
import { trySource } from "@/lib/sources/staff/try-source";
import { answer, definitionOf, playedSources } from "@/tests/support/played-sources";
import { useSourcePlayer } from "@/tests/support/source-player";
import { useStaff } from "@/tests/support/staff-calls";

const { staff, send } = useStaff();
const player = useSourcePlayer();
const [played] = playedSources(1, { steps: 2, start: new Date() });
if (!played) throw new Error("One source is played");

const definition = () => definitionOf(played, player.origin(played.host), "every 6 hours");
const act = (body: object, as = staff.admin.bearer) => send(sourcesRoute.POST, "POST", { body, as });
const save = (version: number, change: object = {}) =>
  act({ action: "save", key: played.key, version, definition: { ...definition(), ...change } });
const actor = () => ({ id: null, username: staff.admin.username });
const attempt = () =>
  trySource({ key: played.key, definition: definition(), actor: actor(), onProgress: () => undefined, net: player.net });
const rowOf = async () => (await readSources(player.now)).sources.find(({ key }) => key === played.key);

beforeEach(() => {
  player.now = new Date();
  player.answers = (asked, response) => answer(played, { step: 0, origin: player.origin(played.host) })(asked, response);
});

it("a source is added, tried without anything being published, turned on and run", async () => {
  expect(await save(0)).toMatchObject({ status: 200 });
  expect(await act({ action: "on", key: played.key, version: 1 })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/Try this source first/) },
  });
  const tried = await attempt();
  expect(tried).toMatchObject({ isProved: true, found: { read: 12, counts: { new: 9, refused: 3 } } });
  expect(tried.found.rows[0]?.values).toContainEqual({ field: "Job title", written: played.notices[0]?.title });
  expect([await db().job.count(), await db().sourceItem.count()]).toEqual([0, 0]);
  expect(await act({ action: "on", key: played.key, version: 1 })).toMatchObject({ status: 200 });
  player.now = new Date(Date.now() + 1000);
  expect(await runSource(played.key, player.net)).toBe("published");
  expect(await rowOf()).toMatchObject({ health: "well", listed: 9, waiting: 2, gone: 0, note: null });
  expect((await listKeptItems(played.key)).map(({ stage }) => stage)).toEqual(
    expect.arrayContaining(["published", "waiting", "attached"]),
  );
  const log = await db().auditEntry.findMany({ where: { entity: "source", entityId: played.key }, orderBy: { id: "asc" } });
  expect(log.map(({ action }) => action).slice(-3)).toEqual(["source.create", "source.try", "source.on"]);
});

it("a changed definition is off and unproved until it was tried as it is, and two admins do not overwrite each other", async () => {
  await save(0);
  await attempt();
  await act({ action: "on", key: played.key, version: 1 });
  expect(await save(1, { schedule: "every 1 day" })).toMatchObject({ status: 200 });
  expect(await findSource(played.key, player.now)).toMatchObject({
    row: { isEnabled: false, provedAt: null, version: 2, health: "off" },
  });
  // What was tried is not what is kept.
  expect(await attempt()).toMatchObject({ isProved: false });
  expect(await save(1)).toMatchObject({ status: 409, body: { message: expect.stringMatching(/Copy what you entered/) } });
  expect(await save(0)).toMatchObject({ status: 409, body: { message: expect.stringMatching(/already/) } });
});

it("says what is wrong with a definition, and lets admins alone change one", async () => {
  const wrong = await save(0, { schedule: "now and then", addresses: ["https://elsewhere.example/"] });
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      errors: { schedule: [expect.stringMatching(/every 6 hours/)], addresses: [expect.stringMatching(/must lie on the hosts/)] },
    },
  });
  const { expects } = definition();
  const words = await save(0, { expects: { ...expects, items: { least: null, most: 5 } } });
  expect(words.body.errors).toEqual({ "expects.items.least": ["expects items least: not valid"] });
  const turned = await save(0, { expects: { ...expects, items: { least: 6, most: 5 } } });
  expect(turned.body.errors).toEqual({ "expects.items.most": ["expects items most: must not be below the least number"] });
  expect(await act({ action: "run", key: played.key }, staff.editor.bearer)).toMatchObject({ status: 403 });
});

it("shows what is wrong with a definition that this release does not take, beside all other sources, and says so of its run", async () => {
  await save(0);
  await attempt();
  await act({ action: "on", key: played.key, version: 1 });
  const { hosts: _hosts, ...stored } = definition();
  await db().source.update({ where: { key: played.key }, data: { definition: { ...stored, schedule: "hourly" } } });
  const note = expect.stringMatching(/^The definition cannot be read: hosts: .+; schedule: as `every 6 hours`.+\. Save it anew$/);
  expect(await rowOf()).toMatchObject({ health: "failing", host: "", schedule: "", note });
  expect(await findSource(played.key, player.now)).toMatchObject({ definition: null, stored: { schedule: "hourly" } });
  player.now = new Date(Date.now() + 1000);
  expect(await runSource(played.key, player.net)).toBe("failed");
  expect(await db().source.findUnique({ where: { key: played.key } })).toMatchObject({ failures: 1, lastError: note });
  expect(await save(1)).toMatchObject({ status: 200 });
  expect(await rowOf()).toMatchObject({ health: "off", host: definition().hosts[0], note: null });
});

it("shows the sources by pages, of a text in their names those alone, and reads what no other page shows", async () => {
  const made = Array.from({ length: SOURCES_PAGE_SIZE + 1 }, (_, n) => ({
    key: `made-${n}`,
    name: `Made ${n}`,
    definition: definition(),
    isEnabled: n === 7,
  }));
  await db().source.createMany({ data: made });
  const first = await readSources(player.now);
  expect(first).toMatchObject({ total: made.length, all: made.length, on: 1 });
  expect(first.sources.slice(0, 2)).toMatchObject([{ key: "made-7" }, { key: "made-0" }]);
  expect(first.sources).toHaveLength(SOURCES_PAGE_SIZE);
  expect((await readSources(player.now, { page: 2 })).sources).toHaveLength(1);
  const found = await readSources(player.now, { search: "MADE\u0000 42" });
  expect(found).toMatchObject({ total: 1, all: made.length, on: 1, sources: [{ key: "made-42" }] });
});

it("adds the sources that come with the site, all off and unproved, and leaves alone what the staff has made of them", async () => {
  await addSources();
  const { sources, isOffline } = await readSources(player.now);
  expect(sources.length).toBeGreaterThanOrEqual(30);
  expect(sources.filter(({ isEnabled, provedAt }) => isEnabled || provedAt)).toEqual([]);
  expect(isOffline).toBe(false);
  await db().source.update({ where: { key: "upsc" }, data: { name: "Ours", version: 2 } });
  await db().source.update({ where: { key: "ssc" }, data: { name: "Older release" } });
  await db()
    .$executeRaw`UPDATE sources SET definition = definition || '{"licence": "Older release"}' WHERE key IN ('upsc', 'ssc')`;
  await addSources();
  const names = await db().source.findMany({
    where: { key: { in: ["ssc", "upsc"] } },
    orderBy: { key: "asc" },
    select: { name: true },
  });
  expect(names).toEqual([{ name: "Staff Selection Commission notices" }, { name: "Ours" }]);
});

it("says that there is no network where no source can be reached, and that a source is failing where others can", async () => {
  await save(0);
  await db().source.updateMany({ data: { isEnabled: true, dueAt: player.now } });
  const away = ((_name: string, _options: object, done: (error: Error) => void) =>
    done(Object.assign(new Error("away"), { code: "ENOTFOUND" }))) as never;
  await runSource(played.key, { ...player.net, lookup: away });
  expect(await readSources(player.now)).toMatchObject({ isOffline: true });
  expect(await rowOf()).toMatchObject({ health: "failing", note: `${played.host} could not be reached (ENOTFOUND)` });
  player.answers = (_asked, response) => response.writeHead(500).end();
  await db().source.updateMany({ data: { dueAt: player.now } });
  await runSource(played.key, player.net);
  expect(await readSources(player.now)).toMatchObject({ isOffline: false });
});

it("counts sources and listings by their age, and what came for review and was decided on each day", async () => {
  await save(0);
  await attempt();
  await act({ action: "on", key: played.key, version: 1 });
  player.now = new Date(Date.now() + 1000);
  await runSource(played.key, player.net);
  const counts = (ages: { key: string; count: number }[]) =>
    Object.fromEntries(ages.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]));
  const before = await readFreshness(player.now);
  expect([counts(before.sources), counts(before.listings)]).toEqual([{ h6: 1 }, { h6: 9 }]);
  expect([before.waiting, before.came.at(-1)?.count, before.decided.at(-1)?.count]).toEqual([2, 2, 0]);
  const row = { source: "x", sourceReference: "1", reason: "no date", detail: "", title: "Clerk", cells: {} };
  const { id } = await db().reviewItem.create({ data: { ...row, createdAt: player.now } });
  await refuseReview(id, { actor: actor(), now: player.now });
  const later = new Date(player.now.getTime() + 2 * 86_400_000);
  const after = await readFreshness(later);
  expect([counts(after.sources), counts(after.listings), after.waiting]).toEqual([{ d3: 1 }, { d3: 9 }, 2]);
  expect([after.came.at(-3)?.count, after.decided.at(-3)?.count, after.decided.at(-1)?.count]).toEqual([3, 1, 0]);
  expect(after.came).toHaveLength(30);
});
