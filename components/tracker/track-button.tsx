"use client";

import type { ReactNode } from "react";
import { openDialog } from "@/components/dialogs/browser-address";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import type { JobToTrack, TrackResult } from "@/lib/tracker/device";

export type TrackLabels = {
  track: string;
  /** What the toast says of each outcome; nothing for a job that is tracked already: the tracker shows it. */
  toasts: Record<Exclude<TrackResult, "exists">, { title: string; description?: string }>;
};

type Props = {
  job: JobToTrack;
  /** Comes finished from the server, where the icon library stays. */
  icon: ReactNode;
  labels: TrackLabels;
};

/** Tracks an application for a job, applied today, and opens the tracker. What keeps it comes at the first press. */
export function TrackButton({ job, icon, labels }: Props) {
  const track = async () => {
    const { addTrackedJob } = await import("@/lib/tracker/device");
    const result = addTrackedJob(job, new Date());
    if (result !== "exists") showToast({ ...labels.toasts[result], destructive: result !== "saved" });
    if (result === "saved" || result === "exists") openDialog("#tracker");
  };
  return (
    <Button className="needs-script px-3" onClick={track}>
      {icon}
      {labels.track}
    </Button>
  );
}
