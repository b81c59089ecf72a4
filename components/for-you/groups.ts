import type { FoundJob } from "./use-judged-jobs";

/** The groups in which open jobs are shown; `unread` are those whose notice is not known as data. */
export const GROUPS = ["eligible", "cannot_tell", "not_eligible", "unread"] as const;
export type Group = (typeof GROUPS)[number];

export function grouped(jobs: readonly FoundJob[]): Record<Group, FoundJob[]> {
  const groups: Record<Group, FoundJob[]> = { eligible: [], cannot_tell: [], not_eligible: [], unread: [] };
  for (const found of jobs) groups[found.judgement?.verdict ?? "unread"].push(found);
  return groups;
}
