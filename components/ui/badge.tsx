import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";

/** The grounds of badges, which the script that puts the days left of an old copy right changes too. */
export const BADGE_TONES = {
  neutral: "bg-sunken text-ink",
  info: "bg-neel-soft text-ink",
  open: "bg-open-bg text-open",
  soon: "bg-soon-bg text-soon",
  urgent: "bg-urgent-bg text-urgent",
  critical: "bg-critical-bg text-critical",
  expired: "bg-expired-bg text-expired",
} as const;

export type BadgeTone = keyof typeof BADGE_TONES;

/** A word or a figure on a coloured ground; the word carries the meaning, the colour only repeats it. */
export function Badge({ tone = "neutral", className, ...span }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span {...span} className={cx("chip", BADGE_TONES[tone], className)} />;
}
