import { closingInstant } from "@/lib/dates";
import type { OpenJudge } from "@/lib/eligibility/open-judge";
import type { Verdict } from "@/lib/eligibility/reason";
import type { OpenJob } from "@/lib/eligibility/rules-file/unpack";

/** An open job and what was found of it; null where its notice is not known as data. */
export type FoundJob = { job: OpenJob; verdict: Verdict | null };

/** The groups in which open jobs are shown; `unread` are those whose notice is not known as data. */
export const GROUPS = ["eligible", "cannot_tell", "not_eligible", "unread"] as const;
export type Group = (typeof GROUPS)[number];

/** The jobs that are open, soonest last date first, and as they come within one. */
export function openSoonestFirst(jobs: readonly OpenJob[], now: Date): OpenJob[] {
  // Thousands of jobs share some dozens of last dates: an instant in India is dear to reckon, and sorting the jobs themselves more so.
  const byDate = new Map<string, { end: number; jobs: OpenJob[] }>();
  for (const job of jobs) {
    const key = job.closesAt ?? job.deadline;
    const same = byDate.get(key);
    if (same) same.jobs.push(job);
    else byDate.set(key, { end: closingInstant(job).getTime(), jobs: [job] });
  }
  return [...byDate.values()]
    .filter(({ end }) => now.getTime() < end)
    .sort((a, b) => a.end - b.end)
    .flatMap((one) => one.jobs);
}

/** What each job is to one person. */
export function findAll(jobs: readonly OpenJob[], { verdictOn }: OpenJudge): FoundJob[] {
  return jobs.map((job) => ({ job, verdict: verdictOn(job) }));
}

export function grouped(found: readonly FoundJob[]): Record<Group, FoundJob[]> {
  const groups: Record<Group, FoundJob[]> = { eligible: [], cannot_tell: [], not_eligible: [], unread: [] };
  for (const one of found) groups[one.verdict ?? "unread"].push(one);
  return groups;
}
