import { deviceCollection } from "@/lib/device/collection";

/** What a collection of a test keeps. */
export type Note = { title: string; status: string };

/** Where it does. */
export const KEY = "test_notes";
const parse = (value: unknown): Note | null => {
  const { title, status } = (value ?? {}) as Partial<Note>;
  return typeof title === "string" && typeof status === "string" ? { title, status } : null;
};
/** Such a collection, as each tab has one of its own. */
export const collection = () => deviceCollection<Note>({ storageKey: KEY, parse, max: 3 });
export const at = (ms: number) => new Date(ms);
