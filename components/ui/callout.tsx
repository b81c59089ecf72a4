import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const calloutVariants = cva("rounded-md border p-3", {
  variants: {
    tone: {
      note: "border-line bg-sunken",
      success: "border-open bg-open-bg text-open",
      warning: "border-soon bg-soon-bg text-soon",
      critical: "border-critical bg-critical-bg text-critical",
    },
  },
  defaultVariants: { tone: "note" },
});

/** A notice set apart from the text around it. `role="alert"` or `"status"` tells it where it comes while somebody reads. */
export function Callout({ tone, className, ...div }: ComponentProps<"div"> & VariantProps<typeof calloutVariants>) {
  return <div {...div} className={calloutVariants({ tone, className })} />;
}
