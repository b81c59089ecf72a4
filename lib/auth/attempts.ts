import { type Known, secondsBlocked, type Tally, withFailure } from "@/lib/auth/attempt-rule";
import { createFairQueue, type FairQueue } from "@/lib/auth/fair-queue";
import type { SessionKind } from "@/lib/auth/schema";
import { keyedDigest } from "@/lib/auth/secret";
import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { BusyError, refuseAttempts, type WaitWords } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { networksOf, widestNetworkOf } from "@/lib/http/network";
import { processState } from "@/lib/process-state";

/**
 * The counts of lib/auth/attempt-rule.ts, in the database, so that servers share them and a restart forgets nothing. Account and network are locked
 * while an attempt is counted. Nobody signs in while the database is away, so there is no other store for that time.
 */
const FORGET_AFTER_MS = 60 * 60 * 1000;
/** How long the failures of an account that is held up count, from the first of them: forgotten after a quiet hour, an account had all its tries again. */
const HELD_FOR_MS = DAY_MS;
/** How long an account stays known on a network it has signed in from. */
const FAMILIAR_MS = 30 * DAY_MS;

/** What is tried, of which account (by what names it to this kind), from where. Each kind has counts of its own. */
export type Attempt = { kind: AttemptKind; account: string; address: string };
type AttemptKind = SessionKind | "own-password" | "reset" | "app-code" | "recovery-code";

/** What holds the account itself up, from wherever it is tried (HELD_ACCOUNT of lib/auth/attempt-rule.ts). */
const HOLDS_ACCOUNT: readonly AttemptKind[] = ["app-code", "own-password"];

/** Whether an attempt may be tried (null) or the seconds to wait, and whether the account has signed in from there. */
type Begun = { waitSeconds: number | null; isFamiliar: boolean };

// An attempt holds a connection while it waits for another of the same network. Three of the ten stay the most that attempts take, so that
// a flood of them leaves the others to the pages; networks take turns, and those who would wait for long are asked to come back.
const state = processState<{ niyuktiCounting: FairQueue }>();
const MAX_COUNTING = 3;
const MAX_WAITING = 200;

/**
 * Counts an attempt as failed before it is tried, so that a thousand at once are no more than five; a refused one is not counted. Call
 * `forgiveAttempt` when it succeeds.
 * @throws BusyError where too many come at once, above all from the same network
 */
export async function beginAttempt(attempt: Attempt, now: Date): Promise<Begun> {
  const begun = await inTurn("attempts", attempt, () => begin(attempt, now));
  if (begun === null) throw new BusyError("Too many attempts wait to be counted");
  return begun;
}

async function begin(attempt: Attempt, now: Date): Promise<Begun> {
  const keys = keysOf(attempt);
  // Most of a flood is refused here, without a lock that others would wait for.
  const known = await findKnown(db(), keys, now);
  const waitSeconds = secondsBlocked(known, now);
  if (waitSeconds !== null) return { waitSeconds, isFamiliar: known.isFamiliar };
  return countFailure(keys, HOLDS_ACCOUNT.includes(attempt.kind), now);
}

function countFailure(keys: Keys, isAccountHeld: boolean, now: Date): Promise<Begun> {
  return db().$transaction(async (tx) => {
    await lock(tx, keys);
    const known = await findKnown(tx, keys, now);
    const { isFamiliar } = known;
    const waitSeconds = secondsBlocked(known, now);
    if (waitSeconds !== null) return { waitSeconds, isFamiliar };
    const next = withFailure(known, isAccountHeld, now);
    const after = (ms: number) => new Date(now.getTime() + ms);
    const expiryOf = (part: (typeof TALLIES)[number]) =>
      part === "account" && isAccountHeld ? (known.account.expiresAt ?? after(HELD_FOR_MS)) : after(FORGET_AFTER_MS);
    const parts = TALLIES.flatMap((part) =>
      keys[part] === null ? [] : [{ key: keys[part], ...next[part], expiresAt: expiryOf(part) }],
    );
    await tx.$executeRaw`
      INSERT INTO attempt_tallies (key, failures, blocked_until, expires_at)
      SELECT key, failures, blocked_until, expires_at
      FROM unnest(${parts.map(({ key }) => key)}::text[], ${parts.map(({ failures }) => failures)}::int[],
        ${parts.map(({ blockedUntil }) => blockedUntil)}::timestamptz[],
        ${parts.map(({ expiresAt }) => expiresAt)}::timestamptz[]) AS part (key, failures, blocked_until, expires_at)
      ON CONFLICT (key) DO UPDATE SET failures = excluded.failures, blocked_until = excluded.blocked_until, expires_at = excluded.expires_at`;
    return { waitSeconds: null, isFamiliar };
  });
}

/**
 * Takes back the count of an attempt that succeeded, and remembers that this account signs in from there. Where hundreds succeed at once
 * the count of some stays: it ends no right sign-in.
 */
export async function forgiveAttempt(attempt: Attempt): Promise<void> {
  await inTurn("successes", attempt, () => forgive(keysOf(attempt), new Date(Date.now() + FAMILIAR_MS)));
}

function forgive(keys: Keys, expiresAt: Date): Promise<void> {
  return db().$transaction(async (tx) => {
    await lock(tx, keys);
    await tx.attemptTally.updateMany({
      where: { key: { in: [keys.network, keys.wider, keys.account].filter((key) => key !== null) }, failures: { gt: 0 } },
      data: { failures: { decrement: 1 } },
    });
    await tx.attemptTally.deleteMany({ where: { key: keys.pair } });
    const { familiar: key } = keys;
    await tx.attemptTally.upsert({ where: { key }, create: { key, expiresAt }, update: { expiresAt }, select: { key: true } });
  });
}

/**
 * Begins an attempt as `beginAttempt` does, and refuses it where it has to wait.
 * @returns whether the account has signed in from there
 * @throws AppError RATE_LIMITED, which says for how long; BusyError
 */
export async function beginAttemptOrRefuse(attempt: Attempt, now: Date, t: WaitWords): Promise<boolean> {
  const { waitSeconds, isFamiliar } = await beginAttempt(attempt, now);
  if (waitSeconds === null) return isFamiliar;
  throw refuseAttempts(t, waitSeconds);
}

/** Removes the tallies that count for nothing any more. @returns how many */
export async function clearExpiredAttempts(now: Date): Promise<number> {
  return (await db().attemptTally.deleteMany({ where: { expiresAt: { lt: now } } })).count;
}

function inTurn<T>(lane: "attempts" | "successes", { address }: Attempt, work: () => Promise<T>): Promise<T | null> {
  state.niyuktiCounting ??= createFairQueue({ maxRunning: MAX_COUNTING, maxWaiting: MAX_WAITING });
  return state.niyuktiCounting.run(work, { lane, from: widestNetworkOf(address) });
}

const TALLIES = ["pair", "network", "wider", "account"] as const;
/** The wider network is there for IPv6 alone. */
type Keys = Record<"pair" | "network" | "account" | "familiar", string> & { wider: string | null };

async function findKnown(client: Prisma.TransactionClient, keys: Keys, now: Date): Promise<Known> {
  const among = Object.values(keys).filter((key) => key !== null);
  const rows = await client.attemptTally.findMany({ where: { key: { in: among }, expiresAt: { gt: now } } });
  const find = (key: string | null) => rows.find((row) => row.key === key);
  const tally = (key: string | null): Tally => find(key) ?? { failures: 0, blockedUntil: null };
  const { pair, network, wider, account } = keys;
  const isFamiliar = find(keys.familiar) !== undefined;
  return { pair: tally(pair), network: tally(network), wider: tally(wider), account: tally(account), isFamiliar };
}

/**
 * Waits for whoever counts for the same account or network; the wider network stands for those within it. Both in one order, and before any
 * row: rows that do not exist yet cannot be locked, and locked one by one they made attempts wait for each other in a circle.
 */
async function lock(tx: Prisma.TransactionClient, { network, wider, account }: Keys): Promise<void> {
  const locks = [wider ?? network, account].map((key) => Buffer.from(key, "base64url").readBigInt64BE());
  const inOrder = locks.sort((a, b) => (a < b ? -1 : 1));
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(key) FROM unnest(${inOrder}::bigint[]) AS key`;
}

/** Digests: the table must not be a list of who signs in from where. The kind of attempt and the part keep their counts apart. */
function keysOf({ kind, account, address }: Attempt): Keys {
  const [network, wider] = networksOf(address);
  const key = (part: string, ...of: string[]) => keyedDigest(part, kind, ...of);
  return {
    pair: key("pair", network, account),
    network: key("network", network),
    wider: wider === undefined ? null : key("wider", wider),
    account: key("account", account),
    familiar: key("familiar", network, account),
  };
}
