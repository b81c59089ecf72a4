import { readStored, writeStored } from "@/lib/device/storage";
import { parseId } from "@/lib/ids";

/** Most jobs that are compared at a time (spec section 9). */
export const MAX_COMPARED = 3;

const STORAGE_KEY = "niyukti_compare";

const listeners = new Set<() => void>();
let raw = "";
let picked: readonly number[] = [];

/** The jobs picked for comparison in this tab, in the order they were picked. The same array until something changes. */
export function comparePicks(): readonly number[] {
  const text = read();
  if (text !== raw) {
    raw = text;
    picked = parseCompared(text);
  }
  return picked;
}

/** Picks a job, or takes it out again; false where three are picked already. */
export function togglePick(id: number): boolean {
  const picks = comparePicks();
  if (picks.includes(id)) write(picks.filter((pick) => pick !== id));
  else if (picks.length >= MAX_COMPARED) return false;
  else write([...picks, id]);
  return true;
}

/** Picks exactly these jobs. */
export function setPicks(ids: readonly number[]): void {
  write(ids);
}

/** Calls a listener after every change in this tab. */
export function subscribeToPicks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The picks last as long as the tab. Where its storage is forbidden they last as long as the page.
let inMemory: string | null = null;

function read(): string {
  return inMemory ?? readStored(STORAGE_KEY, "session") ?? "";
}

function write(ids: readonly number[]): void {
  const text = ids.join(",");
  inMemory = writeStored(STORAGE_KEY, text, "session") ? null : text;
  for (const listener of listeners) listener();
}

/** The ids that `?compare=` names: whole numbers, each once, at most three; anything else is left out. */
export function parseCompared(value: string): number[] {
  const ids = value.split(",").flatMap((part) => parseId(part.trim()) ?? []);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
