import type { Announcement } from "@/lib/announcements/announcement";
import { losesDigits } from "@/lib/ingestion/parse/deadline-of";
import { type Accepted, listingOf, type Refused } from "@/lib/ingestion/parse/listing-of";
import { siteOf } from "@/lib/ingestion/parse/reference-of";
import type { RefusalReason } from "@/lib/ingestion/parse/refusals";
import type { ListingFile } from "@/lib/ingestion/read/entries";
import { type WaitingRow, waitingRow } from "@/lib/ingestion/review/waiting-row";
import { pageOfDigest } from "@/lib/jobs/import/extension";
import { referenceKey } from "@/lib/jobs/import/listings";
import { jobInputSchema } from "@/lib/jobs/schema";
import { nameKey } from "@/lib/jobs/similar/keys";

/** A row that went into the job of another row of the same notice. */
export type Joined = { row: number; into: number; title: string };

/**
 * The jobs of a file, one a notice, with the rows that went into another row's job, the rows refused, and those of them that an
 * editor should look at; of a source also what it announces of recruitments that are under way.
 */
export type Listings = {
  jobs: Accepted[];
  joined: Joined[];
  refused: Refused[];
  waiting: WaitingRow[];
  host: string;
  announcements?: Announcement[];
};

type Options = {
  /** Refusals that an editor is asked about, where they are more than those of a file. */
  reviewed?: ReadonlySet<RefusalReason>;
  /** Whose rows they are, where that is known: a link to apply then makes none of them another site's. */
  host?: string;
};

/** Turns the rows of a file into jobs. */
export function readListingRows(file: Pick<ListingFile, "rows" | "seenAt">, { reviewed, host }: Options = {}): Listings {
  const site = host === undefined ? siteOf(file.rows) : { host, hasListingLinks: true };
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
    const uncertain = waitingRow(row, read, context, reviewed);
    if (uncertain) waiting.push(uncertain);
  }
  const { jobs, joined } = joinRows(accepted);
  return { jobs: withLoneNames(jobs), joined, refused, waiting, host: site.host };
}

/**
 * One job for each reference: the newest row counts, and a notice that stands on the pages of several states is in all of them.
 * States come in the order of the alphabet, so that the order of rows changes nothing.
 */
function joinRows(rows: readonly Accepted[]): Pick<Listings, "jobs" | "joined"> {
  const groups = new Map<string, Accepted[]>();
  for (const row of rows) {
    const key = referenceKey(row.job);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const jobs: Accepted[] = [];
  const joined: Joined[] = [];
  for (const group of groups.values()) {
    const newest = group.reduce((best, row) => (isNewer(row, best) ? row : best));
    jobs.push(inAllStates(newest, group));
    for (const row of group) if (row !== newest) joined.push({ row: row.row, into: newest.row, title: row.job.title });
  }
  return { jobs, joined };
}

function inAllStates(newest: Accepted, group: readonly Accepted[]): Accepted {
  const states = [...new Set(group.flatMap((row) => row.states))].toSorted();
  if (states.length < 2 || newest.states.length === 0) return newest;
  const merged = jobInputSchema.safeParse({ ...newest.job, location: states.join(", ") });
  return merged.success ? { ...newest, job: merged.data } : newest;
}

/** Says of the jobs without a name at their source which are the only ones of theirs, so that a changed deadline can be told from a second notice. */
function withLoneNames(jobs: readonly Accepted[]): Accepted[] {
  const nameOf = ({ job }: Accepted) => (pageOfDigest(job.sourceReference) === null ? null : `${job.source}\n${nameKey(job)}`);
  const counts = new Map<string | null, number>();
  for (const job of jobs) counts.set(nameOf(job), (counts.get(nameOf(job)) ?? 0) + 1);
  return jobs.map((job) => {
    const name = nameOf(job);
    return name !== null && counts.get(name) === 1 ? { ...job, isOnlyOfItsName: true } : job;
  });
}

function isNewer(row: Accepted, best: Accepted): boolean {
  const order = row.seenAt.getTime() - best.seenAt.getTime();
  return order !== 0 ? order > 0 : row.job.postedOn > best.job.postedOn;
}
