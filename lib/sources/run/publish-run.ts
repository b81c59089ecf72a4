import type { Outcome } from "@/lib/announcements/attach";
import { dayInIndia, dayOf } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Prisma, Source } from "@/lib/generated/prisma/client";
import { importInputOf } from "@/lib/ingestion/import-input";
import { importWithin, TRANSACTION_TIMEOUT_MS } from "@/lib/ingestion/import-run";
import type { Accepted } from "@/lib/ingestion/parse/listing-of";
import type { Decision } from "@/lib/jobs/import/decide";
import { everyMs, type SourceDefinition } from "@/lib/sources/definition";
import { changedTitles, type Listed, movedDates, renamedNotices } from "@/lib/sources/run/changed-at-once";
import { jobsByName } from "@/lib/sources/run/jobs-by-name";
import { ImplausibleRun } from "@/lib/sources/run/judge";
import { keepItems } from "@/lib/sources/run/keep-items";
import { noteListings } from "@/lib/sources/run/note-listings";
import type { SourceRun } from "@/lib/sources/run/read-source";

type Tx = Prisma.TransactionClient;
type Given = { source: Source; definition: SourceDefinition; run: SourceRun };

/**
 * Publishes what a run has read by the decision of every import, keeps its items, and says when the source is due again, all in one transaction: a
 * worker that is killed has done all of it or nothing, and the run that comes after does it once. Nothing happens where another run
 * of the source, or an edit of its definition, was faster.
 * @returns whether a job was created or may have changed; null where it was overtaken
 * @throws ImplausibleRun where most of its last dates moved as no office moves them, or most notices have other titles
 */
export function publishRun({ source, definition, run }: Given): Promise<boolean | null> {
  const started = performance.now();
  return db().$transaction(
    async (tx) => {
      if (!(await lockSource(tx, source))) return null;
      const jobIds = new Map<number, number | null>();
      const created: Accepted[] = [];
      const asked = new Set<number>();
      const decided: Decision[] = [];
      const { key } = source;
      let announced: ReadonlyMap<number, Outcome> = new Map();
      const summary = await importWithin(tx, {
        run: { source: run.listings.host, input: definition.addresses[0] ?? "", sourceKey: key },
        held: importInputOf(run.listings),
        started,
        onDecided: (batch, decisions) => {
          decided.push(...decisions);
          for (const [index, accepted] of batch.entries()) {
            const decision = decisions[index];
            if (decision?.outcome === "create") created.push(accepted);
            else if (decision?.outcome === "kept" && decision.reason === "asked") asked.add(accepted.row);
            else jobIds.set(accepted.row, decision?.id ?? null);
          }
        },
        onAnnounced: (outcomes) => {
          announced = outcomes;
        },
      });
      // A definition that was saved anew is compared with nothing: that is how an admin says that the dates are right.
      const isCompared = source.lastItems !== null;
      if (isCompared) refuse(movedDates(decided) ?? changedTitles(decided));
      // What waits may be listed since long, and stands there all the same.
      const named = [...created.map(({ row, job }) => ({ ...job, row })), ...run.listings.waiting];
      for (const [row, jobId] of await jobsByName(tx, named)) jobIds.set(row, jobId);
      await keepItems(tx, { sourceKey: key, run, jobIds, asked, announced });
      const count = run.items.length + run.unchanged;
      const { isSwept, ...size } = await noteListings(tx, { source, run });
      if (isCompared) refuse(renamedNotices(await listedAround(tx, key, run.startedAt), dayInIndia(run.startedAt)));
      await tx.source.update({
        where: { key },
        data: {
          dueAt: new Date(run.startedAt.getTime() + everyMs(definition.schedule)),
          lastRunAt: run.startedAt,
          lastGoodAt: run.startedAt,
          failures: 0,
          lastError: isSwept ? null : `${count} items, under half of what was listed: none was marked as gone`,
          ...size,
        },
      });
      return summary.created + summary.updated > 0 || [...announced.values()].some(({ state }) => state === "attached");
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

/** @throws ImplausibleRun for a reason, which takes back what the run has written */
function refuse(reason: string | null): void {
  if (reason !== null) throw new ImplausibleRun(reason);
}

/** What a source listed until a run, and since. */
async function listedAround(tx: Tx, sourceKey: string, startedAt: Date): Promise<Listed[]> {
  const listings = await tx.sourceListing.findMany({
    where: { sourceKey, OR: [{ goneAt: null }, { goneAt: startedAt }] },
    select: { firstSeenAt: true, lastSeenAt: true, job: { select: { deadline: true } } },
  });
  return listings.map(({ firstSeenAt, lastSeenAt, job }) => ({
    deadline: dayOf(job.deadline),
    isSeen: lastSeenAt >= startedAt,
    isNew: firstSeenAt >= startedAt,
  }));
}

/** Locks a source; false where it is no longer what the run began with. */
export async function lockSource(tx: Tx, { key, version, dueAt }: Source): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM sources WHERE key = ${key} AND version = ${version} AND due_at = ${dueAt}::timestamptz AND is_enabled FOR UPDATE`;
  return rows.length > 0;
}
