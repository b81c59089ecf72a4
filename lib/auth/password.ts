import { randomBytes } from "node:crypto";
import { cpus } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createFairQueue, type FairQueue } from "@/lib/auth/fair-queue";
import { BusyError } from "@/lib/errors";
import { widestNetworkOf } from "@/lib/http/network";
import { processState } from "@/lib/process-state";

/** Argon2id with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. Algorithm 2 is argon2id. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Whose password it is: somebody's who is known (signed in, the holder of a mailed link, or at home on that network), somebody's who says
 * who they are for the first time from there, or that of a new account. Each waits in a lane of its own.
 */
type Lane = "known" | "sign-in" | "register";
export type PasswordTurn = { lane: Lane; address: string };

/** The turn of what no caller asked for: the first administrator, a new member of the staff. */
const OWN_TURN: PasswordTurn = { lane: "known", address: "" };

// A digest keeps a core busy for some 30 ms. Half of the cores stay free for pages, however many people sign in at once; those who
// would wait for more than a few seconds are asked to come back.
const MAX_WAITING = 100;
const state = processState<{ niyuktiHashing: FairQueue }>();
const queue = () => {
  state.niyuktiHashing ??= createFairQueue({ maxRunning: Math.max(1, Math.floor(cpus().length / 2)), maxWaiting: MAX_WAITING });
  return state.niyuktiHashing;
};

/**
 * The digest of a password, as it is stored.
 * @throws BusyError when too many are being made
 */
export function hashPassword(password: string, turn: PasswordTurn = OWN_TURN): Promise<string> {
  return inTurn(turn, () => hash(normalised(password), PARAMETERS));
}

/** A digest that no password has: what an unknown address is checked against, so that it takes as long as a known one. */
let noPassword: Promise<string> | undefined;

/**
 * Whether a password belongs to a digest. Without a digest (an unknown account) the answer is false after the same time.
 * @throws BusyError when too many are being checked
 */
export async function isPassword(password: string, digest: string | null, turn: PasswordTurn): Promise<boolean> {
  noPassword ??= hash(randomBytes(32), PARAMETERS);
  const compared = digest ?? (await noPassword);
  const isSame = await inTurn(turn, () => verify(compared, normalised(password)));
  return isSame && digest !== null;
}

/** One password in two Unicode spellings (a precomposed letter, a letter with its mark) is one password. */
function normalised(password: string): string {
  return password.normalize("NFKC");
}

async function inTurn<T>({ lane, address }: PasswordTurn, work: () => Promise<T>): Promise<T> {
  const result = await queue().run(work, { lane, from: widestNetworkOf(address) });
  if (result === null) throw new BusyError("Too many passwords wait to be checked");
  return result;
}
