import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { keyedDigest } from "@/lib/auth/secret";
import { logRefusal } from "@/lib/auth/security-log";
import { databasePool, db } from "@/lib/db";
import { refuseForNow } from "@/lib/errors";
import { secondsOf, WIDER_TIMES, waitMsOf } from "@/lib/http/limits/limiters";
import { clientAddress, networksOf } from "@/lib/http/network";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";

/** How many calls one network may make in a time. The name keeps counts of different calls apart. */
export type RateLimit = { name: string; calls: number; seconds: number };

type Limiters = { shared: RateLimiterPostgres; own: RateLimiterMemory };
type Holder = {
  limiters: Map<string, Limiters>;
  /** Until when a network is refused without a query. Bounded: one that is forgotten costs a query more. */
  refusedUntil: LRUCache<string, number>;
};
const MAX_REFUSED = 50_000;

// What belongs to another pool belongs to a database that was closed.
const state = processState<{ niyuktiLimiters: WeakMap<object, Holder> }>();

/**
 * Counts a call from an address, by its networks, in the database, so that servers share the count and a restart keeps it. Once a network
 * is over, this server refuses it from memory until its time is up: a flood costs no query and no row. While the database is away each
 * server counts for itself.
 * @returns null when it may go on, else the seconds until it may try again
 */
export function secondsToWait(limit: RateLimit, address: string): Promise<number | null> {
  const counts = networksOf(address).map((network, index) => ({
    key: keyedDigest("calls", limit.name, network),
    rule: index === 0 ? limit : { ...limit, calls: limit.calls * WIDER_TIMES },
  }));
  return waitFor(counts);
}

/** Counts a request by who makes it, and notes one that is too many. @returns whether it is */
export async function isOverLimit(limit: RateLimit, request: Request): Promise<boolean> {
  const seconds = await secondsToWait(limit, clientAddress(request));
  if (seconds === null) return false;
  logRefusal(request, refuseForNow("Too many requests", seconds));
  return true;
}

/**
 * Counts what is limited not by who calls but by whom it concerns, such as the mails to one address.
 * @param subject what names it; only its digest is kept
 * @returns null when it may go on, else the seconds until it may try again
 */
export function secondsToWaitFor(limit: RateLimit, subject: string): Promise<number | null> {
  return waitFor([{ key: keyedDigest("about", limit.name, subject), rule: limit }]);
}

async function waitFor(counts: readonly { key: string; rule: RateLimit }[]): Promise<number | null> {
  const { refusedUntil } = holderOf(databasePool());
  const now = Date.now();
  const known = Math.max(...counts.map(({ key }) => refusedUntil.get(key) ?? 0));
  if (known > now) return secondsOf(known - now);
  // The narrowest first: what is refused there counts for nobody else in the wider one.
  for (const { key, rule } of counts) {
    const waitMs = await count(rule, key);
    if (waitMs === null) continue;
    refusedUntil.set(key, now + waitMs);
    return secondsOf(waitMs);
  }
  return null;
}

/** Removes counts whose time is up. @returns how many */
export async function clearExpiredCounts(now: Date): Promise<number> {
  return (await db().callCount.deleteMany({ where: { expire: { lt: now.getTime() } } })).count;
}

async function count(rule: RateLimit, key: string): Promise<number | null> {
  const { shared, own } = limitersOf(rule);
  try {
    return await waitMsOf(shared, key);
  } catch (error) {
    log.warn({ err: error, limit: rule.name }, "Calls are counted in memory while the database is away");
    return waitMsOf(own, key);
  }
}

function limitersOf({ name, calls, seconds }: RateLimit): Limiters {
  const pool = databasePool();
  const { limiters } = holderOf(pool);
  const id = `${name} ${calls}`;
  const rule = { keyPrefix: "", points: calls, duration: seconds };
  // A migration makes the table, and a schedule clears it.
  const table = { tableName: "call_counts", tableCreated: true, clearExpiredByTimeout: false };
  const made = limiters.get(id) ?? {
    own: new RateLimiterMemory(rule),
    shared: new RateLimiterPostgres({ ...rule, ...table, storeClient: pool, storeType: "pool" }),
  };
  limiters.set(id, made);
  return made;
}

function holderOf(pool: object): Holder {
  state.niyuktiLimiters ??= new WeakMap();
  const held = state.niyuktiLimiters.get(pool) ?? { limiters: new Map(), refusedUntil: new LRUCache({ max: MAX_REFUSED }) };
  state.niyuktiLimiters.set(pool, held);
  return held;
}
