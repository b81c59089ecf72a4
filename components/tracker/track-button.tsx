"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { JobToTrack } from "@/lib/tracker/device";
import { type TrackToasts, trackJob } from "./track-job";

type TrackLabels = { track: string; toasts: TrackToasts };

type Props = {
  job: JobToTrack;
  /** Comes finished from the server, where the icon library stays. */
  icon: ReactNode;
  labels: TrackLabels;
};

/** Tracks an application for a job and opens the tracker. */
export function TrackButton({ job, icon, labels }: Props) {
  return (
    <Button className="needs-script px-3" onClick={() => trackJob(job, labels.toasts)}>
      {icon}
      {labels.track}
    </Button>
  );
}
