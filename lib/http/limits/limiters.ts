import type { RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { propertyOf } from "@/lib/plain-object";

/** A /48 may call this many times as often as one of its 65,536 networks: the region of a mobile carrier or a campus. */
export const WIDER_TIMES = 16;

/** Counts a call, or one that stands for several. @returns null where it is within the limit, else the milliseconds to wait */
export async function waitMsOf(limiter: RateLimiterAbstract, key: string, calls = 1): Promise<number | null> {
  try {
    await limiter.consume(key, Math.min(calls, limiter.points));
    return null;
  } catch (refusal) {
    // Not by its class: the limiter may have been made by another bundle, which has a class of its own.
    if (isRefusal(refusal)) return refusal.msBeforeNext;
    throw refusal;
  }
}

function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  return propertyOf(thrown, "msBeforeNext") !== undefined;
}

/** What a caller is told to wait, in whole seconds. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
