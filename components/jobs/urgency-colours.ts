import type { Urgency } from "@/lib/jobs/urgency";

/** The colour of each band of days left (spec section 4). */
export const URGENCY_COLOURS = {
  expired: "bg-expired-bg text-expired",
  critical: "bg-critical-bg text-critical",
  urgent: "bg-urgent-bg text-urgent",
  soon: "bg-soon-bg text-soon",
  open: "bg-open-bg text-open",
} as const satisfies Record<Urgency, string>;
