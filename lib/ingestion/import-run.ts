import type { Announcement } from "@/lib/announcements/announcement";
import { attachAnnouncements, type Outcome } from "@/lib/announcements/attach";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { mayTakeLong } from "@/lib/database/losses";
import type { Prisma } from "@/lib/generated/prisma/client";
import { addRefusal, type ImportInput, type Refusals, refusedCount } from "@/lib/ingestion/import-input";
import type { Accepted } from "@/lib/ingestion/parse/listing-of";
import type { RefusalReason } from "@/lib/ingestion/parse/refusals";
import { keepWaitingRows } from "@/lib/ingestion/review/mutations";
import type { Decision } from "@/lib/jobs/import/decide";
import { lockImports, writeBatch } from "@/lib/jobs/import/write";
import { noteSightings, type Sighting, sightingsOf } from "@/lib/jobs/import/write-rows";
import { isMany, type KnownKeys, makeKnownKeys, storedJobs } from "@/lib/jobs/joining/known-keys";

/** Half a million notices on a machine that is busy otherwise. */
export const TRANSACTION_TIMEOUT_MS = 2 * 60 * 60_000;

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

type Run = {
  run: { source: string; input: string; sourceKey?: string };
  held: ImportInput;
  started: number;
  onProgress?: Progress;
  /** Told of each batch what was decided, listing by listing. */
  onDecided?: (batch: readonly Accepted[], decisions: readonly Decision[]) => void;
  /** Told what became of what the source announces, by row. */
  onAnnounced?: (outcomes: ReadonlyMap<number, Outcome>) => void;
  actor?: Editor;
};

/** Imports within a transaction of the caller, who writes more in it, and records the run. */
export async function importWithin(
  tx: Prisma.TransactionClient,
  { run, held, started, onProgress, onDecided, onAnnounced, actor }: Run,
): Promise<ImportSummary> {
  // However long those before it take; a click of the staff that waits for them is ended, lest all connections of a server wait.
  await mayTakeLong(tx);
  await lockImports(tx);
  const { id: runId } = await tx.ingestionRun.create({ data: run, select: { id: true } });
  const { announcements, refused } = held;
  const outcomes = { created: 0, updated: 0, unchanged: 0 };
  const withoutJob = held.joined + refusedCount(refused);
  let done = withoutJob;
  onProgress?.(done, withoutJob + held.count);
  const sightings: Sighting[] = [];
  const known = isMany(held.count, await storedJobs(tx)) ? await prepareForMany(tx, held.sources) : undefined;
  for await (const batch of held.notices) {
    const decisions = await writeBatch(tx, batch, { known, runId });
    sightings.push(...sightingsOf(decisions));
    for (const { outcome } of decisions) outcomes[COUNTED_AS[outcome]]++;
    onDecided?.(batch, decisions);
    done += batch.length;
    onProgress?.(done, withoutJob + held.count);
  }
  const announced = await attachAnnouncements(tx, announcements);
  onAnnounced?.(announced);
  for (const one of announcements) noteRefused(refused, one, announced.get(one.row));
  await noteSightings(tx, sightings);
  const counts = {
    read: withoutJob + held.count + announcements.length,
    ...outcomes,
    merged: held.joined + [...announced.values()].filter(({ state }) => state === "attached").length,
    refused: refusedCount(refused),
  };
  const durationMs = Math.round(performance.now() - started);
  await tx.refusal.createMany({ data: refused.first.map((refusal) => ({ runId, ...refusal })) });
  await keepWaitingRows(tx, held.waiting, new Date());
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
  return { runId, source: held.host, ...counts, refusedByReason: refused.byReason, durationMs };
}

/** Names and keys are looked up after each batch: what has just been written is not to be looked through row by row until the index takes it in. */
async function prepareForMany(tx: Prisma.TransactionClient, sources: readonly string[]): Promise<KnownKeys> {
  await tx.$executeRaw`SELECT set_config('gin_pending_list_limit', '64', true)`;
  return makeKnownKeys(tx, sources);
}

/** What is announced of no recruitment that is here counts as refused; so does what waits, as every row that waits for an editor. */
function noteRefused(refused: Refusals, { row, title }: Announcement, outcome: Outcome | undefined): void {
  if (outcome?.state === "attached") return;
  const reason = outcome?.state === "waiting" ? "not-a-recruitment" : "of-no-recruitment";
  addRefusal(refused, { row, reason, detail: "", title });
}
