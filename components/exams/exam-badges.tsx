import type { BadgeTone } from "@/components/ui/badge";
import { Badge } from "@/components/ui/badge";
import { countdown, examUrgency, type RegistrationStatus, registrationStatus } from "@/lib/exams/policy";
import type { ExamDto } from "@/lib/exams/schema";
import type { Translator } from "@/lib/i18n/translate";

export const REGISTRATION_TONES = {
  notStarted: "soon",
  open: "open",
  closed: "expired",
} as const satisfies Record<RegistrationStatus, BadgeTone>;
export const URGENCY_TONES = { over: "expired", critical: "critical", urgent: "urgent", open: "info" } as const;

/** Where registration stands and what is counted down to (spec section 2, Exam calendar). */
export function ExamBadges({ exam, now, t }: { exam: ExamDto; now: Date; t: Translator<"exams"> }) {
  if (exam.isCancelled) return <Badge tone="critical">{t("cancelled")}</Badge>;
  const status = registrationStatus(exam, now);
  const next = countdown(exam, now);
  const urgency = examUrgency(next.days);
  const left = t(next.kind === "exam" ? "daysToExam" : "daysToRegistrationEnd", { days: next.days });
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={REGISTRATION_TONES[status]}>{t(status)}</Badge>
      <Badge tone={URGENCY_TONES[urgency]}>{urgency === "over" ? t("over") : left}</Badge>
    </p>
  );
}
