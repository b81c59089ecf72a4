import { closingInstant } from "@/lib/dates";
import type { OpenJudge } from "@/lib/eligibility/open-judge";
import type { OpenJob } from "@/lib/eligibility/rules-file/unpack";

/** The groups in which open jobs are shown; `unread` are those whose notice is not known as data. */
export const GROUPS = ["eligible", "cannot_tell", "not_eligible", "unread"] as const;
export type Group = (typeof GROUPS)[number];

/** The jobs that are open, soonest last date first, and as they come within one. */
export function openSoonestFirst(jobs: readonly OpenJob[], now: Date): OpenJob[] {
  // Thousands of jobs share some dozens of last dates: computing an instant in India is slow, and sorting the jobs themselves is slower still.
  const byDate = new Map<string, { end: number; jobs: OpenJob[] }>();
  for (const job of jobs) {
    const key = job.closesAt ?? job.deadline;
    const same = byDate.get(key);
    if (same) same.jobs.push(job);
    else byDate.set(key, { end: closingInstant(job).getTime(), jobs: [job] });
  }
  const open = [...byDate.values()].filter(({ end }) => now.getTime() < end).sort((a, b) => a.end - b.end);
  return open.flatMap((one) => one.jobs);
}

/** The jobs by what each is to one person. */
export function grouped(jobs: readonly OpenJob[], { verdictOn }: OpenJudge): Record<Group, OpenJob[]> {
  const groups: Record<Group, OpenJob[]> = { eligible: [], cannot_tell: [], not_eligible: [], unread: [] };
  for (const job of jobs) groups[verdictOn(job) ?? "unread"].push(job);
  return groups;
}
