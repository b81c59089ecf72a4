import { createHash } from "node:crypto";
import { type Known, secondsBlocked, type Tally, withFailure } from "@/lib/auth/attempt-rule";
import type { SessionKind } from "@/lib/auth/schema";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { networkOf } from "@/lib/http/network";

/**
 * The counts of lib/auth/attempt-rule.ts, in the database, so that servers share them and a restart forgets nothing. Account and network are locked
 * while an attempt is counted. Nobody signs in while the database is away, so there is no other store for that time.
 */
const FORGET_AFTER_MS = 60 * 60 * 1000;
/** How long an account stays known on a network it has signed in from. */
const FAMILIAR_MS = 30 * 24 * FORGET_AFTER_MS;

export type Attempt = { kind: SessionKind | "reset" | "app-code" | "recovery-code"; account: string; address: string };

/**
 * Counts an attempt as failed before it is tried, so that a thousand at once are no more than five.
 * @returns null when it may be tried (call `forgiveAttempt` when it succeeds), else the seconds to wait; a refused attempt is not counted
 */
export async function beginAttempt(attempt: Attempt, now: Date): Promise<number | null> {
  const keys = keysOf(attempt);
  // Most of a flood is refused here, without a lock that others would wait for.
  const blocked = secondsBlocked(
    knownOf(await db().attemptTally.findMany({ where: { key: { in: allOf(keys) } } }), keys, now),
    now,
  );
  if (blocked !== null) return blocked;
  return db().$transaction(async (tx) => {
    await lock(tx, keys);
    const known = knownOf(await tx.attemptTally.findMany({ where: { key: { in: allOf(keys) } } }), keys, now);
    const wait = secondsBlocked(known, now);
    if (wait !== null) return wait;
    const next = withFailure(known, attempt.kind === "app-code", now);
    const expiresAt = new Date(now.getTime() + FORGET_AFTER_MS);
    const parts = (["pair", "network", "account"] as const).map((part) => ({ key: keys[part], ...next[part] }));
    await tx.$executeRaw`
      INSERT INTO attempt_tallies (key, failures, blocked_until, expires_at)
      SELECT key, failures, blocked_until, ${expiresAt}::timestamptz
      FROM unnest(${parts.map(({ key }) => key)}::text[], ${parts.map(({ failures }) => failures)}::int[],
        ${parts.map(({ blockedUntil }) => blockedUntil)}::timestamptz[]) AS part (key, failures, blocked_until)
      ON CONFLICT (key) DO UPDATE SET failures = excluded.failures, blocked_until = excluded.blocked_until, expires_at = excluded.expires_at`;
    return null;
  });
}

/** Takes back the count of an attempt that succeeded, and remembers that this account signs in from there. */
export async function forgiveAttempt(attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  const expiresAt = new Date(Date.now() + FAMILIAR_MS);
  await db().$transaction(async (tx) => {
    await lock(tx, keys);
    await tx.attemptTally.updateMany({
      where: { key: { in: [keys.network, keys.account] }, failures: { gt: 0 } },
      data: { failures: { decrement: 1 } },
    });
    await tx.attemptTally.deleteMany({ where: { key: keys.pair } });
    const { familiar: key } = keys;
    await tx.attemptTally.upsert({ where: { key }, create: { key, expiresAt }, update: { expiresAt }, select: { key: true } });
  });
}

/** The same, for callers that have nothing else to say. @throws AppError RATE_LIMITED with the message, and the wait in Retry-After */
export async function beginAttemptOrRefuse(attempt: Attempt, now: Date, message: string): Promise<void> {
  const wait = await beginAttempt(attempt, now);
  if (wait !== null) throw new AppError("RATE_LIMITED", message, undefined, { "retry-after": String(wait) });
}

/** Removes the tallies that count for nothing any more. @returns how many */
export async function clearExpiredAttempts(now: Date): Promise<number> {
  return (await db().attemptTally.deleteMany({ where: { expiresAt: { lt: now } } })).count;
}

type Row = Tally & { key: string; expiresAt: Date };
type Keys = Record<"pair" | "network" | "account" | "familiar", string>;

function knownOf(rows: readonly Row[], keys: Keys, now: Date): Known {
  const find = (key: string) => rows.find((row) => row.key === key && row.expiresAt > now);
  const tally = (key: string): Tally => find(key) ?? { failures: 0, blockedUntil: null };
  const isFamiliar = find(keys.familiar) !== undefined;
  return { pair: tally(keys.pair), network: tally(keys.network), account: tally(keys.account), isFamiliar };
}

/**
 * Waits for whoever counts for the same account or network. Both in one order, and before any row: rows that do not exist yet cannot be
 * locked, and locked one by one they made attempts wait for each other in a circle.
 */
async function lock(tx: Prisma.TransactionClient, { network, account }: Keys): Promise<void> {
  const locks = [network, account].map((key) => Buffer.from(key, "base64url").readBigInt64BE());
  const inOrder = locks.sort((a, b) => (a < b ? -1 : 1));
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(key) FROM unnest(${inOrder}::bigint[]) AS key`;
}

/** Digests: the table must not be a list of who signs in from where. The kind of attempt and the part keep their counts apart. */
function keysOf({ kind, account, address }: Attempt): Keys {
  const network = networkOf(address);
  const key = (part: string, ...of: string[]) =>
    createHash("sha256")
      .update(JSON.stringify([part, kind, ...of]))
      .digest("base64url");
  return {
    pair: key("pair", network, account),
    network: key("network", network),
    account: key("account", account),
    familiar: key("familiar", network, account),
  };
}

function allOf(keys: Keys): string[] {
  return Object.values(keys).sort();
}
