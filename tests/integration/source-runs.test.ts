import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import { listCorrections } from "@/lib/corrections/queries";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { startSchedules } from "@/lib/server/run-schedules";
import { SOURCE_SCHEDULE } from "@/lib/server/schedules";
import { addSources } from "@/lib/sources/add-sources";
import { askForDueSources, eraseOldItems } from "@/lib/sources/due-sources";
import { runSource } from "@/lib/sources/run/run-source";
import { commissionSource, HOST } from "@/tests/support/commission-source";
import { useDatabase } from "@/tests/support/database";
import { useSourcePlayer } from "@/tests/support/source-player";

const database = useDatabase();
const player = useSourcePlayer();
const TODAY = dayInIndia(new Date());
const HOUR_MS = 3_600_000;

type Row = {
  id: number;
  title?: string;
  "last date"?: string;
  posts?: string;
  organisation?: string;
  "apply online"?: string;
  link?: string;
};
let rows: Row[] = [];
const notice = (id: number, change: Partial<Row> = {}): Row => ({
  id,
  title: `Clerk Grade ${id} Recruitment`,
  "last date": addDays(TODAY, 20),
  link: `https://${HOST}/notice/${id}`,
  ...change,
});

const definition = (change: object = {}) =>
  commissionSource(player.origin(HOST), { fields: { vacancies: "posts", applyLink: "apply online" }, ...change });

beforeEach(async () => {
  await database.clear();
  player.now = new Date();
  player.asked.length = 0;
  rows = [notice(1), notice(2)];
  player.answers = (_asked, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows));
  const data = { key: "commission", name: "Example Commission", isEnabled: true, dueAt: player.now };
  await db().source.create({ data: { ...data, definition: definition() } });
});

/** A run some hours later, whatever the source is due. */
async function runLater(hours = 6) {
  player.now = new Date(player.now.getTime() + hours * HOUR_MS);
  await db().source.updateMany({ data: { dueAt: player.now } });
  return runSource("commission", player.net);
}
const source = () => db().source.findUniqueOrThrow({ where: { key: "commission" } });

it("of two runs that overlap one counts, and of one whose definition was edited meanwhile nothing", async () => {
  const outcomes = await Promise.all([runSource("commission", player.net), runSource("commission", player.net)]);
  expect(outcomes.toSorted()).toEqual(["overtaken", "published"]);
  expect([await db().ingestionRun.count(), await db().job.count()]).toEqual([1, 2]);
  rows.push(notice(3));
  player.answers = (_asked, response) => {
    void db()
      .source.updateMany({ data: { version: 2 } })
      .then(() => response.end(JSON.stringify(rows)));
  };
  expect(await runLater()).toBe("overtaken");
  expect(await db().job.count()).toBe(2);
});

it("a source that is off, or not yet due, is not asked", async () => {
  await db().source.updateMany({ data: { isEnabled: false } });
  expect(await runSource("commission", player.net)).toBe("not-due");
  await db().source.updateMany({ data: { isEnabled: true, dueAt: new Date(player.now.getTime() + HOUR_MS) } });
  expect(await runSource("commission", player.net)).toBe("not-due");
  expect(player.asked).toEqual([]);
});

it("asks the workers for what is on and due alone", async () => {
  await runMigrations({ connectionString: database.url });
  const like = { name: "Example Commission", definition: definition(), dueAt: player.now };
  const later = { ...like, key: "later", isEnabled: true, dueAt: new Date(player.now.getTime() + 1) };
  await db().source.createMany({ data: [{ ...like, key: "off", isEnabled: false }, later] });
  await askForDueSources(player.now);
  const asked = await db().$queryRaw`SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'run-source'`;
  expect(asked).toEqual([{ key: "source commission" }]);
});

it("keeps every item with what became of it: what says too little waits for the staff, and nothing is silent", async () => {
  rows = [
    notice(1, { posts: "12", "apply online": "https://apply.example.com/form" }),
    notice(2, { "last date": "" }),
    notice(3, { "last date": "0 June 2026" }),
    notice(4, { title: `Result of Clerk Examination ${TODAY.slice(0, 4)}` }),
    notice(5, { "last date": addDays(TODAY, -3) }),
    notice(6, { title: "Apply by 1 March 2026: Clerk Recruitment", "last date": addDays(TODAY, 9) }),
  ];
  expect(await runSource("commission", player.net)).toBe("published");
  const items = await db().sourceItem.findMany({ orderBy: { id: "asc" } });
  expect(items.map(({ stage, reason }) => [stage, reason])).toEqual([
    ["published", null],
    ["waiting", "no-deadline"],
    ["waiting", "impossible-deadline"],
    // It may be of the first, which still takes applications.
    ["waiting", "of-which-recruitment"],
    ["refused", "closed-before-seen"],
    ["waiting", "contradictory-deadline"],
  ]);
  expect(await db().reviewItem.count({ where: { status: "waiting" } })).toBe(3);
  expect(items[0]).toMatchObject({
    address: `${player.origin(HOST)}/notices`,
    record: rows[0],
    origins: { title: "read", positions: "read", deadline: "read", recruitingOrganization: "derived", department: "derived" },
  });
  expect(await db().job.findMany({ select: { positions: true, applyLink: true } })).toEqual([{ positions: 12, applyLink: null }]);
});

it("a link to apply is kept on the hosts of the source and of official bodies", async () => {
  rows = [
    notice(1, { "apply online": `https://apply.${HOST}/form` }),
    notice(2, { "apply online": "https://board.nic.in/form" }),
  ];
  await runSource("commission", player.net);
  const links = await db().job.findMany({ orderBy: { id: "asc" }, select: { applyLink: true } });
  expect(links).toEqual([{ applyLink: `https://apply.${HOST}/form` }, { applyLink: "https://board.nic.in/form" }]);
});

it("a moved last date becomes a correction with the page of its source", async () => {
  await runSource("commission", player.net);
  rows[0] = notice(1, { "last date": addDays(TODAY, 30) });
  expect(await runLater()).toBe("published");
  const { corrections } = await listCorrections(1);
  expect(corrections).toMatchObject([
    {
      field: "deadline",
      oldValue: addDays(TODAY, 20),
      newValue: addDays(TODAY, 30),
      documentUrl: `https://${HOST}/notice/1`,
      isOurs: false,
    },
  ]);
});

it("marks what a full run misses as gone, what comes back as listed, and nothing after half a list", async () => {
  rows = [1, 2, 3, 4].map((id) => notice(id));
  await runSource("commission", player.net);
  const gone = async () =>
    (await db().sourceListing.findMany({ where: { goneAt: { not: null } }, include: { job: true } })).map(
      ({ job }) => job.sourceReference,
    );
  rows = [notice(1)];
  expect(await runLater()).toBe("unchanged");
  expect(await gone()).toEqual([]);
  expect((await source()).lastError).toBe("1 items, under half of what was listed: none was marked as gone");
  rows = [1, 2, 4].map((id) => notice(id));
  await runLater();
  expect(await gone()).toEqual(["3"]);
  rows = [1, 2, 3, 4].map((id) => notice(id));
  await runLater();
  expect(await gone()).toEqual([]);
  expect(await db().job.count({ where: { status: "published" } })).toBe(4);
});

it("marks nothing as gone where the items are as many, but hardly one of them is a notice any more", async () => {
  rows = [1, 2, 3, 4].map((id) => notice(id));
  await runSource("commission", player.net);
  rows = [notice(1), ...[5, 6, 7].map((id) => notice(id, { title: `Result of Examination ${id}` }))];
  await runLater();
  expect(await db().sourceListing.count({ where: { goneAt: { not: null } } })).toBe(0);
});

it("a source that has not changed is still seen, by its ETag and by its bytes", async () => {
  player.answers = ({ request }, response) => {
    if (request.headers["if-none-match"] === '"same"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"same"' }).end(JSON.stringify(rows));
  };
  await runSource("commission", player.net);
  expect(await runLater()).toBe("unchanged");
  expect(await db().sourceListing.count({ where: { lastSeenAt: player.now, goneAt: null } })).toBe(2);
  expect((await source()).lastItems).toBe(2);
});

it("waits ever longer where it fails, notes why, and publishes nothing of a run that is not as expected", async () => {
  await db().source.updateMany({ data: { definition: definition({ expects: { items: { least: 5, most: 50 } } }) } });
  expect(await runLater()).toBe("failed");
  expect(await source()).toMatchObject({
    failures: 1,
    lastError: "Not as expected: 2 items, at least 5 are expected. Nothing was published or withdrawn",
    dueAt: new Date(player.now.getTime() + 10 * 60_000),
  });
  player.answers = (_asked, response) => response.writeHead(503, { "retry-after": "7200" }).end();
  expect(await runLater()).toBe("failed");
  expect((await source()).dueAt).toEqual(new Date(player.now.getTime() + 2 * HOUR_MS));
  expect(await db().job.count()).toBe(0);
  expect(await db().ingestionRun.findMany({ select: { status: true, error: true } })).toMatchObject([
    { status: "failed", error: expect.stringContaining("Not as expected") },
    { status: "failed", error: expect.stringContaining("answered 503") },
  ]);
});

it("keeps what an editor corrected and what was withdrawn, whatever the source says then", async () => {
  await runSource("commission", player.net);
  await db().$executeRaw`UPDATE jobs SET edited_at = now(), title = 'Corrected' WHERE source_reference = '1'`;
  await db().$executeRaw`UPDATE jobs SET status = 'withdrawn' WHERE source_reference = '2'`;
  rows = [notice(1, { posts: "5" }), notice(2, { posts: "5" })];
  await runLater();
  expect(await db().job.findMany({ orderBy: { id: "asc" }, select: { title: true, status: true, positions: true } })).toEqual([
    { title: "Corrected", status: "published", positions: null },
    { title: "Clerk Grade 2 Recruitment", status: "withdrawn", positions: null },
  ]);
});

it("erases items 90 days after a source showed them last", async () => {
  await runSource("commission", player.net);
  const days = (count: number) => new Date(player.now.getTime() + count * 24 * HOUR_MS);
  expect([await eraseOldItems(days(89)), await eraseOldItems(days(91))]).toEqual([0, 2]);
});

it("a site that starts beside its sources shows their listings without a person", async () => {
  await database.clear();
  await runMigrations({ connectionString: database.url });
  await db().$executeRaw`INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    VALUES (${SOURCE_SCHEDULE.task}, now() - interval '1 hour', NULL)`;
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-sources-"));
  const file = path.join(folder, "sources.json");
  writeFileSync(file, JSON.stringify([{ key: "commission", enabled: true, definition: definition() }]));
  await addSources(file);
  const tasks = { "run-source": (payload: unknown) => runSource((payload as { key: string }).key, player.net) };
  player.now = new Date(Date.now() + HOUR_MS);
  const schedules = [{ ...SOURCE_SCHEDULE, madeUpForMs: 60_000 }];
  const worker = await startSchedules({ connectionString: database.url, schedules, tasks });
  try {
    while ((await db().job.count({ where: { status: "published" } })) < 2) await pause(50);
  } finally {
    await worker.stop();
    rmSync(folder, { recursive: true });
  }
  // The sources that come with the site are there too, and were not asked.
  expect(new Set(player.asked.map((asked) => asked.split("/")[0]))).toEqual(new Set([HOST]));
});
