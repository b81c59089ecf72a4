/**
 * Guessing passwords, made slow. What is blocked is an account from one network, with a wait that doubles: the owner signs in from
 * elsewhere all the while, and a network that many share (a hostel, a mobile carrier) still signs in to its other accounts.
 */
const PAIR = { free: 5, firstWaitSeconds: 30 };
/** One network that fails on many accounts is held up on accounts that never signed in from there. */
const NETWORK = { free: 50, firstWaitSeconds: 10 };
/** All of a /48: sixteen times as much, for the region of a mobile carrier or a campus. An attacker has 65,536 networks there. */
const WIDER = { free: 800, firstWaitSeconds: 10 };
/** An account under attack from many networks gives each unfamiliar one a single try instead of five. */
const ACCOUNT_UNDER_ATTACK = 100;
/**
 * Codes of an authenticator app are few (a million), and only who knows the password may try them; the own password is asked for of whoever has a
 * session, which may be stolen. Here the account itself is held up, except where it has proven the same before: to sign in, to end all sessions and
 * to set a new password by mail stay possible. Recovery codes are too many to be guessed and stay a way in.
 */
const HELD_ACCOUNT = { free: 50, firstWaitSeconds: 60 };
const NO_LIMIT = { free: Number.POSITIVE_INFINITY, firstWaitSeconds: 0 };
const MAX_WAIT_SECONDS = 15 * 60;

/** `expiresAt` is when it is forgotten; a tally of nothing has none. */
export type Tally = { failures: number; blockedUntil: Date | null; expiresAt?: Date };
/**
 * What is known of an attempt: the failures of its pair, its network, the wider network above it (IPv6) and its account, and whether the
 * account has signed in from there.
 */
export type Known = { pair: Tally; network: Tally; wider: Tally; account: Tally; isFamiliar: boolean };

/** Seconds to wait after a number of failures: none for the first ones, then doubling up to a quarter of an hour. */
export function waitAfter(failures: number, { free, firstWaitSeconds }: { free: number; firstWaitSeconds: number }): number {
  if (failures < free) return 0;
  return Math.min(MAX_WAIT_SECONDS, firstWaitSeconds * 2 ** Math.min(20, failures - free));
}

/** Seconds until the attempt may be tried; null where it may be now. */
export function secondsBlocked({ pair, network, wider, account, isFamiliar }: Known, now: Date): number | null {
  const blocks = isFamiliar ? [pair] : [pair, network, wider, account];
  const waitMs = Math.max(...blocks.map(({ blockedUntil }) => (blockedUntil?.getTime() ?? 0) - now.getTime()));
  return waitMs > 0 ? Math.ceil(waitMs / 1000) : null;
}

/** The tallies after one more failure. */
export function withFailure(
  { pair, network, wider, account, isFamiliar }: Known,
  isAccountHeld: boolean,
  now: Date,
): Omit<Known, "isFamiliar"> {
  const isUnderAttack = account.failures >= ACCOUNT_UNDER_ATTACK;
  return {
    pair: failed(pair, isUnderAttack && !isFamiliar ? { ...PAIR, free: 1 } : PAIR, now),
    network: failed(network, NETWORK, now),
    wider: failed(wider, WIDER, now),
    account: failed(account, isAccountHeld ? HELD_ACCOUNT : NO_LIMIT, now),
  };
}

function failed(tally: Tally, rule: { free: number; firstWaitSeconds: number }, now: Date): Tally {
  const failures = tally.failures + 1;
  const waitSeconds = waitAfter(failures, rule);
  // No wait is no time at all, not this moment: another attempt may be counted after it and have begun a little before.
  return { failures, blockedUntil: waitSeconds > 0 ? new Date(now.getTime() + waitSeconds * 1000) : null };
}
