import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { connectionSettings } from "@/lib/database/connection-settings";
import { endSilent, KEPT_ALIVE, watchLosses } from "@/lib/database/losses";
import { silenceOf } from "@/lib/database/silence";
import { env } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";

/**
 * How long a query may wait for a connection before it fails as "database away". On a machine that is busy a new one took more than five seconds, for which pages
 * that would have come a moment later were answered 503.
 */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * How long a transaction may last. Prisma's own 5 seconds are too few on a small machine that is busy: the sample data of a first start
 * took 5.3 there, and was lost.
 */
const TRANSACTION_TIMEOUT_MS = 30_000;

/** Ten times what the slowest query of a site of a million notices takes, and shorter than the silence after which a connection is given up. */
const LONGEST_QUERY_MS = 60_000;

const state = processState<{
  niyuktiPrisma: PrismaClient;
  niyuktiPool: pg.Pool;
  niyuktiDatabaseUrl: string;
  niyuktiReadUrl: string;
  niyuktiReadPrisma: PrismaClient;
  niyuktiLongestQueryMs: number;
}>();

/** Names the database of this process, and its replica, where they are found only after the start (an embedded server). Call it before db(). */
export function setDatabaseUrl(url: string, readUrl?: string): void {
  state.niyuktiDatabaseUrl = url;
  state.niyuktiReadUrl = readUrl;
}

/** For a server, no query of which takes minutes, as one of a command may: those that do are ended, connections that do not answer given up. Call it before db(). */
export function askShortly(longestMs = LONGEST_QUERY_MS): void {
  state.niyuktiLongestQueryMs = longestMs;
}

/** The database of this process; undefined where none is configured (a build). */
export function databaseUrl(): string | undefined {
  return state.niyuktiDatabaseUrl ?? env.DATABASE_URL;
}

/** The Prisma client of this process, made on first use: importing this module opens no connection. */
export function db(): PrismaClient {
  state.niyuktiPrisma ??= new PrismaClient({
    adapter: new PrismaPg(databasePool()),
    transactionOptions: { maxWait: CONNECT_TIMEOUT_MS, timeout: TRANSACTION_TIMEOUT_MS },
  });
  return state.niyuktiPrisma;
}

/** The client of the replica; undefined where none is configured. Read through lib/database/read-replica.ts, which knows whether it is up to date. */
export function readDb(): PrismaClient | undefined {
  const url = state.niyuktiReadUrl ?? env.DATABASE_READ_URL;
  if (url)
    state.niyuktiReadPrisma ??= new PrismaClient({ adapter: new PrismaPg(createPool(url), { disposeExternalPool: true }) });
  return url ? state.niyuktiReadPrisma : undefined;
}

/** The connections of this process, which Prisma uses too: for libraries that speak to PostgreSQL themselves. */
export function databasePool(): pg.Pool {
  state.niyuktiPool ??= createPool(knownUrl());
  return state.niyuktiPool;
}

/** Where none is configured, as on a host without processes, the driver would try 127.0.0.1 and say no more than that nothing answers there. */
function knownUrl(): string | undefined {
  const url = databaseUrl();
  if (!url) log.error("DATABASE_URL is not set: this process has no database");
  return url;
}

function createPool(connectionString: string | undefined): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: env.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...KEPT_ALIVE,
    ...connectionSettings(LONGEST_QUERY_MS, state.niyuktiLongestQueryMs),
    application_name: "niyukti",
    ...(state.niyuktiLongestQueryMs && connectionString ? { Client: silenceOf(connectionString).clientOf() } : {}),
  });
  pool.on("error", (error) => log.warn({ err: error }, "A connection to the database was lost"));
  watchLosses(pool);
  if (state.niyuktiLongestQueryMs) endSilent(pool);
  return pool;
}

/** Closes the pool; for scripts, tests and the end of the server. */
export async function closeDb(): Promise<void> {
  const { niyuktiPrisma, niyuktiPool, niyuktiReadPrisma } = state;
  state.niyuktiPrisma = undefined;
  state.niyuktiReadPrisma = undefined;
  state.niyuktiPool = undefined;
  await niyuktiPrisma?.$disconnect();
  await niyuktiReadPrisma?.$disconnect();
  await niyuktiPool?.end();
}
