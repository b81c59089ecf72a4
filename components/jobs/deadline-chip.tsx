import type { Day } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { UrgencyChip } from "./urgency-chip";

/** The chip of days left, on pages that the server makes. */
export function DeadlineChip({ deadline, now, language }: { deadline: Day; now: Date; language: Language }) {
  return <UrgencyChip deadline={deadline} now={now} t={translator(language, "jobs")} />;
}
