"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLoaded } from "@/components/refresh/use-loaded";
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
  useEffect(() => {
    if (!first) return;
    const look = () => {
      const at = new Date();
      if (!isOpen(first, at)) setNow(at);
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [first]);
  const judge = useMemo(() => openJudge(profile ?? {}, openRulePool), [profile]);
  const groups = useMemo(() => open && grouped(open, judge), [open, judge]);
  return { profile, judge, groups, hasFailed, retry };
}
