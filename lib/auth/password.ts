import { randomBytes } from "node:crypto";
import { cpus } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createQueue } from "@/lib/auth/queue";
import { BusyError } from "@/lib/errors";

/** Argon2id with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. Algorithm 2 is argon2id. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// A digest keeps a core busy for some 30 ms. Half of the cores stay free for pages, however many people sign in at once; those who
// would wait for more than a few seconds are asked to come back.
const MAX_WAITING = 100;
const holder = globalThis as typeof globalThis & { niyuktiHashing?: ReturnType<typeof createQueue> };
const queue = () => {
  holder.niyuktiHashing ??= createQueue({ maxRunning: Math.max(1, Math.floor(cpus().length / 2)), maxWaiting: MAX_WAITING });
  return holder.niyuktiHashing;
};

/**
 * The digest of a password, as it is stored.
 * @throws BusyError when too many are being made
 */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(normalised(password), PARAMETERS));
}

/** A digest that no password has: what an unknown address is checked against, so that it takes as long as a known one. */
let noPassword: Promise<string> | undefined;

/**
 * Whether a password belongs to a digest. Without a digest (an unknown account) the answer is false after the same time.
 * @throws BusyError when too many are being checked
 */
export async function isPassword(password: string, digest: string | null): Promise<boolean> {
  noPassword ??= hash(randomBytes(32), PARAMETERS);
  const compared = digest ?? (await noPassword);
  const isSame = await bounded(() => verify(compared, normalised(password)));
  return isSame && digest !== null;
}

/** One password in two Unicode spellings (a precomposed letter, a letter with its mark) is one password. */
function normalised(password: string): string {
  return password.normalize("NFKC");
}

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  const result = queue().run(work);
  if (result === null) throw new BusyError("Too many passwords wait to be checked");
  return result;
}
