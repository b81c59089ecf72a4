import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** How many calls one client may make in a time. The name keeps counts of different calls apart. */
export type RateLimit = { name: string; calls: number; seconds: number };

// One count a process, whichever bundle of Next asks.
const holder = globalThis as typeof globalThis & { niyuktiLimiters?: Map<string, RateLimiterMemory> };

/**
 * Counts a call of a client.
 * @returns null when it may go on, else the seconds until it may try again
 */
export async function secondsToWait(limit: RateLimit, client: string): Promise<number | null> {
  try {
    await limiterOf(limit).consume(client);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

function limiterOf({ name, calls, seconds }: RateLimit): RateLimiterMemory {
  holder.niyuktiLimiters ??= new Map();
  const limiter =
    holder.niyuktiLimiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds });
  holder.niyuktiLimiters.set(name, limiter);
  return limiter;
}
