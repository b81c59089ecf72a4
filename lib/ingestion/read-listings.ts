import { losesDigits } from "@/lib/ingestion/parse/deadline-of";
import { type Accepted, listingOf, type Refused } from "@/lib/ingestion/parse/listing-of";
import { siteOf } from "@/lib/ingestion/parse/reference-of";
import type { ListingFile } from "@/lib/ingestion/read/read-file";
import { type WaitingRow, waitingRow } from "@/lib/ingestion/review/waiting-row";
import { jobInputSchema } from "@/lib/jobs/schema";

/**
 * The jobs of a file, one a notice, with the number of rows that went into another row's job, the rows refused, and those of them that
 * an editor should look at.
 */
export type Listings = { jobs: Accepted[]; merged: number; refused: Refused[]; waiting: WaitingRow[]; host: string };

/** Turns the rows of a file into jobs. */
export function readListingRows(file: ListingFile): Listings {
  const site = siteOf(file.rows);
  const context = { seenAt: file.seenAt, site, losesDigits: losesDigits(file.rows.map((row) => row.cells.deadline)) };
  const accepted: Accepted[] = [];
  const refused: Refused[] = [];
  const waiting: WaitingRow[] = [];
  for (const row of file.rows) {
    const read = listingOf(row, context);
    if ("job" in read) {
      accepted.push(read);
      continue;
    }
    refused.push(read);
    const uncertain = waitingRow(row, read, context);
    if (uncertain) waiting.push(uncertain);
  }
  const jobs = mergeRows(accepted);
  return { jobs, merged: accepted.length - jobs.length, refused, waiting, host: site.host };
}

/**
 * One job for each reference: the newest row counts, and a notice that stands on the pages of several states is in all of them.
 * States come in the order of the alphabet, so that the order of rows changes nothing.
 */
function mergeRows(rows: readonly Accepted[]): Accepted[] {
  const groups = new Map<string, Accepted[]>();
  for (const row of rows) {
    const key = `${row.job.source}\n${row.job.sourceReference}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) => {
    const newest = group.reduce((best, row) => (isNewer(row, best) ? row : best));
    const states = [...new Set(group.flatMap((row) => row.states))].toSorted();
    if (states.length < 2 || newest.states.length === 0) return [newest];
    const merged = jobInputSchema.safeParse({ ...newest.job, location: states.join(", ") });
    return [merged.success ? { ...newest, job: merged.data } : newest];
  });
}

function isNewer(row: Accepted, best: Accepted): boolean {
  const order = row.seenAt.getTime() - best.seenAt.getTime();
  return order !== 0 ? order > 0 : row.job.postedOn > best.job.postedOn;
}
