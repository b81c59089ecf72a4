import { LRUCache } from "lru-cache";
import { changedJobs } from "@/lib/cache/changed-jobs";
import { dayInIndia, firstOpenDeadline } from "@/lib/dates";
import { processState } from "@/lib/process-state";

/**
 * Caches in the memory of this process for what is computed from the database: true until the next write is announced
 * (raiseGeneration) or the day ends in India, and bounded by size. Bundles of different routes each hold their own copy of this
 * module, so what must be one a process lives on globalThis.
 */
const state = processState<{
  niyuktiGeneration: number;
  niyuktiCaches: Map<string, FreshCache<object>>;
  niyuktiHearsOfWrites: boolean;
  niyuktiClicks: number;
}>();

/** How long values are kept by a process that nobody tells of the writes of others, as on a serverless host. */
const UNHEARD_MS = 30_000;

/** Whether this process is told of every write, whoever made it; while it is not, its caches live 30 seconds. */
export function setHearsOfWrites(hears: boolean): void {
  state.niyuktiHearsOfWrites = hears;
}

/** Invalidates everything in the fresh caches of this process; the index of listed jobs reads the jobs named anew. */
export function raiseGeneration(jobs: readonly number[] | "all" = "all"): void {
  changedJobs.add(jobs);
  state.niyuktiGeneration = (state.niyuktiGeneration ?? 0) + 1;
}

/** A number that every announced write raises. */
export function generation(): number {
  return state.niyuktiGeneration ?? 0;
}

/** Notes an Apply click that this process stored: clicks announce nothing, and no fresh cache holds a sum of them. */
export function noteClick(): void {
  state.niyuktiClicks = notedClicks() + 1;
}

/** A number that every noted click raises. */
export function notedClicks(): number {
  return state.niyuktiClicks ?? 0;
}

type Bounds<V> = { max: number } | { maxSize: number; sizeOf: (value: V) => number };

class FreshCache<V extends object> {
  private stamp = "";
  private readonly values: LRUCache<string, V>;
  private readonly loading = new Map<string, Promise<V>>();

  constructor(bounds: Bounds<V>) {
    this.values = new LRUCache("max" in bounds ? bounds : { maxSize: bounds.maxSize, sizeCalculation: bounds.sizeOf });
  }

  get(key: string, now: Date): V | undefined {
    this.clearIfOld(now);
    return this.values.get(key);
  }

  /** The value of a key, loaded at most once at a time. What is loaded before a write and ready after it is not kept. */
  async load(key: string, now: Date, read: () => Promise<V>): Promise<V> {
    const found = this.get(key, now);
    if (found) return found;
    const running = this.loading.get(key);
    if (running) return running;
    const begun = this.stamp;
    const reading = read().then((value) => {
      // Another stamp came with whoever asked since; where nobody has, the next to ask clears what is kept here.
      if (begun === this.stamp) this.values.set(key, value);
      return value;
    });
    this.loading.set(key, reading);
    try {
      return await reading;
    } finally {
      if (this.loading.get(key) === reading) this.loading.delete(key);
    }
  }

  private clearIfOld(now: Date): void {
    const stamp = stampOf(now);
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    this.values.clear();
    this.loading.clear();
  }
}

/** Names the state of what fresh caches hold: changes with every announced write, with the day in India, and when the deadlines of a day end one second before it. */
export function stampOf(now: Date): string {
  return `${generation()} ${dayInIndia(now)} ${firstOpenDeadline(now)} ${hearingSlot(now)}`;
}

/** One number for as long as this process hears of every write; else one that changes every 30 seconds. */
export function hearingSlot(now: Date): number {
  return state.niyuktiHearsOfWrites ? -1 : Math.floor(now.getTime() / UNHEARD_MS);
}

export type { FreshCache };

/** The cache of this process with that name. */
export function freshCache<V extends object>(name: string, bounds: Bounds<V>): FreshCache<V> {
  state.niyuktiCaches ??= new Map();
  const found = state.niyuktiCaches.get(name) ?? new FreshCache<V>(bounds);
  state.niyuktiCaches.set(name, found as FreshCache<object>);
  return found as FreshCache<V>;
}
