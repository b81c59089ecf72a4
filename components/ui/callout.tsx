import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";

const TONES = {
  note: "border-line bg-sunken",
  success: "border-open bg-open-bg text-open",
  warning: "border-soon bg-soon-bg text-soon",
  critical: "border-critical bg-critical-bg text-critical",
} as const;

/** A notice set apart from the text around it. `role="alert"` or `"status"` tells it where it comes while somebody reads. */
export function Callout({ tone = "note", className, ...div }: ComponentProps<"div"> & { tone?: keyof typeof TONES }) {
  return <div {...div} className={cx("rounded-md border p-3", TONES[tone], className)} />;
}
