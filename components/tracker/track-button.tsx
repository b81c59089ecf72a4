"use client";

import type { ReactNode } from "react";
import { openDialog } from "@/components/dialogs/browser-address";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import type { KeepResult } from "@/lib/device/keep-record";
import type { JobToTrack } from "@/lib/tracker/device";

/** What the toast says of each outcome; nothing for a job that is tracked already: the tracker shows it. */
export type TrackToasts = Record<Exclude<KeepResult, "exists">, { title: string; description?: string }>;

type TrackLabels = { track: string; toasts: TrackToasts; notLoaded: string };

type Props = {
  job: JobToTrack;
  /** Comes finished from the server, where the icon library stays. */
  icon: ReactNode;
  labels: TrackLabels;
};

/** Makes an application out of the notice that the reader looks at. */
export function TrackButton({ job, icon, labels }: Props) {
  const track = () => trackJob(job, labels.toasts).catch(() => showToast({ title: labels.notLoaded, destructive: true }));
  return (
    <Button className="needs-script px-3 text-base lg:w-full" onClick={() => void track()}>
      {icon}
      {labels.track}
    </Button>
  );
}

/** Tracks an application for a job and opens the tracker. What keeps it comes at the first call. */
export async function trackJob(job: JobToTrack, toasts: TrackToasts): Promise<void> {
  const { addTrackedJob } = await import("@/lib/tracker/device");
  const result = addTrackedJob(job, new Date());
  if (result !== "exists") showToast({ ...toasts[result], destructive: result !== "saved" });
  if (result === "saved" || result === "exists") openDialog("#tracker");
}
