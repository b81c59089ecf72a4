import type { ComponentProps } from "react";
import { BADGE_TONES, type BadgeTone } from "@/components/ui/badge-tones";
import { cx } from "@/components/ui/cx";

/** A word or a figure on a coloured ground; the word carries the meaning, the colour only repeats it. */
export function Badge({ tone = "neutral", className, ...span }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span {...span} className={cx("chip", BADGE_TONES[tone], className)} />;
}
