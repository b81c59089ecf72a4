import { corrected } from "@/lib/jobs/import/corrected";
import type { Incoming, StoredJob } from "@/lib/jobs/import/decide";
import { type KeptListing, mergeListings } from "@/lib/jobs/joining/merge-listings";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { isOfficialHost } from "@/lib/web-address";

/** What identifies a job across imports: where it is from, and its name there. */
export type Reference = { source: string; sourceReference: string };

/** A reference as the key of a map. */
export function referenceKey({ source, sourceReference }: Reference): string {
  return JSON.stringify([source, sourceReference]);
}

/** The listings of a job with this one among them as it is now; one that is older than what is kept of it changes nothing. */
export function listingsWith(stored: StoredJob, incoming: Incoming): readonly KeptListing[] {
  const { listings = [] } = stored;
  const { source, sourceReference } = incoming.job;
  const seenAt = incoming.seenAt ?? null;
  const isOfficial = incoming.isOfficial ?? isOfficialHost(source);
  const now: KeptListing = { source, sourceReference, listing: withFirstPosting(stored, incoming), isOfficial, seenAt };
  const at = listings.findIndex((kept) => referenceKey(kept) === referenceKey(now));
  const before = listings[at];
  if (!before) return stored.joinedBy ? [...(listings.length > 0 ? listings : [ownListing(stored)]), now] : listings;
  return seenAt !== null && before.seenAt !== null && seenAt < before.seenAt ? listings : listings.with(at, now);
}

/** The listing by which a job came, as long as no other was joined into it: what the job says. */
export function ownListing({ source, sourceReference, content, seenAt }: StoredJob): KeptListing {
  const listing = { ...content, source, sourceReference } as ParsedJobInput;
  return { source, sourceReference, listing, isOfficial: isOfficialHost(source), seenAt };
}

/** When the source of a listing was last seen to show it: of a job with several listings each has its own time. */
export function lastSeenOf({ seenAt, listings }: StoredJob, { job }: Incoming): Date | null {
  const own = listings?.find((kept) => referenceKey(kept) === referenceKey(job));
  return own ? own.seenAt : seenAt;
}

/** A job whose source never says when it was posted keeps the day on which it was first imported. */
function withFirstPosting(stored: StoredJob | null, { job, postedIsFallback }: Incoming): ParsedJobInput {
  const first = stored?.content.postedOn;
  return postedIsFallback && first !== undefined && first <= job.deadline ? { ...job, postedOn: first } : job;
}

/** What the job is after a listing: of a recruitment that several sources show what all of them say, with the listing as it is now, and with what the body corrected since. */
export function jobOf(stored: StoredJob | null, incoming: Incoming): ParsedJobInput {
  const own = withFirstPosting(stored, incoming);
  const listings = stored && listingsWith(stored, incoming);
  return corrected((listings && listings.length > 1 && mergeListings(listings)) || own, stored?.corrections);
}
