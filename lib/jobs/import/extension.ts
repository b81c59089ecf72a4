import { addDays, type Day, daysBetween } from "@/lib/dates";
import { EXTENSION_DAYS } from "@/lib/jobs/similar/likeness";

/** Days after a deadline in which its source may still show it as extended, where it does not say when it posted the notice. */
const GRACE_DAYS = 7;

type Stored = { sourceReference: string; content: { deadline: Day } };
type Listing = { job: { sourceReference: string; deadline: Day; postedOn: Day }; postedIsFallback?: boolean };

/**
 * The stored job that a listing shows with another deadline, of those of its source with its name; null where there is none, or more
 * than one, which nothing tells apart. Only for listings whose reference is a digest that the deadline is part of
 * (lib/ingestion/parse/reference-of.ts), and that are the only one of their name in their file: a source that shows two of one name at a
 * time has two notices.
 */
export function extendedJob<Job extends Stored>(listing: Listing, candidates: readonly Job[]): Job | null {
  const [only, ...others] = candidates.filter((candidate) => isExtension(candidate, listing));
  return only && others.length === 0 ? only : null;
}

/**
 * The number of a row: another sheet of its source was not taken for one whose ids number its rows (lib/ingestion/parse/reference-of.ts). In the place of a page
 * it is a name that several notices have (lib/ingestion/own-names.ts).
 */
const IS_NUMBER = /^\d+$/;

/**
 * Whether two notices of one name are one: their deadlines lie within four months, and the listing was posted before the stored one
 * closed. Where its source does not say when it posted it, the day on which it was seen counts, and a week more: an extension is often
 * told when the last date has passed.
 */
function isExtension({ sourceReference, content }: Stored, { job, postedIsFallback }: Listing): boolean {
  const page = pageOfDigest(job.sourceReference);
  return (
    page !== null &&
    (page === pageOfDigest(sourceReference) || (IS_NUMBER.test(sourceReference) && !IS_NUMBER.test(page))) &&
    Math.abs(daysBetween(content.deadline, job.deadline)) <= EXTENSION_DAYS &&
    job.postedOn <= addDays(content.deadline, postedIsFallback ? GRACE_DAYS : 0)
  );
}

/**
 * The page of a row that has no name of its own at its source, whose reference is this page and a digest of what the row says
 * (lib/ingestion/parse/reference-of.ts); null where the reference is a name.
 */
export function pageOfDigest(sourceReference: string): string | null {
  return /^([^#]{0,20})#[0-9a-f]{32}$/.exec(sourceReference)?.[1] ?? null;
}
