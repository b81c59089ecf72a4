import { revalidateTag, unstable_cache } from "next/cache";
import { generation } from "@/lib/cache/fresh-cache";
import { tags } from "@/lib/cache/tags";
import { dayInIndia } from "@/lib/dates";

/** Where values are kept under tags: the cache of Next but in tests, where it cannot be had. */
export type CacheStore = {
  keep<T>(key: string[], tags: string[], read: () => Promise<T>): Promise<T>;
  /** Puts what carries a tag out of date, at once. Next allows it inside a request alone. */
  invalidate(tag: string): void;
};

const nextStore: CacheStore = {
  keep: (key, carried, read) => unstable_cache(read, key, { tags: carried })(),
  // Not "max", which would still answer one request from the old copy.
  invalidate: (tag) => revalidateTag(tag, { expire: 0 }),
};

let store = nextStore;

export function setCacheStore(other: CacheStore): void {
  store = other;
}

const MAX_READS = 3;

/**
 * Keeps plain values until one of their tags is invalidated; a page that asks for them carries those tags too. The day is in the key,
 * since most of what is read changes at midnight whoever hears of it.
 */
export function cached<T>(key: readonly string[], carried: readonly string[], read: (now: Date) => Promise<T>): Promise<T> {
  const readSettled = async (): Promise<T> => {
    for (let reads = 1; ; reads++) {
      const before = generation();
      const value = await read(new Date());
      // What was read before a write must not be kept after it.
      if (generation() === before || reads === MAX_READS) return value;
    }
  };
  return store.keep([...key, dayInIndia(new Date())], [tags.everything, ...carried], readSettled);
}

/** Puts what this server keeps under these tags out of date, at once: the next request reads it anew. */
export function invalidateTags(outdated: readonly string[]): void {
  for (const tag of outdated) store.invalidate(tag);
}
