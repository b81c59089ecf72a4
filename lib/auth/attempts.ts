import { LRUCache } from "lru-cache";
import type { SessionKind } from "@/lib/auth/schema";
import { AppError } from "@/lib/errors";
import { networkOf } from "@/lib/http/network";

/**
 * Guessing passwords, made slow. What is blocked is an account from one network, with a wait that doubles: the owner signs in from
 * elsewhere all the while, and a network that many share (a hostel, a mobile carrier) still signs in to its other accounts.
 */
const PAIR = { free: 5, firstWaitSeconds: 30 };
/** One network that fails on many accounts is held up on accounts that never signed in from there. */
const NETWORK = { free: 50, firstWaitSeconds: 10 };
/** An account under attack from many networks gives each unfamiliar one a single try instead of five. */
const ACCOUNT_UNDER_ATTACK = 100;
/**
 * Codes of an authenticator app are few (a million), and only who knows the password may try them: here the account itself is held up,
 * except where it has signed in from before. Recovery codes are too many to be guessed and stay a way in.
 */
const APP_CODES = { free: 50, firstWaitSeconds: 60 };
const NO_LIMIT = { free: Number.POSITIVE_INFINITY, firstWaitSeconds: 0 };
const MAX_WAIT_SECONDS = 15 * 60;
const FORGET_AFTER_MS = 60 * 60 * 1000;
const MAX_KEYS = 50_000;

type Tally = { failures: number; blockedUntil: number };
type Store = Record<"pairs" | "networks" | "accounts" | "familiar", LRUCache<string, Tally>>;

// One count a process, whichever bundle of Next asks.
const holder = globalThis as typeof globalThis & { niyuktiAttempts?: Store };

export type Attempt = { kind: SessionKind | "reset" | "app-code" | "recovery-code"; account: string; address: string };

/** Seconds to wait after a number of failures: none for the first ones, then doubling up to a quarter of an hour. */
export function waitAfter(failures: number, { free, firstWaitSeconds }: { free: number; firstWaitSeconds: number }): number {
  if (failures < free) return 0;
  return Math.min(MAX_WAIT_SECONDS, firstWaitSeconds * 2 ** Math.min(20, failures - free));
}

/**
 * Counts an attempt as failed before it is tried, so that a thousand at once are no more than five.
 * @returns null when it may be tried (call `forgiveAttempt` when it succeeds), else the seconds to wait; a refused attempt is not counted
 */
export function beginAttempt(attempt: Attempt, now: Date): number | null {
  const store = storeOf();
  const { pair, network, account } = keysOf(attempt);
  const time = now.getTime();
  const isFamiliar = store.familiar.has(pair);
  const blockedUntil = Math.max(
    store.pairs.get(pair)?.blockedUntil ?? 0,
    isFamiliar ? 0 : (store.networks.get(network)?.blockedUntil ?? 0),
    isFamiliar ? 0 : (store.accounts.get(account)?.blockedUntil ?? 0),
  );
  if (blockedUntil > time) return Math.ceil((blockedUntil - time) / 1000);

  const isUnderAttack = (store.accounts.get(account)?.failures ?? 0) >= ACCOUNT_UNDER_ATTACK;
  count(store.pairs, pair, isUnderAttack && !isFamiliar ? { ...PAIR, free: 1 } : PAIR, time);
  count(store.networks, network, NETWORK, time);
  count(store.accounts, account, attempt.kind === "app-code" ? APP_CODES : NO_LIMIT, time);
  return null;
}

/** Takes back the count of an attempt that succeeded, and remembers that this account signs in from there. */
export function forgiveAttempt(attempt: Attempt): void {
  const store = storeOf();
  const { pair, network, account } = keysOf(attempt);
  store.pairs.delete(pair);
  for (const [tallies, key] of [[store.networks, network] as const, [store.accounts, account] as const]) {
    const tally = tallies.get(key);
    if (tally) tallies.set(key, { ...tally, failures: Math.max(0, tally.failures - 1) });
  }
  store.familiar.set(pair, { failures: 0, blockedUntil: 0 });
}

/** Forgets everything; for tests. */
export function forgetAttempts(): void {
  holder.niyuktiAttempts = undefined;
}

function count(tallies: LRUCache<string, Tally>, key: string, rule: { free: number; firstWaitSeconds: number }, time: number) {
  const failures = (tallies.get(key)?.failures ?? 0) + 1;
  const waitSeconds = waitAfter(failures, rule);
  tallies.set(key, { failures, blockedUntil: time + waitSeconds * 1000 });
}

function keysOf({ kind, account, address }: Attempt) {
  const network = `${kind} ${networkOf(address)}`;
  return { pair: `${network} ${account}`, network, account: `${kind} ${account}` };
}

function storeOf(): Store {
  const cache = (ttl: number) => new LRUCache<string, Tally>({ max: MAX_KEYS, ttl });
  holder.niyuktiAttempts ??= {
    pairs: cache(FORGET_AFTER_MS),
    networks: cache(FORGET_AFTER_MS),
    accounts: cache(FORGET_AFTER_MS),
    familiar: cache(30 * 24 * FORGET_AFTER_MS),
  };
  return holder.niyuktiAttempts;
}

/** The same, for callers that have nothing else to say. @throws AppError RATE_LIMITED with the message, and the wait in Retry-After */
export function beginAttemptOrRefuse(attempt: Attempt, now: Date, message: string): void {
  const wait = beginAttempt(attempt, now);
  if (wait !== null) throw new AppError("RATE_LIMITED", message, undefined, { "retry-after": String(wait) });
}
