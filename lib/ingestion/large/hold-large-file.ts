import { daysBefore } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import { addRefusal, type ImportInput, type Refusals } from "@/lib/ingestion/import-input";
import type { Progress } from "@/lib/ingestion/import-run";
import { makeStage, sortStage, stagedNotices, stagedSources, stageRows } from "@/lib/ingestion/large/staged-rows";
import type { Surveyed } from "@/lib/ingestion/large/survey";
import { waitingWithOwnNames } from "@/lib/ingestion/own-names";
import type { Accepted } from "@/lib/ingestion/parse/listing-of";
import { readRow } from "@/lib/ingestion/read-listings";
import type { WaitingRow } from "@/lib/ingestion/review/waiting-row";
import { MAX_AGE_DAYS, MAX_ROWS_PER_RUN } from "@/lib/ingestion/review/waiting-row";

/**
 * Reads the rows of a large file into tables of the transaction, where its notices are put together: none is imported before the last row is read, and
 * the process holds a few hundred at a time.
 * @throws UnreadableFileError where the file cannot be read to its end
 */
export async function holdLargeFile(
  tx: Prisma.TransactionClient,
  { rows, count, context }: Surveyed,
  onProgress: Progress,
): Promise<ImportInput> {
  const refused: Refusals = { first: [], byReason: {} };
  const waiting: WaitingRow[] = [];
  const recent = daysBefore(new Date(), MAX_AGE_DAYS);
  let done = 0;
  let accepted = 0;
  await makeStage(tx);
  for await (const batch of rows()) {
    const kept: Accepted[] = [];
    for (const row of batch) {
      const read = readRow(row, context);
      if ("job" in read) kept.push(read);
      else {
        addRefusal(refused, read.refused);
        if (read.waiting && read.waiting.seenAt > recent && waiting.length < MAX_ROWS_PER_RUN) waiting.push(read.waiting);
      }
    }
    if (kept.length > 0) await stageRows(tx, kept);
    accepted += kept.length;
    done += batch.length;
    onProgress(done, count);
  }
  const notices = await sortStage(tx);
  return {
    host: context.site.host,
    notices: stagedNotices(tx),
    count: notices,
    joined: accepted - notices,
    refused,
    waiting: waitingWithOwnNames(waiting),
    announcements: [],
    sources: await stagedSources(tx),
  };
}
