"use client";

import { CalendarClock } from "lucide";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/i18n/translate";
import { urgencyOf } from "@/lib/jobs/urgency";
import { nextDate, type ShownApplication } from "@/lib/tracker/policy";

const TEXTS = { deadline: "nextDeadline", exam: "nextExam", interview: "nextInterview" } as const;

type Props = { application: ShownApplication; now: Date; t: Translator<"tracker"> };

/** What comes next and in how many days. */
export function NextDateChip({ application, now, t }: Props) {
  const next = nextDate(application, now);
  // What the notice says comes next stands on a line of its own.
  if (!next && application.stage) return null;
  const isMissed = application.status === "planned" && application.deadline !== null && !application.isGone;
  if (!next) return <Badge tone="expired">{t(isMissed ? "closed" : "noNext")}</Badge>;
  // The day itself belongs to the last band before it, not to what is over.
  return (
    <Badge tone={urgencyOf(Math.max(next.days, 1))}>
      <Icon of={CalendarClock} size={14} />
      {t(TEXTS[next.kind], { days: next.days })}
    </Badge>
  );
}
