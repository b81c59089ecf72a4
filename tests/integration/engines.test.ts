import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { GET as keyFile } from "@/app/indexnow/[file]/route";
import { announceFromOutside } from "@/lib/cache/announce-from-outside";
import { EVERYTHING } from "@/lib/cache/change-channel";
import { takeJobChanges } from "@/lib/cache/take-changes";
import { addDays, dayInIndia, endOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { googleIndexing } from "@/lib/engines/google-indexing";
import { indexNow } from "@/lib/engines/index-now";
import { tellEngines } from "@/lib/engines/tell-engines";
import { env } from "@/lib/env";
import { setJobStatus } from "@/lib/jobs/editing/write/status";
import { upsertJobs } from "@/lib/jobs/mutations";
import { log } from "@/lib/log";
import { useDatabase } from "@/tests/support/database";
import { playEngines } from "@/tests/support/engine-player";
import { makeJobs } from "@/tests/support/population";

const database = useDatabase();
const NOW = new Date();
const TODAY = dayInIndia(NOW);
const KEY = "0123456789abcdef";
const ORIGIN = "https://jobs.example.org";
const folder = mkdtempSync(path.join(tmpdir(), "engines-"));
const credentialsFile = path.join(folder, "account.json");
const ON = { INDEXNOW_KEY: KEY, GOOGLE_INDEXING_CREDENTIALS: credentialsFile, SITE_URL: ORIGIN, INDEXING: true };
const before = { ...env };

let player: Awaited<ReturnType<typeof playEngines>>;
beforeAll(async () => {
  player = await playEngines();
  player.writeCredentials(credentialsFile);
});
afterAll(async () => {
  await player.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await database.clear();
  player.called = [];
  player.reply = () => ({ status: 200 });
  Object.assign(env, before, ON);
});

const google = (perDay = 200) => googleIndexing({ credentialsFile, perDay, origin: ORIGIN, endpoint: `${player.origin}/google` });
const both = (perDay?: number) => [indexNow({ key: KEY, origin: ORIGIN, endpoint: `${player.origin}/indexnow` }), google(perDay)];
const minutesOn = (minutes: number, from = new Date()) => new Date(from.getTime() + minutes * 60_000);

async function publish(count = 1): Promise<number[]> {
  const deadline = addDays(TODAY, 3);
  await upsertJobs(
    makeJobs(count, TODAY).map((job) => ({ ...job, source: "manual", postedOn: TODAY, deadline, jobPositions: [] })),
  );
  await announceFromOutside();
  return (await db().job.findMany({ select: { id: true }, orderBy: { id: "asc" } })).map(({ id }) => id);
}

async function only(): Promise<number> {
  const [id = 0] = await publish();
  return id;
}

/** What the player heard since it was last asked: the addresses of IndexNow, and address and type of Google. */
function heard() {
  const texts = (at: string) => player.called.filter((call) => call.path === at).map(({ text }) => JSON.parse(text));
  const result = {
    indexNow: texts("/indexnow").flatMap((body) => body.urlList as string[]),
    google: texts("/google").map(({ url, type }) => `${type} ${url}`),
  };
  player.called = [];
  return result;
}

it("tells both engines once that a notice is published, changed, closed by its date, and withdrawn", async () => {
  const id = await only();
  const addresses = [`${ORIGIN}/job/${id}`, `${ORIGIN}/job/${id}?lang=hi`];
  const updated = { indexNow: addresses, google: [`URL_UPDATED ${addresses[0]}`] };
  const nothing = { indexNow: [], google: [] };
  const told = async (now = new Date()) => {
    await tellEngines(now, both());
    const once = heard();
    await tellEngines(minutesOn(1, now), both());
    expect(heard()).toEqual(nothing);
    return once;
  };
  expect(await told()).toEqual(updated);
  await db().job.update({ where: { id }, data: { ageLimit: "18 to 30 years" } });
  await announceFromOutside();
  expect(await told()).toEqual(updated);
  expect(await told(minutesOn(-10, endOfDay(addDays(TODAY, 3))))).toEqual(nothing);
  expect(await told(minutesOn(1, endOfDay(addDays(TODAY, 3))))).toEqual(updated);
  await setJobStatus(id, { status: "withdrawn" }, { actor: { id: 7, username: "asha" }, now: NOW });
  await announceFromOutside();
  expect(await told()).toEqual({ indexNow: addresses, google: [`URL_DELETED ${addresses[0]}`] });
});

it("tells Google of the posts, which have the markup, where a notice holds several, and IndexNow of every page, of those gone too", async () => {
  const id = await only();
  const post = { jobId: id, positionName: "Clerk", qualification: "Graduate" };
  await db().position.createMany({ data: [1, 2, 3].map((ordinal) => ({ ...post, ordinal })) });
  await db().engineEntry.deleteMany();
  const toldAfter = async (change: Promise<unknown>) => {
    await change;
    await announceFromOutside();
    await tellEngines(new Date(), both());
    const { indexNow, google } = heard();
    return [indexNow.length, ...google.map((line) => line.replace(`${ORIGIN}/job/${id}`, "")).sort()];
  };
  const update = (ageLimit: string) => db().job.update({ where: { id }, data: { ageLimit } });
  const [first, second, third] = ["URL_UPDATED /post/1", "URL_UPDATED /post/2", "URL_UPDATED /post/3"];
  expect(await toldAfter(update("18 to 30 years"))).toEqual([8, first, second, third]);
  await db().position.deleteMany({ where: { jobId: id, ordinal: 3 } });
  expect(await toldAfter(update("18 to 32 years"))).toEqual([8, "URL_DELETED /post/3", first, second]);
  const gone = ["URL_DELETED ", "URL_DELETED /post/1", "URL_DELETED /post/2"];
  expect(await toldAfter(db().job.delete({ where: { id } }))).toEqual([6, ...gone]);
});

it("tries what failed again, later each time, and gives up in the end", async () => {
  await publish();
  player.reply = () => ({ status: 503 });
  let now = new Date();
  await tellEngines(now, both());
  expect(player.called).toHaveLength(2);
  await tellEngines(minutesOn(1, now), both());
  expect(player.called).toHaveLength(2);
  await tellEngines(minutesOn(3, now), both());
  expect(player.called).toHaveLength(4);
  // Before the notice closes, of which it would be told anew.
  for (let run = 0; run < 11; run++) {
    now = minutesOn(6 * 60 + 5, now);
    await tellEngines(now, [google()]);
  }
  expect(player.called.filter((call) => call.path === "/google")).toHaveLength(12);
  expect(await db().engineEntry.count({ where: { engine: "google", event: "written", diedAt: { not: null } } })).toBe(1);
});

it("follows no engine elsewhere: what it is told, its key above all, is meant for its own address", async () => {
  await publish();
  player.reply = (path) => (path === "/elsewhere" ? { status: 200 } : { status: 307, location: `${player.origin}/elsewhere` });
  await tellEngines(new Date(), both());
  expect(player.called.map(({ path }) => path).sort()).toEqual(["/google", "/indexnow"]);
  expect(await db().engineEntry.count({ where: { event: "written", attempts: 1 } })).toBe(2);
});

it("says in the log why an engine took nothing: by the status of its refusal, or why it could not be asked", async () => {
  const warn = jest.spyOn(log, "warn");
  await publish();
  player.reply = () => ({ status: 403 });
  await tellEngines(new Date(), both());
  const nowhere = googleIndexing({ credentialsFile, perDay: 200, origin: ORIGIN, endpoint: "http://127.0.0.1:9/google" });
  await tellEngines(minutesOn(90), [nowhere]);
  expect(warn.mock.calls.map(([fields]) => fields).slice(0, 2)).toEqual(
    expect.arrayContaining([
      { engine: "indexnow", status: 403 },
      { engine: "google", status: 403 },
    ]),
  );
  expect(warn).toHaveBeenLastCalledWith(
    { engine: "google", err: expect.objectContaining({ message: "fetch failed" }) },
    expect.any(String),
  );
  warn.mockRestore();
});

it("does not ask an engine before the time that it gave with 429, and counts no try", async () => {
  await publish(3);
  player.reply = () => ({ status: 429, retryAfter: "600" });
  await tellEngines(new Date(), both());
  expect(player.called).toHaveLength(2);
  player.called = [];
  player.reply = () => ({ status: 200 });
  await tellEngines(minutesOn(9), both());
  expect(player.called).toEqual([]);
  expect(await db().engineEntry.count({ where: { event: "written", attempts: { gt: 0 } } })).toBe(0);
  await tellEngines(minutesOn(11), both());
  expect(heard()).toMatchObject({ indexNow: { length: 6 }, google: { length: 3 } });
});

it("tells Google as often a day as it may be, and the rest on the next", async () => {
  await publish(5);
  await tellEngines(new Date(), [google(2)]);
  await tellEngines(minutesOn(1), [google(2)]);
  expect(heard().google).toHaveLength(2);
  await tellEngines(minutesOn(24 * 60), [google(2)]);
  expect(heard().google).toHaveLength(2);
});

it("of two workers at once none tells what the other tells, and both together keep one quota", async () => {
  const ids = await publish(30);
  await Promise.all([1, 2, 3, 4].map(() => tellEngines(new Date(), both(20))));
  const { indexNow, google } = heard();
  expect(indexNow).toHaveLength(2 * ids.length);
  expect(new Set(indexNow).size).toBe(2 * ids.length);
  expect(google).toHaveLength(20);
  expect(new Set(google).size).toBe(20);
});

it("tells a change too that comes while the one before is being sent", async () => {
  const id = await only();
  const [slow] = both();
  if (!slow) throw new Error("there is no engine");
  const tell: typeof slow.tell = async (pages) => {
    await db().job.update({ where: { id }, data: { ageLimit: "18 to 40 years" } });
    await announceFromOutside();
    return slow.tell(pages);
  };
  await tellEngines(new Date(), [{ ...slow, tell }]);
  await tellEngines(minutesOn(1), [slow]);
  expect(heard().indexNow).toHaveLength(4);
});

it.each([
  ["no key is set", { INDEXNOW_KEY: undefined, GOOGLE_INDEXING_CREDENTIALS: undefined }],
  ["the site asks engines to stay away", { INDEXING: false }],
  ["the site is not reached by https", { SITE_URL: "http://jobs.example.org" }],
  ["the site is nobody else's", { SITE_URL: "https://localhost:3000" }],
])("keeps nothing, shows no key and tells nobody where %s", async (_, settings) => {
  Object.assign(env, settings);
  await publish();
  expect(await db().engineEntry.count()).toBe(0);
  await tellEngines(minutesOn(1));
  expect(await db().engineState.count()).toBe(0);
  expect((await askKey(KEY)).status).toBe(404);
});

it("is not told of sample data", async () => {
  await upsertJobs(makeJobs(2, TODAY).map((job) => ({ ...job, source: "sample", deadline: addDays(TODAY, 3) })));
  await announceFromOutside();
  expect(await db().engineEntry.count()).toBe(0);
});

it("shows the key, and no other file, at its address", async () => {
  expect(await (await askKey(KEY)).text()).toBe(KEY);
  expect((await askKey("fedcba9876543210")).status).toBe(404);
});

const askKey = (key: string) => keyFile(new Request(`${ORIGIN}/${key}.txt`), { params: Promise.resolve({ file: `${key}.txt` }) });

it("takes all changes of a great import, and clears everything, whether engines are told of them or not", async () => {
  for (const settings of [ON, { INDEXNOW_KEY: undefined, GOOGLE_INDEXING_CREDENTIALS: undefined }]) {
    Object.assign(env, before, settings);
    await db()
      .$executeRaw`INSERT INTO job_changes (job_id, changed_at) SELECT number, now() FROM generate_series(1, 12000) AS number`;
    const change = await db().$transaction((tx) => takeJobChanges(tx, NOW), { timeout: 30_000 });
    expect(change).toBe(EVERYTHING);
    expect(await db().jobChange.count()).toBe(0);
  }
});
