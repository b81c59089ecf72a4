import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";

const TONES = {
  note: "callout-note",
  success: "callout-success",
  warning: "callout-warning",
  critical: "callout-critical",
} as const;

/** A notice set apart from the text around it. `role="alert"` or `"status"` tells it where it comes while somebody reads. */
export function Callout({ tone = "note", className, ...div }: ComponentProps<"div"> & { tone?: keyof typeof TONES }) {
  return <div {...div} className={cx(TONES[tone], className)} />;
}
