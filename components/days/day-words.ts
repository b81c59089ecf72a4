import type { DayWords } from "@/components/days/correct-days";
import type { Counted } from "@/components/days/in-place";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** The words of the chips and leaves for the script that corrects them; the number of several days is a `#`. */
export function dayWords(language: Language): DayWords {
  const t = translator(language, "jobs");
  const words = (key: "expired" | "daysLeftNow" | "daysLeftUrgent" | "daysLeft") => countedWords((days) => t(key, { days }));
  return {
    expired: words("expired"),
    critical: words("daysLeftNow"),
    urgent: words("daysLeftUrgent"),
    soon: words("daysLeft"),
    open: words("daysLeft"),
    closed: t("closed"),
    leaf: { today: t("leafToday"), many: t("leafDays", { days: 2 }).replace("2", "#"), closed: t("leafClosed") },
    tomorrow: translator(language, "home")("tomorrow"),
  };
}

/** The words of a message for a number of days. */
export function countedWords(say: (days: number) => string): Counted {
  return { one: say(1), many: say(2).replace("2", "#") };
}
