import { contentHash } from "@/lib/jobs/facts/derive";
import { type Changes, changesBetween, contentOf, type JobContent } from "@/lib/jobs/import/content";
import type { CorrectedFact } from "@/lib/jobs/import/corrected";
import { jobOf, lastSeenOf, type Reference, referenceKey } from "@/lib/jobs/import/listings";
import { WELCOME_NAMES } from "@/lib/jobs/job/names";
import type { KeptListing } from "@/lib/jobs/joining/merge-listings";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import type { Judgement } from "@/lib/jobs/similar/same-recruitment";
import { placesOf } from "@/lib/places/places";

/** A listing as its source showed it. */
export type Incoming = {
  job: ParsedJobInput;
  /** The instant of the snapshot. Null or absent: no snapshot (a seed), which replaces whatever is stored. */
  seenAt?: Date | null;
  /** Whether the source does not say when it posted the notice, and its day of posting is the day of the snapshot. */
  postedIsFallback?: boolean;
  /** Whether no other listing of its file has its name: it may then be a stored notice with another deadline (extension.ts). */
  isOnlyOfItsName?: boolean;
  /** Other references by which its source shows it beside its own, where the source names its notices anew. */
  otherNames?: readonly string[];
  /** Whether its source speaks for the body; where that is not said, the name of its host tells. */
  isOfficial?: boolean;
};

/** What the decision looks at of a stored job. */
export type StoredJob = Reference & {
  id: number;
  contentHash: string;
  isWithdrawn: boolean;
  /** Whether an editor has written it. */
  isEdited: boolean;
  seenAt: Date | null;
  content: JobContent;
  /** The listings of several sources that were joined into it, the one by which it came first; none of a job that one source alone shows. */
  listings?: readonly KeptListing[];
  /** What its body corrected since. */
  corrections?: readonly CorrectedFact[];
  /** Why the listing that asks was taken for one with the job just now. */
  joinedBy?: Judgement;
};

/** A job that a listing of another source may be one with: the staff decides, and until then the listing is neither. */
type AskedMatch = { askAbout: StoredJob; judgement: Judgement };

/** What is stored of a listing. */
export type StoredState = StoredJob | AskedMatch | typeof REMOVED;

/** Stands for a job that was deleted and is no longer stored: its listing makes no new one. */
export const REMOVED = "removed";

/** Why a job stays as it is although the listing says something else. */
export type KeptReason = "withdrawn" | "removed" | "edited" | "older-snapshot" | "less-complete" | "repeated" | "asked";

export type Decision =
  | { outcome: "create"; reason: "new"; job: ParsedJobInput; seenAt: Date | null }
  | {
      outcome: "update";
      reason: "newer" | "undated" | "as-complete" | "joined";
      id: number;
      job: ParsedJobInput;
      seenAt: Date | null;
      changes: Changes;
    }
  /** The source shows the stored content at the instant given, or null where nothing is to be noted. */
  | { outcome: "unchanged"; reason: "same-content"; id: number; seenAgainAt: Date | null }
  | { outcome: "kept"; reason: KeptReason; id: number | null };

/** Decides each listing of a batch, in order. Of several with one reference the last counts. */
export function decideAll(batch: readonly Incoming[], stored: ReadonlyMap<string, StoredState>): Decision[] {
  const last = new Map(batch.map(({ job }, index) => [referenceKey(job), index]));
  return batch.map((incoming, index) => {
    const key = referenceKey(incoming.job);
    const existing = stored.get(key) ?? null;
    return last.get(key) === index
      ? decide(existing, incoming)
      : { outcome: "kept", reason: "repeated", id: existing && existing !== REMOVED && "id" in existing ? existing.id : null };
  });
}

/**
 * What an import does with one listing, given what is stored of it. The content of a job is replaced unless it is withdrawn or removed, was
 * written by an editor, or its source showed it later than the listing; of two snapshots of one instant the less complete one is
 * left out, since they would else replace each other at every import.
 */
export function decide(stored: StoredState | null, incoming: Incoming): Decision {
  if (stored === REMOVED) return { outcome: "kept", reason: "removed", id: null };
  if (stored && "askAbout" in stored) return { outcome: "kept", reason: "asked", id: null };
  const job = jobOf(stored, incoming);
  const seenAt = incoming.seenAt ?? null;
  if (!stored) return { outcome: "create", reason: "new", job, seenAt };
  const { id } = stored;
  const lastSeen = lastSeenOf(stored, incoming);
  const keep = (reason: KeptReason): Decision => ({ outcome: "kept", reason, id });
  if (contentHash(job) === stored.contentHash) {
    const isLater = lastSeen !== null && seenAt !== null && seenAt > lastSeen;
    return { outcome: "unchanged", reason: "same-content", id, seenAgainAt: isLater ? seenAt : null };
  }
  if (stored.isWithdrawn) return keep("withdrawn");
  if (stored.isEdited) return keep("edited");
  const content = contentOf(job);
  const update = (reason: "newer" | "undated" | "as-complete" | "joined"): Decision => ({
    outcome: "update",
    reason,
    id,
    job,
    seenAt,
    changes: changesBetween(stored.content, content),
  });
  if (stored.joinedBy) return update("joined");
  if (lastSeen === null || seenAt === null) return update("undated");
  if (seenAt > lastSeen) return update("newer");
  if (seenAt < lastSeen) return keep("older-snapshot");
  return completeness(content) >= completeness(stored.content) ? update("as-complete") : keep("less-complete");
}

/** How much a listing says: its places and known fields. */
function completeness(content: JobContent): number {
  return placesOf(content.location).length + WELCOME_NAMES.filter((field) => content[field] !== null).length;
}
