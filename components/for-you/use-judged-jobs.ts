"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { isOpen } from "@/lib/dates";
import { allRules } from "@/lib/device/open-rules";
import { type Judgement, judgeOf } from "@/lib/eligibility/judge";
import type { Profile } from "@/lib/eligibility/profile";
import type { JudgedJob } from "@/lib/eligibility/rules-file/chunk";

/** An open job and what was found of it; null where its notice is not known as data. */
export type FoundJob = { job: JudgedJob; judgement: Judgement | null };

type Judged = {
  /** All open jobs, soonest last date first; null until they are read. */
  jobs: readonly FoundJob[] | null;
  hasFailed: boolean;
  retry: () => void;
};

/** Judges all open jobs, here on the device. */
export function useJudgedJobs(profile: Profile | null): Judged {
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
  return { jobs, hasFailed, retry: useCallback(() => setFailed(false), []) };
}

function openOf(rules: readonly JudgedJob[], now: Date): JudgedJob[] {
  const timeOf = ({ deadline, closesAt }: JudgedJob) => closesAt ?? `${deadline}T23:59:59`;
  return rules
    .filter((job) => isOpen(job, now))
    .sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : a.id - b.id));
}
