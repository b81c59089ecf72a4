import { setTimeout as sleep } from "node:timers/promises";
import { type JobHelpers, Logger, parseCronItems, type Runner, type RunnerOptions, run, type Task } from "graphile-worker";
import pg from "pg";
import { connectionSettings } from "@/lib/database/connection-settings";
import { endSilent, KEPT_ALIVE } from "@/lib/database/losses";
import { silenceOf } from "@/lib/database/silence";
import { log } from "@/lib/log";
import { holdingJob, releaseAbandonedJobs, removeFailedJobs, takeBackRunsOfTheFuture } from "@/lib/server/abandoned-jobs";
import { watchClock } from "@/lib/server/clock-steps";
import { type Schedule, SOURCE_SCHEDULE } from "@/lib/server/schedules";
import { askForDueSources, SOURCE_TASKS } from "@/lib/sources/due-sources";

/** Runs of different schedules at once; those of one schedule wait for each other, on all servers together. */
const CONCURRENCY = 2;
/** One to listen, one for the times of schedules, and two for each run: its own query and the lock that says that it lives. */
const MAX_CONNECTIONS = 2 + 2 * CONCURRENCY;
/** A run that fails is tried again after 3 and 7 seconds; then the next one that is due has to do. */
const MAX_ATTEMPTS = 3;
/** Nobody waits for it, and on a machine that is busy a new connection takes its seconds; shorter than the end of a server may take. */
const CONNECT_TIMEOUT_MS = 15_000;
const RESTART_AFTER_MS = 5_000;
const LOOK_AT_CLOCK_MS = 5_000;

/** Work that something else asks for by the name of its task (lib/sources/due-sources.ts). */
type AskedTasks = Record<string, (payload: unknown) => Promise<unknown>>;
type Options = {
  connectionString: string;
  schedules: readonly Schedule[];
  tasks?: AskedTasks;
  /** How often it is asked whether the clock was set. */
  lookAtClockMs?: number;
  /** How long after its end the worker is started again. */
  restartAfterMs?: number;
};
export type RunningSchedules = { stop(): Promise<void> };

/**
 * Runs schedules as jobs in the database (schema graphile_worker, which the worker makes itself), for as long as this server lives. Each
 * due run happens once, however many servers there are; one whose server dies is run again by another. `stop` waits for what runs
 * while the database answers.
 */
export async function startSchedules(options: Options): Promise<RunningSchedules> {
  const stopping = new AbortController();
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...KEPT_ALIVE,
    ...connectionSettings(CONNECT_TIMEOUT_MS),
    application_name: "niyukti-schedules",
    Client: silenceOf(options.connectionString).clientOf({ isPatient: true }),
  });
  endSilent(pool);
  pool.on("error", (error) => log.warn({ err: error }, "The schedules lost a connection"));
  let runner = await startRunner(pool, options);
  const supervised = supervise();
  // The worker waits for the minute after the last one that it knows: set back by a day, for a day; set ahead, it would make up for every minute between.
  const clock = watchClock((byMs) => {
    log.warn({ seconds: Math.round(byMs / 1000) }, "The clock was set: the schedules are begun again");
    void runner.stop().catch(() => undefined);
  }, options.lookAtClockMs ?? LOOK_AT_CLOCK_MS);

  /** The worker gives up when the database stays away; it is started again until the server stops. */
  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error) => log.error({ err: error }, "The schedules stopped and are started again"));
      await sleep(options.restartAfterMs ?? RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        runner = await startRunner(pool, options);
        // Who told it to stop meanwhile knew only the one before: this one would hold its connections, and the end of the server, for ever.
        if (stopping.signal.aborted) await runner.stop();
      } catch (error) {
        log.warn({ err: error }, "The schedules could not be started");
      }
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      clock.stop();
      const hasEnded = silenceOf(options.connectionString).endSoon();
      // Where it has given up already there is nothing to stop.
      await runner.stop().catch(() => undefined);
      await supervised;
      await pool.end();
      hasEnded();
    },
  };
}

/**
 * What each worker does, in a server or alone (`npm run worker`): runs of sources, as many workers share them. Those that are due already, all of
 * a new site, do not wait for the next minute.
 */
export async function startSourceWorker(connectionString: string): Promise<RunningSchedules> {
  const worker = await startSchedules({ connectionString, schedules: [SOURCE_SCHEDULE], tasks: SOURCE_TASKS });
  await askForDueSources(new Date()).catch((error) => log.warn({ err: error }, "Due sources are asked for within a minute"));
  return worker;
}

async function startRunner(pool: pg.Pool, options: Options): Promise<Runner> {
  takeBackRunsOfTheFuture(pool).catch((error) => log.warn({ err: error }, "The times of schedules could not be looked at"));
  const runner = await run(runnerOptions(pool, options));
  // One of its workers could not say what became of a run, as where the database was away at that moment. It ends, nobody takes its place, and once the last
  // has ended so nothing runs any more: all are begun again instead.
  runner.events.once("worker:fatalError", () => void runner.stop().catch(() => undefined));
  return runner;
}

function runnerOptions(pool: pg.Pool, { schedules, tasks = {} }: Options): RunnerOptions {
  const cronItems = schedules.map(({ task, cron, madeUpForMs = 0 }) => ({
    task,
    match: cron,
    options: { backfillPeriod: madeUpForMs, maxAttempts: MAX_ATTEMPTS, queueName: task },
  }));
  const upkeep = { task: "keep-up-jobs", match: "* * * * *", options: { backfillPeriod: 0, maxAttempts: 1 } };
  return {
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger,
    taskList: {
      ...Object.fromEntries(schedules.map((schedule) => [schedule.task, taskOf(schedule)])),
      ...Object.fromEntries(Object.entries(tasks).map(([name, work]) => [name, askedTaskOf(work)])),
      "keep-up-jobs": (_payload, helpers) => helpers.withPgClient(keepUpJobs),
    },
    parsedCronItems: parseCronItems([...cronItems, upkeep]),
  };
}

async function keepUpJobs(client: pg.ClientBase): Promise<void> {
  const released = await releaseAbandonedJobs(client);
  if (released > 0) log.warn({ released }, "Runs of a server that died are run again");
  await removeFailedJobs(client);
}

function taskOf(schedule: Schedule): Task {
  return async (payload, helpers) => {
    await addFurtherRuns(schedule, payload, helpers);
    await holdingJob(helpers, async () => {
      await schedule.run(new Date());
    });
  };
}

function askedTaskOf(work: AskedTasks[string]): Task {
  return (payload, helpers) => holdingJob(helpers, async () => void (await work(payload)));
}

/** A run of the crontab asks for those between it and the next. A key keeps one that is tried again from asking twice. */
async function addFurtherRuns(
  { task, againAfterSeconds = [] }: Schedule,
  payload: unknown,
  { addJob }: JobHelpers,
): Promise<void> {
  const dueAt = dueAtOf(payload);
  if (!dueAt) return;
  for (const seconds of againAfterSeconds) {
    const runAt = new Date(dueAt.getTime() + seconds * 1000);
    const options = { runAt, queueName: task, maxAttempts: MAX_ATTEMPTS, jobKey: `${task} ${runAt.toISOString()}` };
    await addJob(task, {}, options);
  }
}

/** When the crontab wanted this run; null for a further one. */
function dueAtOf(payload: unknown): Date | null {
  const { _cron } = payload as { _cron?: { ts: string } };
  return _cron ? new Date(_cron.ts) : null;
}

/** The worker reports each run that ends as information; here that is detail. */
const LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

const logger = new Logger((scope) => (level, message) => {
  log[LEVELS[level]]({ task: scope.taskIdentifier, jobId: scope.jobId }, message);
});
