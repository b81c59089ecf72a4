import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import { db } from "@/lib/db";
import { failedRuns, releaseAbandonedJobs, runsBehind } from "@/lib/server/abandoned-jobs";
import { startSchedules } from "@/lib/server/run-schedules";
import type { Schedule } from "@/lib/server/schedules";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";
import { withClient } from "@/tests/support/pg-client";

const database = useDatabase();
const MINUTE_MS = 60_000;
const MISSED = 10;

const schedule = (task: string, run: Schedule["run"], change: Partial<Schedule> = {}): Schedule => ({
  task,
  when: "every minute",
  cron: "* * * * *",
  madeUpForMs: MISSED * MINUTE_MS,
  run,
  ...change,
});

/** Lets the schedule look as if a server had known it for an hour and none had run for the last ten minutes. */
async function knowSince(task: string): Promise<void> {
  await runMigrations({ connectionString: database.url });
  await db().$executeRaw`INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    VALUES (${task}, now() - interval '1 hour', NULL)`;
}

const waiting = async (task: string) =>
  db().$queryRaw<{ seconds: number }[]>`SELECT extract(second FROM run_at)::int AS seconds FROM graphile_worker.jobs
    WHERE task_identifier = ${task} AND key IS NOT NULL ORDER BY run_at`;

it("of two servers on one database each due run happens once, and never two of one schedule at a time", async () => {
  await knowSince("count");
  let runs = 0;
  let running = 0;
  let most = 0;
  const count = schedule("count", async () => {
    runs += 1;
    running += 1;
    most = Math.max(most, running);
    await pause(50);
    running -= 1;
  });
  const servers = await Promise.all([1, 2].map(() => startSchedules({ connectionString: database.url, schedules: [count] })));
  const startedAt = Date.now();
  await eventually(() => runs >= MISSED);
  await pause(500);
  await Promise.all(servers.map((server) => server.stop()));
  // A minute that begins while the test runs is due too.
  const further = Math.floor(Date.now() / MINUTE_MS) - Math.floor(startedAt / MINUTE_MS);
  expect(runs - MISSED).toBeGreaterThanOrEqual(0);
  expect(runs - MISSED).toBeLessThanOrEqual(further + 1);
  expect(most).toBe(1);
});

it("a run of the crontab asks once for those within its minute, also when it fails and is tried again", async () => {
  await knowSince("often");
  let runs = 0;
  const due = new Date(Date.now() - 5 * MINUTE_MS);
  const often = schedule(
    "often",
    async () => {
      runs += 1;
      if (runs === 1) throw new Error("the first try");
    },
    { cron: `${due.getUTCMinutes()} ${due.getUTCHours()} * * *`, againAfterSeconds: [3_620, 3_640] },
  );
  const server = await startSchedules({ connectionString: database.url, schedules: [often] });
  await eventually(() => runs >= 2);
  await server.stop();
  expect(await waiting("often")).toEqual([{ seconds: 20 }, { seconds: 40 }]);
});

it("a schedule that a clock which was ahead has run tomorrow runs today", async () => {
  await knowSince("ahead");
  await db()
    .$executeRaw`UPDATE graphile_worker._private_known_crontabs SET last_execution = now() + interval '1 day' WHERE identifier = 'ahead'`;
  const server = await startSchedules({ connectionString: database.url, schedules: [schedule("ahead", async () => undefined)] });
  const isAhead = async () => {
    const [row] = await db().$queryRaw<{ ahead: boolean }[]>`
      SELECT last_execution > now() AS ahead FROM graphile_worker._private_known_crontabs WHERE identifier = 'ahead'`;
    return row?.ahead;
  };
  await eventually(async () => (await isAhead()) === false);
  await server.stop();
});

it("says of each schedule how long nothing was done of it: not asked for, waiting, or ahead by a wrong clock", async () => {
  for (const task of ["asked", "waits", "early", "never", "of-an-older-release"]) await knowSince(task);
  const asked = (task: string, minutes: number) =>
    db()
      .$executeRaw`UPDATE graphile_worker._private_known_crontabs SET last_execution = now() - ${minutes} * interval '1 minute' WHERE identifier = ${task}`;
  await Promise.all([asked("asked", 5), asked("waits", 0), asked("early", -3)]);
  await db().$executeRaw`SELECT graphile_worker.add_job('waits', run_at := now() - interval '2 minutes')`;
  await db().$executeRaw`SELECT graphile_worker.add_job('waits', run_at := now() + interval '20 seconds')`;
  const behind = await runsBehind(["asked", "waits", "early", "never"]);
  const minutes = Object.fromEntries(behind.map(({ task, seconds }) => [task, Math.round(seconds / 60)]));
  expect(minutes).toEqual({ asked: 5, waits: 2, early: 3, never: 60 });
});

it("counts the runs that failed as often as they are tried, in the last day", async () => {
  await runMigrations({ connectionString: database.url });
  const failed = async (task: string, tries: number) => {
    const [job] = await db().$queryRaw<
      [{ id: string }]
    >`SELECT id::text FROM graphile_worker.add_job(${task}, max_attempts := 3)`;
    await db().$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = ${tries} WHERE id = ${job.id}::bigint`;
  };
  await failed("back-up", 3);
  await failed("back-up", 3);
  await failed("deliver-alerts", 2);
  const runs = async () => (await failedRuns(["back-up", "deliver-alerts"])).toSorted((a, b) => a.task.localeCompare(b.task));
  expect(await runs()).toEqual([
    { task: "back-up", runs: 2 },
    { task: "deliver-alerts", runs: 0 },
  ]);
  await db().$executeRaw`UPDATE graphile_worker._private_jobs SET updated_at = now() - interval '25 hours'`;
  expect((await runs()).map((one) => one.runs)).toEqual([0, 0]);
});

it("goes on where no worker could say what became of its run, as when the database was away at that moment", async () => {
  // Runs of the third are nobody's when the two workers have ended with those of the others.
  const tasks = ["one", "another", "a-third"];
  for (const task of tasks) await knowSince(task);
  jest.spyOn(console, "trace").mockImplementation();
  await db().$executeRaw`CREATE SEQUENCE told`;
  await db().$executeRaw`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF nextval('told') <= 2 THEN RAISE EXCEPTION 'not now'; END IF; RETURN OLD; END $$`;
  await db()
    .$executeRaw`CREATE TRIGGER refuse BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION refuse()`;
  const schedules = tasks.map((task) => schedule(task, async () => undefined));
  const server = await startSchedules({ connectionString: database.url, schedules, restartAfterMs: 50 });
  const told = async () => (await db().$queryRaw<[{ last: bigint }]>`SELECT last_value AS last FROM told`)[0].last;
  try {
    await eventually(async () => (await told()) > 2);
  } finally {
    await server.stop();
    await db().$executeRaw`DROP TRIGGER refuse ON graphile_worker._private_jobs`;
    // Those of which nobody heard the end.
    await db().$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  }
});

it("stopping waits for the run that is under way", async () => {
  await knowSince("slow");
  let [begun, ended] = [0, 0];
  const slow = schedule("slow", async () => {
    begun += 1;
    await pause(300);
    ended += 1;
  });
  const server = await startSchedules({ connectionString: database.url, schedules: [slow] });
  await eventually(() => begun > 0);
  await server.stop();
  expect(ended).toBe(begun);
});

const FROZEN_SERVER = `
  import { startSchedules } from "@/lib/server/run-schedules";
  const run = () => { console.log("begun"); return new Promise(() => {}); };
  await startSchedules({ connectionString: process.env.DATABASE_URL, schedules: [
    { task: "frozen", when: "every minute", cron: "* * * * *", madeUpForMs: 60000, run },
  ] });
`;

it("what a killed server was doing is run again, and what a living one does is left to it", async () => {
  await knowSince("frozen");
  const env = { ...process.env, DATABASE_URL: database.url };
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", FROZEN_SERVER], { env });
  try {
    await once(child.stdout, "data");
    // As if it had taken it a while ago.
    await db().$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '10 seconds'
      WHERE locked_at IS NOT NULL`;
    await withClient(database.url, async (client) => expect(await releaseAbandonedJobs(client)).toBe(0));
    child.kill("SIGKILL");
    await once(child, "exit");
    await withClient(database.url, (client) => eventually(async () => (await releaseAbandonedJobs(client)) === 1));
    let runs = 0;
    const again = schedule("frozen", async () => {
      runs += 1;
    });
    const server = await startSchedules({ connectionString: database.url, schedules: [again] });
    await eventually(() => runs > 0);
    await server.stop();
  } finally {
    child.kill("SIGKILL");
  }
});
