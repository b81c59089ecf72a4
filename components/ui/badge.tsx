import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeVariants = cva("chip", {
  variants: {
    tone: {
      neutral: "bg-sunken text-ink",
      info: "bg-neel-soft text-ink",
      open: "bg-open-bg text-open",
      soon: "bg-soon-bg text-soon",
      urgent: "bg-urgent-bg text-urgent",
      critical: "bg-critical-bg text-critical",
      expired: "bg-expired-bg text-expired",
    },
  },
  defaultVariants: { tone: "neutral" },
});

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

/** A word or a figure on a coloured ground; the word carries the meaning, the colour only repeats it. */
export function Badge({ tone, className, ...span }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span {...span} className={badgeVariants({ tone, className })} />;
}
