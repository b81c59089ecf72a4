import { addMonths, type Day } from "@/lib/dates";
import { dateFormatter } from "./formatters";
import { type Language, LOCALES } from "./languages";

function formats(options: Intl.DateTimeFormatOptions): Record<Language, ReturnType<typeof dateFormatter>> {
  return {
    en: dateFormatter(LOCALES.en, { day: "numeric", month: "short", timeZone: "UTC", ...options }),
    // In full, as everywhere in Hindi: the sign of a shortened month reads as a zero beside figures.
    hi: dateFormatter(LOCALES.hi, { day: "numeric", month: "long", timeZone: "UTC", ...options }),
  };
}

const WITHOUT_YEAR = formats({});
const WITH_YEAR = formats({ year: "numeric" });

/**
 * "2–27 Sep", "28 Sep – 3 Oct", and one day where both are the same; with the year where `hasYear`. Without, "22 Nov – 1 Jan 2027" says of another year
 * which it is, and only once: in the line of a phone the last day would be cut. Of more than twelve months both years are said.
 */
export function formatDayRange(from: Day, to: Day, language: Language, hasYear = false): string {
  const instantOf = (day: Day) => new Date(`${day}T00:00:00Z`);
  const text = (hasYear ? WITH_YEAR : WITHOUT_YEAR)[language]().formatRange(instantOf(from), instantOf(to));
  // A range does not break after its dash. Every other month of the locale's English has three letters; and its Hindi sets spaces around the dash of two bare figures.
  const short = hasYear || to >= addMonths(from, 12) ? text : text.replace(/ \d{4}(?=\s–)/, "");
  return short.replace(/Sept\b/g, "Sep").replace(/^(\d+)\s?–\s?(\d+ \D+)$/, "$1–\u2060$2");
}
