import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { announceExamChange } from "@/lib/cache/announce";
import { announceEverything, announceFromOutside, announceLeftovers } from "@/lib/cache/announce-from-outside";
import { setCacheStore } from "@/lib/cache/cached";
import { type Change, EVERYTHING, LISTENER_NAME } from "@/lib/cache/change-channel";
import { type ChangeListener, startChangeListener } from "@/lib/cache/change-listener";
import { setThisServer } from "@/lib/cache/this-server";
import { dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";
import { makeJobs } from "@/tests/support/population";
import { silenceable } from "@/tests/support/silenceable";
import { besideSilentListener } from "@/tests/support/silent-listener";

const SECRET = "s".repeat(32);
const database = useDatabase();

/** Stands in for the site's revalidate route and keeps what it is asked to apply. */
let site: Server;
let listener: ChangeListener | undefined;
let applied: Change[];
let secrets: unknown[];
let invalidated: string[];
/** How many calls are refused yet. */
let refusals: number;

beforeEach(async () => {
  await db().$executeRaw`DELETE FROM job_changes`;
  [applied, secrets, invalidated, refusals] = [[], [], [], 0];
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: (tag) => invalidated.push(tag) });
  site = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      if (refusals > 0) {
        refusals--;
        response.writeHead(500).end();
        return;
      }
      applied.push(JSON.parse(body));
      secrets.push(request.headers["x-internal-secret"]);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  await listener?.stop();
  listener = undefined;
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

async function startListener(options: Partial<Parameters<typeof startChangeListener>[0]> = {}): Promise<void> {
  const revalidateUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/api/internal/revalidate`;
  listener = await startChangeListener({ connectionString: database.url, revalidateUrl, secret: SECRET, ...options });
}

const jobsOfApplied = () => applied.flatMap(({ jobs }) => (jobs === "all" ? [] : jobs));

it("announces at once where no server runs", async () => {
  expect(await announceFromOutside(["exams"])).toBe(true);
});

it("has told a server, with its secret, by the time an announcement from outside returns", async () => {
  await startListener();
  await upsertJobs(makeJobs(2, "2026-03-15"));
  expect(await announceFromOutside(["exams"])).toBe(true);
  const ids = (await db().job.findMany({ select: { id: true }, orderBy: { id: "asc" } })).map(({ id }) => id);
  expect(jobsOfApplied().sort((a, b) => a - b)).toEqual(ids);
  expect(applied.flatMap(({ tags }) => tags)).toContain("exams");
  expect(new Set(secrets)).toEqual(new Set([SECRET]));
});

it("says what was written once, also when the writer never did", async () => {
  await startListener();
  await upsertJobs(makeJobs(3, "2026-03-15").slice(2));
  expect(await announceLeftovers()).toBe(true);
  expect(applied).toEqual([]);
  await db().$executeRaw`UPDATE job_changes SET changed_at = now() - interval '1 minute'`;
  expect(await announceLeftovers()).toBe(true);
  expect(jobsOfApplied()).toHaveLength(1);
  expect(await announceLeftovers()).toBe(true);
  expect(jobsOfApplied()).toHaveLength(1);
});

it("names more jobs than one notification holds, and too many not at all", async () => {
  await startListener();
  const facts = { department: "Indian Army", places: [], levels: [], salaryMin: null, source: "manual" };
  const after = JSON.stringify({ ...facts, postedOn: "2026-01-01", deadline: "2026-01-31" });
  const note = (count: number) =>
    db().$executeRaw`
      INSERT INTO job_changes (job_id, after) SELECT n, ${after}::jsonb FROM generate_series(10001, 10000 + ${count}::int) AS n`;
  await note(3_000);
  expect(await announceFromOutside()).toBe(true);
  expect(applied.length).toBeGreaterThan(1);
  expect(new Set(jobsOfApplied()).size).toBe(3_000);
  applied = [];
  await note(12_000);
  expect(await announceFromOutside()).toBe(true);
  expect(applied).toEqual([EVERYTHING]);
  expect(await db().jobChange.count()).toBe(0);
});

it("does not hear itself: a call's own change is applied by the call alone, and by others through their route", async () => {
  await startListener();
  await announceExamChange();
  expect(invalidated).toEqual(["exams"]);
  // Heard after the first, so that one would have been applied by now.
  expect(await announceFromOutside(["stats"])).toBe(true);
  expect(applied).toEqual([{ jobs: [], tags: ["stats"] }]);
  await db().$executeRaw`SELECT pg_notify('niyukti_changed', '{"id":"1","appliedBy":"another server","tags":["claims"]}')`;
  await eventually(() => applied.length > 1);
  expect(applied[1]).toEqual({ jobs: [], tags: ["claims"] });
});

it("ignores a notification that it cannot read", async () => {
  await startListener();
  await db().$executeRaw`SELECT pg_notify('niyukti_changed', 'no json')`;
  expect(await announceFromOutside(["exams"])).toBe(true);
  expect(applied).toEqual([{ jobs: [], tags: ["exams"] }]);
});

it("applies everything after a lost connection, because it may have missed an announcement", async () => {
  await startListener();
  await db().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'niyukti-listener'
    AND datname = current_database()`;
  await eventually(() => applied.length > 0);
  expect(applied).toEqual([EVERYTHING]);
  expect(await announceFromOutside(["exams"])).toBe(true);
});

const listening = async () =>
  (
    await db().$queryRaw<object[]>`SELECT pid FROM pg_stat_activity WHERE application_name = ${LISTENER_NAME}
    AND datname = current_database() AND query LIKE 'LISTEN%'`
  ).length;

it("gives up a server that takes its connection and says nothing, and listens to the one that does", async () => {
  const server = await silenceable(database.url);
  await startListener({ connectionString: server.url, answerTimeoutMs: 300 });
  await server.fallSilent(LISTENER_NAME);
  const first = server.held.splice(0);
  server.speak();
  expect(first).toHaveLength(1);
  await eventually(() => applied.length > 0);
  expect(applied).toEqual([EVERYTHING]);
  server.close();
});

it("connects again where its connection says nothing any more, though nobody ended it", async () => {
  const server = await silenceable(database.url);
  await startListener({ connectionString: server.url, askEveryMs: 100, answerTimeoutMs: 300 });
  const end = server.forget();
  await eventually(() => applied.length > 0);
  end();
  expect(applied).toEqual([EVERYTHING]);
  await eventually(() => announceFromOutside(["exams"]));
  expect(applied).toContainEqual({ jobs: [], tags: ["exams"] });
  server.close();
});

it("waits at the start for a server that answers late, as on a machine where all starts at once", async () => {
  const server = await silenceable(database.url);
  const silent = server.fallSilent("nobody");
  const started = startListener({ connectionString: server.url, answerTimeoutMs: 300 });
  await silent;
  await sleep(800);
  server.speak();
  await started.finally(server.close);
  expect(await listening()).toBe(1);
});

it("leaves no connection where it is told to stop while it connects again", async () => {
  const server = await silenceable(database.url);
  await startListener({ connectionString: server.url });
  await server.fallSilent(LISTENER_NAME);
  const stopped = listener?.stop();
  server.speak();
  await stopped;
  await sleep(500);
  expect(await listening()).toBe(0);
  server.close();
});

it("a call's own change is applied at once, though another waits for a server that does not answer", async () => {
  await startListener();
  await besideSilentListener(database.url, async (waits) => {
    let isAnswered = false;
    const waiting = announceFromOutside(["stats"]).then((isComplete) => {
      isAnswered = true;
      return isComplete;
    });
    // Only once it waits for the answer of the silent one.
    await eventually(() => applied.length > 0);
    const announced = announceExamChange();
    await eventually(() => invalidated.includes("exams"));
    expect(invalidated).toContain("exams");
    expect(isAnswered).toBe(false);
    expect(await waiting).toBe(false);
    await announced;
    expect(waits.mock.calls.map(([, servers, timeoutMs]) => [servers, timeoutMs])).toContainEqual([2, 5_000]);
  });
});

it("says that not every server answered where the connection on which it waits is lost", async () => {
  await startListener();
  await besideSilentListener(database.url, async () => {
    setThisServer(undefined);
    const waiting = announceFromOutside(["stats"]);
    await eventually(() => applied.length > 0);
    await db().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'niyukti-announce'
      AND datname = current_database()`;
    expect(await waiting).toBe(false);
  });
});

it("clears everything as soon as that works where a change could not be applied", async () => {
  refusals = 1;
  await startListener();
  await db().$executeRaw`SELECT pg_notify('niyukti_changed', '{"id":"1","appliedBy":"another server","tags":["claims"]}')`;
  await eventually(() => applied.length > 0);
  expect(refusals).toBe(0);
  expect(applied).toEqual([EVERYTHING]);
});

it("after a restore all is read anew, and the restore waits until every server does", async () => {
  await startListener();
  expect(await announceEverything()).toBe(true);
  expect(applied).toEqual([EVERYTHING]);
});

it("has a server drop what closes by its hour, once, without anybody writing", async () => {
  const today = dayInIndia(new Date());
  await upsertJobs(makeJobs(4, today).map((job) => ({ ...job, postedOn: today, deadline: today })));
  const [first, second] = await db().job.findMany({ where: { deadline: dateOf(today) }, select: { id: true }, take: 2 });
  const closeIn = (id: number | undefined, ms: number) => db().$executeRaw`
    UPDATE jobs SET notice = jsonb_build_object('closesAt', ${new Date(Date.now() + ms).toISOString()}::text, 'posts', '[]'::jsonb) WHERE id = ${id}`;
  await closeIn(first?.id, 400);
  await closeIn(second?.id, 1_500);
  await db().$executeRaw`DELETE FROM job_changes`;
  await startListener({ lookForClosingsMs: 200 });
  const timesOf = (id: number | undefined) => applied.filter(({ tags }) => tags.includes(`job:${id}`)).length;
  await eventually(() => timesOf(second?.id) > 0);
  expect(timesOf(first?.id)).toBe(1);
  for (const change of applied) expect(change).toMatchObject({ jobs: [], tags: expect.arrayContaining(["list:all"]) });
});
