import { TO_BE_SORTED } from "@/lib/jobs/facts/departments";
import { JOB_NAMES } from "@/lib/jobs/job/names";
import { NOT_SPECIFIED } from "@/lib/jobs/job/values";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";
import { hostOf } from "@/lib/jobs/similar/notice-address";

/** A listing that is of a recruitment, as its source showed it last. */
export type KeptListing = {
  source: string;
  sourceReference: string;
  listing: ParsedJobInput;
  /** Whether its source speaks for the body. */
  isOfficial: boolean;
  seenAt: Date | null;
};

/** What a listing says where it does not know. */
const UNKNOWN = new Set<unknown>([null, undefined, "", NOT_SPECIFIED, TO_BE_SORTED]);

/**
 * One job of the listings of a recruitment: field by field what an official source says, else what the listing says by which the job came, else the
 * next. Nothing that any of them says is dropped, and which was seen last changes nothing: two sources that differ would else correct each other at every
 * run. The day of posting is that of the first, since a job keeps it.
 */
export function mergeListings(listings: readonly KeptListing[]): ParsedJobInput | null {
  const [first] = listings;
  if (!first) return null;
  const kept = [...listings.filter(({ isOfficial }) => isOfficial), ...listings.filter(({ isOfficial }) => !isOfficial)];
  const ranked = kept.map(({ listing }) => listing);
  const [base = first.listing] = ranked;
  const said = JOB_NAMES.map((name) => [name, ranked.find((listing) => !UNKNOWN.has(listing[name]))?.[name] ?? base[name]]);
  const form = kept.find((one) => one.listing.applyLink && leadsToForm(one))?.listing.applyLink;
  const merged: ParsedJobInput = {
    ...base,
    ...Object.fromEntries(said),
    // A tracker has its own article beside "Apply": where another listing leads to the form, that counts.
    ...(form && { applyLink: form }),
    source: first.listing.source,
    sourceReference: first.listing.sourceReference,
    postedOn: first.listing.postedOn,
    // It is kept with the body, and a stored job does not say it: a merged one would else change when its source is seen again.
    organisationWebsite: null,
    jobPositions: ranked.find(({ jobPositions }) => jobPositions.length > 0)?.jobPositions ?? [],
  };
  // Facts of two sources can contradict each other, as a start of one after the last date of the other: then the best one stands alone.
  const checked = jobInputSchema.safeParse({ ...merged, applicationStartDate: startOf(merged) });
  return checked.success
    ? checked.data
    : { ...base, source: first.listing.source, sourceReference: first.listing.sourceReference };
}

/** Whether the link to apply of a listing leads elsewhere than to its source, or that is the body's own site. */
function leadsToForm({ source, listing: { applyLink }, isOfficial }: KeptListing): boolean {
  return isOfficial || !applyLink || hostOf(applyLink) !== source;
}

function startOf({ applicationStartDate, deadline }: ParsedJobInput): string | null {
  return applicationStartDate && applicationStartDate <= deadline ? applicationStartDate : null;
}
