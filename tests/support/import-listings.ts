import { contentHash } from "@/lib/jobs/facts/derive";
import { contentOf } from "@/lib/jobs/import/content";
import { decide, type Incoming, type StoredJob } from "@/lib/jobs/import/decide";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";

export const MONDAY = new Date("2026-01-05T00:00:00Z");
export const TUESDAY = new Date("2026-01-06T00:00:00Z");

export const jobOf = (change: Partial<ParsedJobInput> = {}) =>
  jobInputSchema.parse({
    source: "example.org",
    sourceReference: "1",
    title: "Junior Engineer",
    department: "State Government",
    recruitingOrganization: "Example Board",
    location: "Pune",
    qualification: "B.Tech",
    positions: 10,
    salary: "Pay Level 6",
    postedOn: "2026-01-01",
    deadline: "2026-02-01",
    jobPositions: [{ positionName: "Civil", qualification: "Diploma" }],
    ...change,
  });

export const incoming = (change: Partial<ParsedJobInput> = {}, seenAt: Date | null = MONDAY): Incoming => ({
  job: jobOf(change),
  seenAt,
});

export function stored(change: Partial<StoredJob> = {}, job = jobOf()): StoredJob {
  return {
    id: 7,
    source: job.source,
    sourceReference: job.sourceReference,
    contentHash: contentHash(job),
    isWithdrawn: false,
    isEdited: false,
    seenAt: MONDAY,
    content: contentOf(job),
    ...change,
  };
}

export const outcome = (before: StoredJob | null, listing: Incoming) => {
  const decision = decide(before, listing);
  return `${decision.outcome}: ${decision.reason}`;
};
