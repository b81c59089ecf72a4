import type { Announcement } from "@/lib/announcements/announcement";
import type { Accepted, Refused } from "@/lib/ingestion/parse/listing-of";
import type { RefusalReason } from "@/lib/ingestion/parse/refusals";
import type { Listings } from "@/lib/ingestion/read-listings";
import type { WaitingRow } from "@/lib/ingestion/review/waiting-row";

/** Refused rows that a run keeps one by one; the counts hold all of them. */
const MAX_KEPT_REFUSALS = 5_000;
/** Notices of one step: an import tells after each how far it is, and a step of five hundred took six seconds on a busy machine. */
const STEP = 100;

/** What an import takes: its notices, a few hundred at a time, in whatever they are held, and what became of the rows that are none. */
export type ImportInput = {
  host: string;
  notices: Iterable<readonly Accepted[]> | AsyncIterable<readonly Accepted[]>;
  /** How many notices there are, and rows that went into the notice of another row. */
  count: number;
  joined: number;
  refused: Refusals;
  waiting: readonly WaitingRow[];
  announcements: readonly Announcement[];
  /** The sources of the notices. */
  sources: readonly string[];
};

/** Refused rows by reason, and the first of them. */
export type Refusals = { first: Refused[]; byReason: Partial<Record<RefusalReason, number>> };

/** Adds a refused row to those before it. */
export function addRefusal({ first, byReason }: Refusals, refused: Refused): void {
  byReason[refused.reason] = (byReason[refused.reason] ?? 0) + 1;
  if (first.length < MAX_KEPT_REFUSALS) first.push(refused);
}

/** Listings that are in memory, as an import takes them. */
export function importInputOf({ host, jobs, joined, refused, waiting, announcements = [] }: Listings): ImportInput {
  const refusals: Refusals = { first: [], byReason: {} };
  for (const one of refused) addRefusal(refusals, one);
  const notices = Array.from({ length: Math.ceil(jobs.length / STEP) }, (_, at) => jobs.slice(at * STEP, (at + 1) * STEP));
  const sources = [...new Set(jobs.map(({ job }) => job.source))];
  return { host, notices, sources, count: jobs.length, joined: joined.length, refused: refusals, waiting, announcements };
}

/** How many rows are refused. */
export function refusedCount({ byReason }: Refusals): number {
  return Object.values(byReason).reduce((sum, count) => sum + count, 0);
}
