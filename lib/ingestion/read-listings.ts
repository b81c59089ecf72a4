import type { Announcement } from "@/lib/announcements/announcement";
import { atOnce, inTurns } from "@/lib/ingestion/in-turns";
import { byFirstPosting, isNewer, pageBesideName, sameOnPage } from "@/lib/ingestion/one-page";
import { waitingWithOwnNames, withOwnNames } from "@/lib/ingestion/own-names";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { withCorrigenda } from "@/lib/ingestion/parse/corrigenda";
import { DateOrders } from "@/lib/ingestion/parse/date-orders";
import { losesDigits } from "@/lib/ingestion/parse/deadline-of";
import { type Accepted, type FileContext, listingOf, type Refused } from "@/lib/ingestion/parse/listing-of";
import { siteOf } from "@/lib/ingestion/parse/reference-of";
import type { RefusalReason } from "@/lib/ingestion/parse/refusals";
import { withNotes } from "@/lib/ingestion/parse/table-notes";
import type { ListingFile } from "@/lib/ingestion/read/entries";
import { type WaitingRow, waitingRow } from "@/lib/ingestion/review/waiting-row";
import { pageOfDigest } from "@/lib/jobs/import/extension";
import { referenceKey } from "@/lib/jobs/import/listings";
import { NOT_SPECIFIED } from "@/lib/jobs/job/values";
import { jobInputSchema } from "@/lib/jobs/schema";
import { undatedNameKey } from "@/lib/jobs/similar/keys";
import { placeName, placesOf } from "@/lib/places/places";
import { isStateKey } from "@/lib/places/states";

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
  /** The rows that are jobs here already. */
  known?: ReadonlySet<number>;
};

type Rows = Pick<ListingFile, "rows" | "seenAt">;

/** Turns the rows of a file into jobs. */
export function readListingRows(file: Rows, options: Options = {}): Listings {
  return atOnce(listingsOf(file, options));
}

/** The same row by row, where the process serves others too. */
export function readListingRowsInTurns(file: Rows, options: Options = {}): Promise<Listings> {
  return inTurns(listingsOf(file, options));
}

function* listingsOf(file: Rows, { reviewed, host, known }: Options): Generator<void, Listings> {
  const site = host === undefined ? siteOf(file.rows) : { host, hasListingLinks: true };
  const orders = new DateOrders();
  for (const row of file.rows) {
    orders.note(row);
    yield;
  }
  const lossy = losesDigits(file.rows.map((row) => row.cells.deadline));
  const context = { seenAt: file.seenAt, site, losesDigits: lossy, ...orders.order, known };
  const accepted: Accepted[] = [];
  const refused: Refused[] = [];
  const waiting: WaitingRow[] = [];
  // What a source announces is attached to its recruitment (lib/announcements); a file is read once.
  for (const row of withNotes(host === undefined ? withCorrigenda(file.rows) : file.rows)) {
    yield;
    const read = readRow(row, context, reviewed);
    if ("job" in read) accepted.push(read);
    else {
      refused.push(read.refused);
      if (read.waiting) waiting.push(read.waiting);
    }
  }
  // A source that is fetched shows what its page says now, item by item: it is taken at its word.
  const { jobs, joined } = host === undefined ? joinFile(accepted) : joinRows(accepted, new Map());
  return { jobs: withLoneNames(jobs), joined, refused, waiting: waitingWithOwnNames(waiting), host: site.host };
}

/** Reads a row into a job, or says why it is none, and as what it waits for an editor where it does. */
export function readRow(
  row: ListingRow,
  context: FileContext,
  reviewed?: ReadonlySet<RefusalReason>,
): Accepted | { refused: Refused; waiting: WaitingRow | null } {
  const read = listingOf(row, context);
  return "job" in read ? read : { refused: read, waiting: waitingRow(row, read, context, reviewed) };
}

/** One job for each notice of a file, in which one name may stand for several, and several for one. */
function joinFile(accepted: readonly Accepted[]): Pick<Listings, "jobs" | "joined"> {
  const named = new Map<string, Accepted[]>();
  for (const row of accepted) {
    const rows = named.get(referenceKey(row.job));
    if (rows) rows.push(row);
    else named.set(referenceKey(row.job), [row]);
  }
  const own = new Map([...named.values()].flatMap((rows) => withOwnNames(rows).map((row) => [row.row, row] as const)));
  const rows = accepted.map((row) => own.get(row.row) ?? row);
  return joinRows(rows, namesOnPages(rows));
}

/** One job for each reference, where some are other names of a notice. */
function joinRows(rows: readonly Accepted[], names: ReadonlyMap<string, string>): Pick<Listings, "jobs" | "joined"> {
  const groups = new Map<string, Gathered>();
  const keyOf = ({ job }: Accepted) => names.get(referenceKey(job)) ?? referenceKey(job);
  for (const row of rows) groups.set(keyOf(row), gather(groups.get(keyOf(row)), row));
  const joined = rows.flatMap((one) => {
    const { row, job } = one;
    const into = groups.get(keyOf(one))?.newest.row ?? row;
    return into === row ? [] : [{ row, into, title: job.title }];
  });
  return { jobs: [...groups.values()].map(wholeNotice), joined };
}

/** The other names of notices that stand on pages of their own, with the names that count (one-page.ts). */
function namesOnPages(rows: readonly Accepted[]): Map<string, string> {
  const pages = new Map<string, Accepted[]>();
  for (const row of rows) {
    const page = pageBesideName(row);
    if (page !== null) pages.set(page, [...(pages.get(page) ?? []), row]);
  }
  return new Map([...pages.values()].flatMap((onPage) => (onPage.length > 1 ? [...sameOnPage(onPage)] : [])));
}

/**
 * What the rows of one notice say together: the newest, the one by whose name it is known, the states on whose pages they stand, and, of rows beside each
 * other without a name at their source, the places and counts, as those of a list by districts.
 */
export type Gathered = { newest: Accepted; first: Accepted; names: Set<string>; states: Set<string>; beside: Accepted[] };

/** Adds a row of a notice to those before it. */
export function gather(known: Gathered | undefined, row: Accepted): Gathered {
  if (!known)
    return { newest: row, first: row, names: new Set([row.job.sourceReference]), states: new Set(row.states), beside: [] };
  for (const state of row.states) known.states.add(state);
  known.names.add(row.job.sourceReference);
  if (isNewer(row, known.newest)) [known.newest, known.beside] = [row, []];
  else if (!isNewer(known.newest, row) && nameWithoutReference(row) !== null) known.beside.push(row);
  if (byFirstPosting(row, known.first) < 0) known.first = row;
  return known;
}

/**
 * The job of the rows of one notice: the newest counts, under the name that it first had, and a notice that stands on the pages of several states is in all of them. States
 * come in the order of the alphabet, so that the order of rows changes nothing.
 */
export function wholeNotice({ newest, first, names, states, beside }: Gathered): Accepted {
  const whole = beside.length > 0 ? together([newest, ...beside]) : newest;
  return inAllStates(names.size > 1 ? renamed(whole, first.job, names) : whole, [...states].toSorted());
}

/** The first of some rows of one notice in all places that they name; counts of places are of parts of it, and others that differ contradict each other. */
function together(rows: readonly [Accepted, ...Accepted[]]): Accepted {
  const [first] = rows;
  const counts = new Set(rows.flatMap(({ job }) => job.positions ?? []));
  const named = rows.flatMap(({ job, states }) => (states.length > 0 || job.location === NOT_SPECIFIED ? [] : [job.location]));
  const places = [...new Set(named)].toSorted();
  const isOneCount = counts.size < 2 && places.length < 2;
  const one = isOneCount ? first : { ...first, job: { ...first.job, positions: null } };
  if (first.states.length > 0 || places.length < 2) return one;
  const inAll = inPlaces(one, places);
  // More than can be told, as the districts of a large state, are in their states.
  return inAll === one ? inPlaces(one, [...new Set(places.flatMap(statesOf))].toSorted()) : inAll;
}

function statesOf(place: string): string[] {
  return placesOf(place).flatMap((key) => (isStateKey(key) ? (placeName(key) ?? []) : []));
}

function renamed(newest: Accepted, { sourceReference, postedOn }: Accepted["job"], names: ReadonlySet<string>): Accepted {
  const otherNames = [...names].filter((name) => name !== sourceReference).toSorted();
  return { ...newest, job: { ...newest.job, sourceReference, postedOn }, otherNames };
}

function inAllStates(newest: Accepted, states: readonly string[]): Accepted {
  return states.length < 2 || newest.states.length === 0 ? newest : inPlaces(newest, states);
}

function inPlaces(row: Accepted, places: readonly string[]): Accepted {
  const merged = jobInputSchema.safeParse({ ...row.job, location: places.join(", ") });
  return merged.success ? { ...row, job: merged.data } : row;
}

/** Says of the jobs without a name at their source which are the only ones of theirs, so that a changed deadline can be told from a second notice. */
function withLoneNames(jobs: readonly Accepted[]): Accepted[] {
  const counts = new Map<string | null, number>();
  for (const job of jobs) counts.set(nameWithoutReference(job), (counts.get(nameWithoutReference(job)) ?? 0) + 1);
  return jobs.map((job) => {
    const name = nameWithoutReference(job);
    return name !== null && counts.get(name) === 1 ? { ...job, isOnlyOfItsName: true } : job;
  });
}

/** By what a notice is known that has no name at its source; null where it has one. */
export function nameWithoutReference({ job }: Accepted): string | null {
  return pageOfDigest(job.sourceReference) === null ? null : `${job.source}\n${undatedNameKey(job)}`;
}
