import type { Day } from "@/lib/dates";
import { formatDayShort } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";

type Words = (key: "opensOn", values: { date: string }) => string;

type Props = { day: Day; language: Language; t: Words; className?: string };

/** In the place of Apply, while applying has not begun: from which day on one may. */
export function OpensOn({ day, language, t, className = "" }: Props) {
  return (
    <time dateTime={day} className={`opens-on ${className}`}>
      {t("opensOn", { date: formatDayShort(day, language) })}
    </time>
  );
}
