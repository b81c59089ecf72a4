import type { Day } from "@/lib/dates";
import { type Language, LOCALES } from "./languages";

const UTC = "UTC";

// A day is formatted as UTC midnight of itself: it is a calendar date already in Asia/Kolkata.
function dayFormats(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  return {
    en: new Intl.DateTimeFormat(LOCALES.en, { ...options, timeZone: UTC }),
    hi: new Intl.DateTimeFormat(LOCALES.hi, { ...options, timeZone: UTC }),
  };
}

const LONG = dayFormats({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
const SHORT = dayFormats({ day: "numeric", month: "short", year: "numeric" });
const MONTH = dayFormats({ month: "long", year: "numeric" });
const WEEKDAY = dayFormats({ weekday: "short" });
const NUMBERS = { en: new Intl.NumberFormat(LOCALES.en), hi: new Intl.NumberFormat(LOCALES.hi) };

/** "Mon, 30 Nov 2026": a day with its weekday. */
export function formatDayLong(day: Day, language: Language): string {
  // The locale's own pattern sets a second comma, before the year, that no notice writes.
  return LONG[language].format(new Date(`${day}T00:00:00Z`)).replace(/,? (\d{4})$/, " $1");
}

/** "30 Nov 2026". */
export function formatDay(day: Day, language: Language): string {
  return SHORT[language].format(new Date(`${day}T00:00:00Z`));
}

/** "November 2026": the month of a day. */
export function formatMonth(day: Day, language: Language): string {
  return MONTH[language].format(new Date(`${day}T00:00:00Z`));
}

/** "Mon": the weekday of a day. */
export function formatWeekday(day: Day, language: Language): string {
  return WEEKDAY[language].format(new Date(`${day}T00:00:00Z`));
}

/** A count with Indian grouping: 1,12,400. */
export function formatNumber(value: number, language: Language): string {
  return NUMBERS[language].format(value);
}

/** Rupees with Indian grouping: ₹35,400. */
export function formatRupees(value: number, language: Language): string {
  return `₹${formatNumber(value, language)}`;
}

const INSTANTS = (["en", "hi"] as const).map(
  (language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" }),
);

/** "21 Nov 2026, 4:15 pm": an instant as a clock in India shows it. */
export function formatInstant(instant: Date, language: Language): string {
  return INSTANTS[language === "en" ? 0 : 1]?.format(instant) ?? "";
}
