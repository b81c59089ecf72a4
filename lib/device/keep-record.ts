import type { Collection } from "@/lib/device/collection";

/** What became of an attempt to keep a record that somebody entered. */
export type KeepResult = "saved" | "exists" | "tooMany" | "storageFull";

type Entered<T> = {
  key: string;
  value: T;
  /** The key of the record in whose place it is; null for a new one. */
  replaces: string | null;
};

/**
 * Keeps a record that somebody entered, a new one or one in the place of another, whose key may be another now. One that says the same as a record
 * that is there is refused, and a new one beyond `max`; where there is no room for it, the one in whose place it was to be stays.
 */
export function keepRecord<T extends object>(
  collection: Collection<T>,
  { key, value, replaces }: Entered<T>,
  { max, now }: { max: number; now: Date },
): KeepResult {
  const present = collection.list();
  if (key !== replaces && present.some((item) => item.key === key)) return "exists";
  if (replaces === null && present.length >= max) return "tooMany";
  // The old one goes first where the collection is at its bound; it comes back where the new one finds no room.
  const old = key === replaces ? undefined : present.find((item) => item.key === replaces);
  if (old) collection.remove(old.key, now);
  if (collection.put(key, value, now)) return "saved";
  if (old) collection.put(old.key, old.value, now);
  return "storageFull";
}
