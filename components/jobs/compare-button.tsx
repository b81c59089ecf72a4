"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { comparePicks, MAX_COMPARED, subscribeToPicks } from "@/lib/device/compare-picks";

const NONE: readonly number[] = [];

/** "View Comparison (2/3)": there once a job is picked, and leads to the comparison of those that are. */
export function CompareButton({ label }: { label: string }) {
  const picks = useSyncExternalStore(subscribeToPicks, comparePicks, () => NONE);
  if (picks.length === 0) return null;
  return (
    <Button variant="primary" data-dialog={`compare=${picks.join(",")}`}>
      {label} ({picks.length}/{MAX_COMPARED})
    </Button>
  );
}
