import { closingData } from "@/components/days/date-leaf";
import { Badge } from "@/components/ui/badge";
import { daysLeft, type LastDate } from "@/lib/dates";
import { type Urgency, urgencyOf } from "@/lib/jobs/urgency";

const LABELS = {
  expired: "expired",
  critical: "daysLeftNow",
  urgent: "daysLeftUrgent",
  soon: "daysLeft",
  open: "daysLeft",
} as const satisfies Record<Urgency, string>;

type Words = (key: (typeof LABELS)[Urgency], values: { days: number }) => string;

/** Days left in words, on the colour of their band (spec section 4). The words carry the meaning; the colour only repeats it. */
export function UrgencyChip({ last, now, t }: { last: LastDate; now: Date; t: Words }) {
  const days = daysLeft(last, now);
  const urgency = urgencyOf(days);
  return (
    <Badge tone={urgency} data-deadline={last.deadline} {...closingData(last, now)}>
      {t(LABELS[urgency], { days })}
    </Badge>
  );
}
