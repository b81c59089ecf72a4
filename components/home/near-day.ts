import { addDays, type Day } from "@/lib/dates";
import { formatWeekday } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** A day of this week as one says it: 'Today', 'Tomorrow', then 'Tue 24'. */
export function nearDay(day: Day, today: Day, language: Language): string {
  const t = translator(language, "home");
  if (day === today) return t("today");
  if (day === addDays(today, 1)) return t("tomorrow");
  return `${formatWeekday(day, language)} ${Number(day.slice(8))}`;
}
