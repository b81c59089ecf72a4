import type { Accepted } from "@/lib/ingestion/parse/listing-of";
import { contentHash } from "@/lib/jobs/facts/derive";
import { contentOf } from "@/lib/jobs/import/content";
import { type Decision, decide, type StoredJob } from "@/lib/jobs/import/decide";
import { listingsWith } from "@/lib/jobs/import/listings";
import { bestMatch } from "@/lib/jobs/joining/match-listings";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { recruitmentKeys } from "@/lib/jobs/similar/keys";

/** The job that a row of a file brings, as it is stored by then, and the sources that show it. */
type Brought = { row: number; stored: StoredJob; sources: Set<string> };

/** What becomes of a row that is, or may be, of the recruitment of another row of its file. */
export type OfOtherRow = { row: number; decision: Decision };

/** Jobs that one row is compared with, as an import does, and those of one key among which they are looked for, the latest. */
const MAX_CANDIDATES = 100;
const MAX_OF_KEY = 300;

/**
 * Finds for rows of no stored job, in their order, the row before them from another source whose job an import makes theirs too, or asks about:
 * it finds that job stored, which a preview never has. Null where the row brings a job of its own.
 */
export function ofOtherRows(): (incoming: Accepted) => OfOtherRow | null {
  const byKey = new Map<string, Brought[]>();
  const note = (brought: Brought, job: ParsedJobInput) => {
    for (const key of recruitmentKeys(job)) {
      const known = byKey.get(key);
      if (known) known.push(brought);
      else byKey.set(key, [brought]);
    }
  };
  return (incoming) => {
    const { row, job } = incoming;
    const sharing = new Set(recruitmentKeys(job).flatMap((key) => byKey.get(key)?.slice(-MAX_OF_KEY) ?? []));
    const candidates = [...sharing].filter(({ sources }) => !sources.has(job.source)).slice(-MAX_CANDIDATES);
    const match = bestMatch(
      job,
      candidates.map((brought) => ({ ...brought.stored.content, jobId: brought.row, brought })),
    );
    if (!match) {
      note({ row, stored: storedAs(incoming), sources: new Set([job.source]) }, job);
      return null;
    }
    const { candidate, judgement } = match;
    const { brought } = candidate;
    if (judgement.verdict === "ask") return { row: brought.row, decision: { outcome: "kept", reason: "asked", id: null } };
    const joining = { ...brought.stored, joinedBy: judgement };
    const decision = decide(joining, incoming);
    const now = "job" in decision ? { content: contentOf(decision.job), contentHash: contentHash(decision.job) } : {};
    brought.stored = { ...brought.stored, ...now, listings: listingsWith(joining, incoming) };
    brought.sources.add(job.source);
    if ("job" in decision) note(brought, decision.job);
    return { row: brought.row, decision };
  };
}

function storedAs({ job, seenAt }: Accepted): StoredJob {
  const { source, sourceReference } = job;
  const content = contentOf(job);
  return { id: 0, source, sourceReference, contentHash: contentHash(job), isWithdrawn: false, isEdited: false, seenAt, content };
}
