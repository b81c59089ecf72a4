import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { databasePool, db } from "@/lib/db";
import { log } from "@/lib/log";

/** How many calls one client may make in a time. The name keeps counts of different calls apart. */
export type RateLimit = { name: string; calls: number; seconds: number };

type Limiters = { shared: RateLimiterPostgres; own: RateLimiterMemory };

// One set a process, whichever bundle of Next asks. The limiters of another pool belong to a database that was closed.
const holder = globalThis as typeof globalThis & { niyuktiLimiters?: WeakMap<object, Map<string, Limiters>> };

/**
 * Counts a call of a client, in the database, so that servers share the count and a restart keeps it. Once a client is over, this server
 * refuses it from memory until its time is up: a flood costs no query. While the database is away each server counts for itself.
 * @returns null when it may go on, else the seconds until it may try again
 */
export async function secondsToWait(limit: RateLimit, client: string): Promise<number | null> {
  const { shared, own } = limitersOf(limit);
  const wait = await waitOf(shared, client);
  if (!(wait instanceof Error)) return wait;
  log.warn({ err: wait, limit: limit.name }, "Calls are counted in memory while the database is away");
  const ownWait = await waitOf(own, client);
  if (ownWait instanceof Error) throw ownWait;
  return ownWait;
}

/** Removes counts whose time is up. @returns how many */
export async function clearExpiredCounts(now: Date): Promise<number> {
  return (await db().callCount.deleteMany({ where: { expire: { lt: now.getTime() } } })).count;
}

async function waitOf(limiter: RateLimiterPostgres | RateLimiterMemory, client: string): Promise<number | null | Error> {
  try {
    await limiter.consume(client);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    return error instanceof Error ? error : new Error(String(error));
  }
}

function limitersOf({ name, calls, seconds }: RateLimit): Limiters {
  const pool = databasePool();
  holder.niyuktiLimiters ??= new WeakMap();
  const ofPool = holder.niyuktiLimiters.get(pool) ?? new Map<string, Limiters>();
  holder.niyuktiLimiters.set(pool, ofPool);
  const rule = { keyPrefix: name, points: calls, duration: seconds };
  const limiters = ofPool.get(name) ?? {
    own: new RateLimiterMemory(rule),
    shared: new RateLimiterPostgres({
      ...rule,
      storeClient: pool,
      storeType: "pool",
      tableName: "call_counts",
      // A migration makes the table, and a schedule clears it.
      tableCreated: true,
      clearExpiredByTimeout: false,
      inMemoryBlockOnConsumed: calls + 1,
    }),
  };
  ofPool.set(name, limiters);
  return limiters;
}
