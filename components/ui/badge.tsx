import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { BADGE_TONES, type BadgeTone } from "@/components/ui/badge-tones";

export const badgeVariants = cva("chip", { variants: { tone: BADGE_TONES }, defaultVariants: { tone: "neutral" } });

/** A word or a figure on a coloured ground; the word carries the meaning, the colour only repeats it. */
export function Badge({ tone, className, ...span }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span {...span} className={badgeVariants({ tone, className })} />;
}
