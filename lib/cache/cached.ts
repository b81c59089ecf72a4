import { revalidateTag, unstable_cache } from "next/cache";
import { tags } from "@/lib/cache/tags";
import { catchUp } from "@/lib/cache/this-server";
import { dayInIndia } from "@/lib/dates";
import { env } from "@/lib/env";
import { processState } from "@/lib/process-state";

/** Where values are kept under tags: the cache of Next but in tests, where it cannot be had. */
export type CacheStore = {
  keep<T>(key: string[], tags: string[], read: () => Promise<T>): Promise<T>;
  /** Invalidates what carries a tag, at once. Next allows it inside a request alone. */
  invalidate(tag: string): void;
};

const nextStore: CacheStore = {
  keep: (key, carried, read) => unstable_cache(read, key, { tags: carried })(),
  // Not "max", which would still answer one request from the old copy.
  invalidate: (tag) => revalidateTag(tag, { expire: 0 }),
};

const state = processState<{ niyuktiCacheStore: CacheStore }>();
const store = () => state.niyuktiCacheStore ?? nextStore;

/** Puts another store in the place of the cache of Next, which only a request can reach: for tests. */
export function setCacheStore(other: CacheStore): void {
  state.niyuktiCacheStore = other;
}

/**
 * Keeps plain values until one of their tags is invalidated; a page that asks for them carries those tags too. What was read before a write and is
 * ready after it is not kept (lib/cache/pages/cache-handler.mjs). The day is in the key, since most of what is read changes at midnight whoever
 * hears of it, and so is the deployment of Vercel, where the next release would else be given values in the form of the one before.
 */
export function cached<T>(key: readonly string[], carried: readonly string[], read: (now: Date) => Promise<T>): Promise<T> {
  const ofNow = [dayInIndia(new Date()), env.VERCEL_DEPLOYMENT_ID ?? ""];
  return store().keep([...key, ...ofNow], [tags.everything, ...carried], async () => {
    await catchUp();
    return read(new Date());
  });
}

/** Invalidates what this server keeps under these tags, at once: the next request reads it anew. */
export function invalidateTags(outdated: readonly string[]): void {
  for (const tag of outdated) store().invalidate(tag);
}
