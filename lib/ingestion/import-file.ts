import path from "node:path";
import type { Announcement } from "@/lib/announcements/announcement";
import { attachAnnouncements, type Outcome } from "@/lib/announcements/attach";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { readColumnMaps } from "@/lib/ingestion/column-maps/store";
import type { Accepted, Refused } from "@/lib/ingestion/parse/listing-of";
import type { RefusalReason } from "@/lib/ingestion/parse/refusals";
import { readListingFile } from "@/lib/ingestion/read/read-file";
import { type Listings, readListingRows } from "@/lib/ingestion/read-listings";
import { keepWaitingRows } from "@/lib/ingestion/review/mutations";
import type { Decision } from "@/lib/jobs/import/decide";
import { importBatch, lockImports } from "@/lib/jobs/import/write";

/** Refused rows that a run keeps one by one; the counts hold all of them. */
const MAX_KEPT_REFUSALS = 5_000;
const STEP = 500;
export const TRANSACTION_TIMEOUT_MS = 30 * 60_000;
const ERROR_LENGTH = 1_000;

const COUNTED_AS = { create: "created", update: "updated", unchanged: "unchanged", kept: "unchanged" } as const satisfies Record<
  Decision["outcome"],
  string
>;

/** What one import did with the rows of a file; read = created + updated + unchanged + merged + refused. */
export type ImportSummary = {
  runId: number;
  source: string;
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that went into the job of another row of the same notice, or tell of the recruitment of one. */
  merged: number;
  refused: number;
  refusedByReason: Partial<Record<RefusalReason, number>>;
  durationMs: number;
};

/** Called as an import goes on, with the rows dealt with so far and all of them. */
export type Progress = (done: number, total: number) => void;

/**
 * Imports one file: every row becomes a job, joins one, or is refused with a reason, and the run is recorded with its counts. Jobs
 * and counts are written in one transaction, so a crash leaves nothing half-written; imports wait for each
 * other. Importing a file again changes nothing.
 * @throws UnreadableFileError when the file cannot be read as listings; any other failure is recorded in its run and thrown
 */
export async function importFile(file: string, onProgress?: Progress): Promise<ImportSummary> {
  await loadBodies();
  return importListings(readListingRows(await readListingFile(file, await readColumnMaps())), {
    input: path.basename(file),
    onProgress,
  });
}

type ImportOptions = {
  /** Name of the file. */
  input: string;
  onProgress?: Progress;
  /** Who imports, for the log; a script is logged by its run alone. */
  actor?: Editor;
};

/** The same for rows that are read already. */
export async function importListings(listings: Listings, { input, onProgress, actor }: ImportOptions): Promise<ImportSummary> {
  const started = performance.now();
  const run = { source: listings.host, input };
  try {
    return await db().$transaction((tx) => importWithin(tx, { run, listings, started, onProgress, actor }), {
      timeout: TRANSACTION_TIMEOUT_MS,
    });
  } catch (error) {
    // The run itself was rolled back with its rows; this one says that it happened.
    const message = error instanceof Error ? error.message : "unknown error";
    const durationMs = Math.round(performance.now() - started);
    await db().ingestionRun.create({
      data: { ...run, status: "failed", finishedAt: new Date(), durationMs, error: message.slice(0, ERROR_LENGTH) },
    });
    throw error;
  }
}

type Run = {
  run: { source: string; input: string; sourceKey?: string };
  listings: Listings;
  started: number;
  onProgress?: Progress;
  /** Told of each batch what was decided, listing by listing. */
  onDecided?: (batch: readonly Accepted[], decisions: readonly Decision[]) => void;
  /** Told what became of what the source announces, by row. */
  onAnnounced?: (outcomes: ReadonlyMap<number, Outcome>) => void;
  actor?: Editor;
};

/** The same within a transaction of the caller, who writes more in it. */
export async function importWithin(
  tx: Prisma.TransactionClient,
  { run, listings, started, onProgress, onDecided, onAnnounced, actor }: Run,
): Promise<ImportSummary> {
  await lockImports(tx);
  const { id: runId } = await tx.ingestionRun.create({ data: run, select: { id: true } });
  const { jobs } = listings;
  const outcomes = { created: 0, updated: 0, unchanged: 0 };
  const withoutJob = listings.joined.length + listings.refused.length;
  for (let start = 0; start < jobs.length; start += STEP) {
    const batch = jobs.slice(start, start + STEP);
    const decisions = await importBatch(tx, batch);
    for (const { outcome } of decisions) outcomes[COUNTED_AS[outcome]]++;
    onDecided?.(batch, decisions);
    onProgress?.(withoutJob + start + batch.length, withoutJob + jobs.length);
  }
  const { announcements = [] } = listings;
  const announced = await attachAnnouncements(tx, announcements);
  onAnnounced?.(announced);
  const refused = [...listings.refused, ...announcements.flatMap((one) => refusalOf(one, announced.get(one.row)))];
  const counts = {
    read: withoutJob + jobs.length + announcements.length,
    ...outcomes,
    merged: listings.joined.length + [...announced.values()].filter(({ state }) => state === "attached").length,
    refused: refused.length,
  };
  const durationMs = Math.round(performance.now() - started);
  await tx.refusal.createMany({ data: refused.slice(0, MAX_KEPT_REFUSALS).map((refusal) => ({ runId, ...refusal })) });
  await keepWaitingRows(tx, listings.waiting, new Date());
  await tx.ingestionRun.update({
    where: { id: runId },
    data: {
      status: "succeeded",
      finishedAt: new Date(),
      itemsProcessed: counts.read,
      itemsCreated: counts.created,
      itemsUpdated: counts.updated,
      itemsUnchanged: counts.unchanged,
      itemsRefused: counts.refused,
      durationMs,
    },
  });
  if (actor) {
    await recordAudit(tx, { actor, action: "import.run", entityId: runId, label: run.input, newValues: { ...run, ...counts } });
  }
  return { runId, source: listings.host, ...counts, refusedByReason: countReasons(refused), durationMs };
}

/** What is announced of no recruitment that is here counts as refused; so does what waits, as every row that waits for an editor. */
function refusalOf({ row, title }: Announcement, outcome: Outcome | undefined): Refused[] {
  if (outcome?.state === "attached") return [];
  return [{ row, reason: outcome?.state === "waiting" ? "not-a-recruitment" : "of-no-recruitment", detail: "", title }];
}

function countReasons(refused: readonly Refused[]): ImportSummary["refusedByReason"] {
  const counts: ImportSummary["refusedByReason"] = {};
  for (const { reason } of refused) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
