import { savedJobs } from "@/lib/device/saved-jobs";
import { appliedFor, trackedApplications } from "@/lib/tracker/device";

type Kept = { id: number; title: string; deadline: string; closesAt?: string | null; savedAt: number };

/** What is saved or tracked as planned, and not applied for, by its number: of one that is both, the latest date that its owner knew, since the first time. */
export function keptJobs(): Map<number, Kept> {
  const tracked = trackedApplications.records().filter(({ deletedAt }) => deletedAt === null);
  const applied = appliedFor(tracked);
  const saved = savedJobs.records().filter(({ deletedAt }) => deletedAt === null);
  const all = [
    ...saved.map(({ value, changedAt }): Kept => {
      const { jobId: id, title, deadline, closesAt } = value;
      return { id, title, deadline, closesAt, savedAt: changedAt.jobId ?? 0 };
    }),
    ...tracked.flatMap(({ value, changedAt }): Kept[] => {
      const { jobId: id, jobTitle: title, deadline, closesAt } = value;
      return id === null || deadline === null ? [] : [{ id, title, deadline, closesAt, savedAt: changedAt.jobId ?? 0 }];
    }),
  ];
  const kept = new Map<number, Kept>();
  for (const job of all) {
    if (applied.has(job.id)) continue;
    const known = kept.get(job.id) ?? job;
    const later = job.deadline > known.deadline ? job : known;
    kept.set(job.id, { ...later, title: known.title, savedAt: Math.min(known.savedAt, job.savedAt) });
  }
  return kept;
}
