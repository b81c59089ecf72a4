import { type Announcement, announcementOf } from "@/lib/announcements/announcement";
import { db } from "@/lib/db";
import { REFUSAL_REASONS, type RefusalReason } from "@/lib/ingestion/parse/refusals";
import { type Listings, readListingRowsInTurns } from "@/lib/ingestion/read-listings";
import { UNCERTAIN, type WaitingRow } from "@/lib/ingestion/review/waiting-row";
import type { SourceDefinition } from "@/lib/sources/definition";
import type { PageItem } from "@/lib/sources/read/read-page";
import { jobsByName } from "@/lib/sources/run/jobs-by-name";
import { brokenExpectations, ImplausibleRun } from "@/lib/sources/run/judge";

/** Of a source what says too little waits for the staff too: an official page that names no last date is a notice all the same. */
const REVIEWED: ReadonlySet<RefusalReason> = new Set([...UNCERTAIN, "no-deadline", "no-organisation", "implausible-deadline"]);
/** Nothing to ask anybody about: where most items end so, the page was rebuilt. */
const UNREADABLE: ReadonlySet<RefusalReason> = new Set(["no-title", "body-for-title", "invalid"]);

type Seen = {
  items: readonly PageItem[];
  /** Items on pages that have not changed. */
  unchanged: number;
  seenAt: Date;
};

/** What the items of a source are as listings; a posting to come of what is a job here already is a slip, and no plan. @throws ImplausibleRun where they are not what is expected of it */
export async function readItems({ items, unchanged, seenAt }: Seen, definition: SourceDefinition): Promise<Listings> {
  const file = { rows: items.map(({ row }) => row), seenAt };
  const read = (known?: ReadonlySet<number>) =>
    readListingRowsInTurns(file, { reviewed: REVIEWED, host: definition.hosts[0], known });
  const asNew = await read();
  const plans = asNew.waiting.filter(isPlan);
  const known = plans.length > 0 ? await jobsByName(db(), plans) : undefined;
  const listings = known?.size ? await read(new Set(known.keys())) : asNew;
  const unreadable = listings.refused.filter(({ reason }) => UNREADABLE.has(reason)).length;
  // A note below a table has no last date of its own.
  const noticed = items.filter(({ row }) => row.note === undefined);
  const broken = brokenExpectations({ items: noticed, unchanged, unreadable }, definition);
  if (broken.length > 0) throw new ImplausibleRun(broken.join("; "));
  const isOfficial = definition.trust === "official";
  const jobs = listings.jobs.map((accepted) => ({ ...accepted, isOfficial }));
  return { ...listings, ...withoutAnnouncements(listings, announcementsOf(items, { listings, definition, seenAt })), jobs };
}

/** Whether a row waits for the day on which it says that it is published. */
function isPlan({ reason }: WaitingRow): boolean {
  return reason === REFUSAL_REASONS["posted-ahead"];
}

/** Reasons for which a row is no listing and may still tell of one: what a result lacks above all is a last date. */
const MAY_ANNOUNCE: ReadonlySet<RefusalReason> = new Set(["not-a-recruitment", "called-off", "no-deadline"]);

type Read = { listings: Listings; definition: SourceDefinition; seenAt: Date };

function announcementsOf(items: readonly PageItem[], { listings, definition, seenAt }: Read): Announcement[] {
  const rows = new Map(items.map(({ row }) => [row.row, row]));
  const seen = { seenAt, source: listings.host, isOfficial: definition.trust === "official", hosts: definition.hosts };
  return listings.refused.flatMap(({ row, reason }) => {
    const refused = MAY_ANNOUNCE.has(reason) ? rows.get(row) : undefined;
    return (refused && announcementOf(refused, seen)) ?? [];
  });
}

/** What is announced is neither refused nor waits as a listing. */
function withoutAnnouncements({ refused, waiting }: Listings, announcements: Announcement[]) {
  const rows = new Set(announcements.map(({ row }) => row));
  const isOther = ({ row }: { row: number }) => !rows.has(row);
  return { announcements, refused: refused.filter(isOther), waiting: waiting.filter(isOther) };
}
