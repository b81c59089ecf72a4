import { z } from "zod";
import type { RowPreview } from "@/lib/ingestion/preview-schema";
import type { DayCount } from "@/lib/stats/schema";

const key = z
  .string()
  .regex(/^[a-z0-9-]{2,60}$/, "Small letters, digits and - alone, at least two")
  // The page on which one is added has this address.
  .refine((name) => name !== "new", "This key cannot be used");
const version = z.int32().min(0);

/** What an admin does to a source; `version` is that of the definition that the page showed, 0 where the source is new. */
export const sourceActionSchema = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["on", "off"]), key, version }),
  z.object({ action: z.literal("run"), key }),
  z.object({ action: z.literal("save"), key, version, definition: z.record(z.string(), z.unknown()) }),
]);
export type SourceAction = z.output<typeof sourceActionSchema>;

/** How a source does: off, waiting for its first run, as it should, failing, or not looked at for three times as long as it should be. */
export type SourceHealth = "off" | "new" | "well" | "failing" | "late";

export type SourceRow = {
  key: string;
  name: string;
  host: string;
  isEnabled: boolean;
  provedAt: string | null;
  version: number;
  health: SourceHealth;
  schedule: string;
  dueAt: string;
  lastRunAt: string | null;
  lastGoodAt: string | null;
  /** What stands in the way, or is to be known. */
  note: string | null;
  /** Jobs that it lists, and that it listed before. */
  listed: number;
  gone: number;
  /** Items of its last run that waited for the staff, and that were refused. */
  waiting: number;
  refused: number;
};

export type SourceFigures = {
  sources: SourceRow[];
  /** How many there are with the text that was asked for, in all, and of all that are on. */
  total: number;
  all: number;
  on: number;
  /** Whether there are sources that are on, and none of them can be reached. */
  isOffline: boolean;
  /** Jobs that sources brought new or changed, and runs that failed, on each of the last 30 days. */
  brought: DayCount[];
  failed: DayCount[];
};

/** How long ago something was seen last, from the newest; what is no older than `hours` is of the first that fits. */
export const AGES = [
  { key: "h6", label: "6 hours or less", hours: 6 },
  { key: "h24", label: "up to a day", hours: 24 },
  { key: "d3", label: "up to 3 days", hours: 72 },
  { key: "d7", label: "up to a week", hours: 168 },
  { key: "older", label: "older", hours: null },
  { key: "never", label: "never", hours: null },
] as const;
export type AgeKey = (typeof AGES)[number]["key"];

/** How old is what the sources said last, and the work of the review on each of the last 30 days, oldest first. */
export type FreshnessFigures = {
  /** Sources that are on, by their last good run; listings that are not gone, by when they were last seen. */
  sources: { key: AgeKey; label: string; count: number }[];
  listings: { key: AgeKey; label: string; count: number }[];
  came: DayCount[];
  decided: DayCount[];
  /** What waits now. */
  waiting: number;
};

/** An item that was kept, newest first. */
export type KeptItem = {
  id: number;
  title: string;
  stage: string;
  reason: string | null;
  jobId: number | null;
  lastSeenAt: string;
};

/** A line of the answer to "try it now": how far it is, and at the end what would come or what stands in the way. */
export type TryEvent = { done: number; total: number } | { found: RowPreview; isProved: boolean } | { error: string };
