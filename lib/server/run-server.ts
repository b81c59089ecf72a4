import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { type ChangeListener, startChangeListener } from "@/lib/cache/change-listener";
import { writeBuffersShort } from "@/lib/cache/pages/cache-handler.mjs";
import { wasDatabaseAway } from "@/lib/database/database-health";
import { silenceOf } from "@/lib/database/silence";
import { askShortly, closeDb, setDatabaseUrl } from "@/lib/db";
import { departmentOfGone } from "@/lib/jobs/bin/queries";
import { unsentMails } from "@/lib/mail/unsent-mails";
import { LEAST_BYTES, memoryParts, memoryThereIs } from "@/lib/memory.mjs";
import { failedRuns, runsBehind } from "@/lib/server/abandoned-jobs";
import { backupPolicy } from "@/lib/server/backup/policy";
import { finishRestore } from "@/lib/server/backup/restore/waiting-files";
import { withBuildFiles } from "@/lib/server/http/build-files";
import { withFreshPages } from "@/lib/server/http/fresh-pages";
import { openSiteServer } from "@/lib/server/http/http-server";
import { withMetrics } from "@/lib/server/http/metrics";
import { letGoOfEndedRenders } from "@/lib/server/http/pages/ended-renders";
import { withKeptAnswers } from "@/lib/server/http/pages/kept-answers";
import { compressed, withPageBytes } from "@/lib/server/http/pages/page-bytes";
import { createPageStore } from "@/lib/server/http/pages/page-store";
import { withPagesInTurn } from "@/lib/server/http/pages/pages-in-turn";
import { readStyles } from "@/lib/server/http/pages/styles/own-styles";
import { withReadableErrors } from "@/lib/server/http/readable-errors";
import { keptSecret } from "@/lib/server/kept-secret";
import { migrateSafely } from "@/lib/server/migrate-safely";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { startSchedules, startSourceWorker } from "@/lib/server/run-schedules";
import { addSampleData } from "@/lib/server/sample-data";
import { SOURCE_SCHEDULE, schedulesOf } from "@/lib/server/schedules";
import type { Env } from "@/lib/settings";
import { addSources } from "@/lib/sources/add-sources";
import { ensureFirstAdmin } from "@/lib/staff/first-admin";
import { callableHost, nameOfHost } from "@/lib/web-address";

export type RunningServer = { address: string; stop(): Promise<void> };

/** Cleans up in the reverse order of starting. */
type Cleanup = (() => Promise<unknown>)[];

/**
 * Starts everything one server needs: the port, the database, migrations, sample data, Next, the change listener and the schedules.
 * When a step fails, or `asked` says meanwhile that it is to end, what already runs is stopped before the error is thrown.
 * @throws CannotListenError, DataFolderInUseError, or the error of the step; the reason of `asked`
 */
export async function runServer(env: Env, report: (line: string) => void, asked: AbortSignal): Promise<RunningServer> {
  const cleanup: Cleanup = [];
  const stop = async () => {
    for (const undo of cleanup.splice(0).reverse()) await undo();
  };
  try {
    const address = await start(env, report, cleanup, asked);
    asked.throwIfAborted();
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(env: Env, report: (line: string) => void, cleanup: Cleanup, asked: AbortSignal): Promise<string> {
  const isDevelopment = env.NODE_ENV === "development";
  const site = await openSiteServer({
    host: env.HOST,
    port: env.PORT,
    trustedProxies: env.TRUST_PROXY,
    isDevelopment,
    isMeasuring: env.MEASURE,
  });
  let isServing = false;
  // Before anything is served there is nothing to finish; afterwards running requests still need all that was started later.
  cleanup.push(async () => isServing || site.close());
  const origin = `http://${callableHost(env.HOST)}:${site.port}`;

  const url = await openDatabase(env, report, cleanup, asked);
  await finishRestore(url, env.DATA_DIR, report);
  const secret = exportSettings(env, url, site.port);
  asked.throwIfAborted();
  await prepareData(env, url, report);
  asked.throwIfAborted();

  writeBuffersShort();
  letGoOfEndedRenders();
  // Next listens on its server for WebSockets. The built site has none, and one that nobody reaches keeps it from those that ask for another protocol.
  const httpServer = isDevelopment ? site.server : createServer();
  const app = next({ dev: isDevelopment, hostname: env.HOST, port: site.port, httpServer });
  await app.prepare();
  cleanup.push(() => app.close());
  asked.throwIfAborted();
  const handle = app.getRequestHandler();
  const pagesInTurn = withPagesInTurn((request, response) => void handle(request, response));
  const listener = withReadableErrors(pagesInTurn, origin, {
    wasDatabaseAway: isDevelopment ? undefined : wasDatabaseAway,
    departmentOfGone,
  });
  const staticFolder = path.join(env.NEXT_DIST_DIR, "static");
  const pages = createPageStore();
  const madeAnew = () => {
    const fresh = withFreshPages(listener, origin);
    return compressed(withBuildFiles(withPageBytes(fresh, pages, readStyles(staticFolder)), staticFolder));
  };
  const served = isDevelopment ? listener : withKeptAnswers(madeAnew(), pages);
  const stopping = new AbortController();
  const schedules = schedulesOf({ origin, secret, keptBackups: backupPolicy(env).keep, stopping: stopping.signal });
  const tasks = [...schedules, SOURCE_SCHEDULE].map(({ task }) => task);
  const counted = { unsentMails, failedRuns: () => failedRuns(tasks), runsBehind: () => runsBehind(tasks) };
  site.serve(withMetrics(served, env.METRICS_TOKEN, counted));

  const changes: ChangeListener = await startChangeListener({
    connectionString: url,
    revalidateUrl: `${origin}/api/internal/revalidate`,
    secret,
  });
  cleanup.push(() => changes.stop());
  const running = await startSchedules({ connectionString: url, schedules });
  cleanup.push(() => running.stop());
  const sources = await startSourceWorker(url);
  cleanup.push(() => sources.stop());
  cleanup.push(async () => stopping.abort());
  isServing = true;
  cleanup.push(() => site.close());
  // A request or a run that waits for a database that says nothing would wait past the end that the server has.
  cleanup.push(async () => silenceOf(url).endSoon());
  return `http://${nameOfHost(env.HOST)}:${site.port}`;
}

async function openDatabase(env: Env, report: (line: string) => void, cleanup: Cleanup, asked: AbortSignal): Promise<string> {
  let embedded: EmbeddedPostgres | undefined;
  if (!env.DATABASE_URL) {
    report(`Starting the embedded database in ${env.DATA_DIR}`);
    const database = await startEmbeddedPostgres(env.DATA_DIR, databaseSettings(report), asked);
    embedded = database;
    cleanup.push(() => database.stop());
  }
  const url = embedded?.url ?? env.DATABASE_URL ?? "";
  setDatabaseUrl(url);
  askShortly();
  cleanup.push(closeDb);
  return url;
}

/**
 * Part of the shared buffers that a query may take for itself. A search among a million notices marks some 150,000 rows; where PostgreSQL's own 4 MB
 * run out it marks pages, and then reads the words of every row on them: 2,000 ms instead of 580.
 */
const QUERY_SHARE = 4;

/** What the embedded database may hold beside this process, of the memory there is. */
function databaseSettings(report: (line: string) => void): Record<string, string> {
  const bytes = memoryThereIs();
  const megabytes = (size: number) => `${Math.floor(size / 1024 ** 2)}MB`;
  if (bytes < LEAST_BYTES)
    report(`The site needs ${megabytes(LEAST_BYTES)} of memory beside its database; there are ${megabytes(bytes)}`);
  const { databaseShared } = memoryParts(bytes);
  return { shared_buffers: megabytes(databaseShared), work_mem: megabytes(databaseShared / QUERY_SHARE) };
}

/**
 * Hands what was found while starting to the bundles of Next, which read the environment of this process when they load.
 * Returns the secret of this server's calls to itself.
 */
function exportSettings(env: Env, url: string, port: number): string {
  const secret = randomBytes(32).toString("base64url");
  process.env.DATABASE_URL = url;
  process.env.PORT = String(port);
  process.env.INTERNAL_SECRET = secret;
  process.env.NEXTAUTH_SECRET = env.NEXTAUTH_SECRET ?? keptSecret(env.DATA_DIR);
  process.env.NEXTAUTH_URL ||= process.env.SITE_URL || `http://${nameOfHost(env.HOST)}:${port}`;
  return secret;
}

async function prepareData(env: Env, url: string, report: (line: string) => void): Promise<void> {
  const applied = await migrateSafely(url, env, report);
  if (applied.length > 0) report(`Applied ${applied.length} database migration${applied.length === 1 ? "" : "s"}`);
  await ensureFirstAdmin(env, report);
  await addSources(env.SOURCES_FILE);
  const seed = env.SEED ?? (env.DATABASE_URL ? "none" : "sample");
  if (seed === "sample") await addSampleData(report);
}
