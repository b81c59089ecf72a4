import type { LastDate } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { UrgencyChip } from "./urgency-chip";

/** The chip of days left, on pages that the server makes. */
export function DeadlineChip({ last, now, language }: { last: LastDate; now: Date; language: Language }) {
  return <UrgencyChip last={last} now={now} t={translator(language, "jobs")} />;
}
