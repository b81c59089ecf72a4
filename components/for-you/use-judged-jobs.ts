"use client";

import { useMemo, useState, useSyncExternalStore } from "react";
import { useLoaded } from "@/components/refresh/use-loaded";
import { useLook } from "@/components/refresh/use-refresh";
import { isOpen } from "@/lib/dates";
import { allRules, openRulePool } from "@/lib/device/open-rules";
import { ownProfile } from "@/lib/device/own-profile";
import { type Group, grouped, openSoonestFirst } from "@/lib/eligibility/open-jobs";
import { type OpenJudge, openJudge } from "@/lib/eligibility/open-judge";
import type { Profile } from "@/lib/eligibility/profile";
import type { OpenJob } from "@/lib/eligibility/rules-file/unpack";

type Judged = {
  /** What the reader says of themself, live in every tab; null where nothing is told. */
  profile: Profile | null;
  /** All open jobs by what they are to the reader, soonest last date first; null until they are read. */
  groups: Record<Group, OpenJob[]> | null;
  /** Who judged them. */
  judge: OpenJudge;
  hasFailed: boolean;
  retry: () => void;
};

const LOOK_MS = 60_000;

/** Judges all open jobs for the reader, here on the device; what closes while the page is open leaves them. */
export function useJudgedJobs(): Judged {
  const profile = useSyncExternalStore(ownProfile.subscribe, ownProfile.read, () => null);
  const { loaded: rules, hasFailed, retry } = useLoaded(allRules);
  const [now, setNow] = useState(() => new Date());
  const open = useMemo(() => rules && openSoonestFirst(rules, now), [rules, now]);
  const first = open?.[0];
  useLook(() => {
    const at = new Date();
    if (first && !isOpen(first, at)) setNow(at);
  }, LOOK_MS);
  const judge = useMemo(() => openJudge(profile ?? {}, openRulePool), [profile]);
  const groups = useMemo(() => open && grouped(open, judge), [open, judge]);
  return { profile, judge, groups, hasFailed, retry };
}
