"use client";

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { isOpen } from "@/lib/dates";
import { allRules } from "@/lib/device/open-rules";
import { ownProfile } from "@/lib/device/own-profile";
import { type Judgement, judgeOf } from "@/lib/eligibility/judge";
import type { Profile } from "@/lib/eligibility/profile";
import type { JudgedJob } from "@/lib/eligibility/rules-file/chunk";

/** An open job and what was found of it; null where its notice is not known as data. */
export type FoundJob = { job: JudgedJob; judgement: Judgement | null };

/** The groups in which open jobs are shown; `unread` are those whose notice is not known as data. */
export const GROUPS = ["eligible", "cannot_tell", "not_eligible", "unread"] as const;
export type Group = (typeof GROUPS)[number];

type Judged = {
  /** What the reader says of themself, live in every tab; null where nothing is told. */
  profile: Profile | null;
  /** All open jobs, soonest last date first; null until they are read. */
  jobs: readonly FoundJob[] | null;
  /** The same by group. */
  groups: Record<Group, FoundJob[]> | null;
  hasFailed: boolean;
  retry: () => void;
};

/** Judges all open jobs for the reader, here on the device. */
export function useJudgedJobs(): Judged {
  const profile = useSyncExternalStore(ownProfile.subscribe, ownProfile.read, () => null);
  const [rules, setRules] = useState<JudgedJob[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (rules || hasFailed) return;
    let isGone = false;
    allRules().then(
      (found) => !isGone && setRules(found),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [rules, hasFailed]);
  const open = useMemo(() => rules && openOf(rules, new Date()), [rules]);
  const jobs = useMemo(() => {
    const judge = judgeOf(profile ?? {});
    return open === null ? null : open.map((job) => ({ job, judgement: job.notice && judge(job.notice, job.deadline) }));
  }, [open, profile]);
  const groups = useMemo(() => jobs && grouped(jobs), [jobs]);
  return { profile, jobs, groups, hasFailed, retry: useCallback(() => setFailed(false), []) };
}

function grouped(jobs: readonly FoundJob[]): Record<Group, FoundJob[]> {
  const groups: Record<Group, FoundJob[]> = { eligible: [], cannot_tell: [], not_eligible: [], unread: [] };
  for (const found of jobs) groups[found.judgement?.verdict ?? "unread"].push(found);
  return groups;
}

function openOf(rules: readonly JudgedJob[], now: Date): JudgedJob[] {
  const timeOf = ({ deadline, closesAt }: JudgedJob) => closesAt ?? `${deadline}T23:59:59`;
  return rules
    .filter((job) => isOpen(job, now))
    .sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : a.id - b.id));
}
