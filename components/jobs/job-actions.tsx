"use client";

import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { isPressed, jobIn, jobOf, savedOf, showMarks } from "@/components/jobs/marks-shown";
import { useClicks } from "@/components/layout/clicks";
import { showToast } from "@/components/ui/toast";
import { subscribeToPicks, togglePick } from "@/lib/device/compare-picks";
import { takeEarlyPresses } from "@/lib/device/early-presses";
import { remindersChosen, type SavedJob, savedJobs } from "@/lib/device/saved-jobs";

export type JobActionLabels = {
  saved: string;
  removed: string;
  savedJobs: string;
  savedJobsHref: string;
  notSaved: string;
  notSavedHelp: string;
  compareFull: string;
  compareFullHelp: string;
  /** That what was pressed needs a script that did not come. */
  notLoaded: string;
};

/**
 * Gives life to the marks of every job on the page (`data-mark` inside `data-job`) and to what is pressed more rarely (`data-act`), and counts Apply clicks (`data-apply`): one
 * listener for all of them, so that a list of twenty cards costs no more script than one.
 */
export function JobActions({ labels }: { labels: JobActionLabels }) {
  useClicks((event) => {
    countApply(event);
    const element = event.target as Element | null;
    const pressed = element?.closest<HTMLElement>("[data-mark], [data-act]");
    const job = pressed && jobOf(pressed);
    if (job) press(pressed.dataset, job, labels);
  });
  const pressEarly = useEffectEvent(() => {
    for (const early of takeEarlyPresses()) {
      const job = jobIn(early.job);
      // Who could not see yet that it was marked meant to mark it.
      if (job && !isPressed(early, job)) press(early, job, labels);
    }
  });
  useLayoutEffect(() => pressEarly(), []);
  useEffect(() => {
    document.addEventListener("auxclick", countApply);
    // Cards come and go as lists are refreshed and dialogs open; new ones must show what is marked.
    const observer = new MutationObserver(showMarks);
    observer.observe(document.body, { childList: true, subtree: true });
    const unsubscribe = [savedJobs.subscribe(showMarks), savedJobs.subscribe(keepOffline), subscribeToPicks(showMarks)];
    showMarks();
    if (savedJobs.list().length > 0 || remindersChosen()) keepOffline();
    return () => {
      document.removeEventListener("auxclick", countApply);
      observer.disconnect();
      for (const stop of unsubscribe) stop();
    };
  }, []);
  return null;
}

function press(pressed: { mark?: string; act?: string }, job: SavedJob, labels: JobActionLabels): void {
  if (pressed.act) void act(pressed.act, job, labels);
  else (pressed.mark === "save" ? toggleSaved : toggleCompared)(job, labels);
}

/** What is saved is read where the network is away. */
function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  // Without the network it is kept the next time.
  import("@/components/saved/keep-offline").then(({ keepOffline: keep }) => keep()).catch(() => undefined);
}

async function act(name: string, job: SavedJob, { notLoaded }: JobActionLabels): Promise<void> {
  try {
    const { runRowAct } = await import("@/components/jobs/row/row-acts");
    await runRowAct(name, job);
  } catch {
    // The network is away and the script was not needed before: pressing again tries again.
    showToast({ title: notLoaded, destructive: true });
  }
}

/** Apply links are ordinary links; a beacon tells that one was followed and delays nothing. */
function countApply(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest<HTMLElement>("[data-apply]");
  if (link && event.button < 2) navigator.sendBeacon(`/api/jobs/${link.dataset.apply}/apply-click`);
}

function toggleSaved(job: SavedJob, labels: JobActionLabels): void {
  const key = String(job.jobId);
  if (savedOf(job)) {
    savedJobs.remove(key, new Date());
    showToast({ title: labels.removed, description: job.title });
    // Said, not left out: what an account still remembers of it from before would win over silence (lib/device/merge.ts).
  } else if (savedJobs.put(key, { ...job, isFollowed: false }, new Date())) {
    const action = { label: labels.savedJobs, onClick: () => location.assign(labels.savedJobsHref) };
    showToast({ title: labels.saved, description: job.title, action });
  } else showToast({ title: labels.notSaved, description: labels.notSavedHelp, destructive: true });
}

function toggleCompared(job: SavedJob, labels: JobActionLabels): void {
  if (!togglePick(job.jobId)) showToast({ title: labels.compareFull, description: labels.compareFullHelp, destructive: true });
}
