"use client";

import { CalendarClock } from "lucide-react";
import type { Translator } from "@/lib/i18n/translate";
import { nextDate } from "@/lib/tracker/policy";
import type { TrackedApplication } from "@/lib/tracker/schema";

const TEXTS = { deadline: "nextDeadline", exam: "nextExam", interview: "nextInterview" } as const;

type Props = { application: TrackedApplication; now: Date; t: Translator<"tracker"> };

/** What comes next and in how many days. */
export function NextDateChip({ application, now, t }: Props) {
  const next = nextDate(application, now);
  if (!next) return <span className="chip bg-expired-bg text-expired">{t("noNext")}</span>;
  return (
    <span className={`chip ${toneOf(next.days)}`}>
      <CalendarClock aria-hidden size={14} />
      {t(TEXTS[next.kind], { days: next.days })}
    </span>
  );
}

/** The bands of the deadline chips: 3, 7 and 15 days (spec section 9). */
function toneOf(days: number): string {
  if (days <= 3) return "bg-critical-bg text-critical";
  if (days <= 7) return "bg-urgent-bg text-urgent";
  if (days <= 15) return "bg-soon-bg text-soon";
  return "bg-open-bg text-open";
}
