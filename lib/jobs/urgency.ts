/** Bands of days left (spec section 4, Job urgency): 0 expired, 1-3, 4-7, 8-15, over 15. */
const URGENCY_DAYS = { critical: 3, urgent: 7, soon: 15 } as const;

export type Urgency = "expired" | "critical" | "urgent" | "soon" | "open";

/** The urgency band of a number of days left. */
export function urgencyOf(days: number): Urgency {
  if (days <= 0) return "expired";
  if (days <= URGENCY_DAYS.critical) return "critical";
  if (days <= URGENCY_DAYS.urgent) return "urgent";
  if (days <= URGENCY_DAYS.soon) return "soon";
  return "open";
}
