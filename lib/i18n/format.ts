import { type Day, isDay } from "@/lib/dates";
import { dateFormatter, numberFormatter } from "./formatters";
import { type Language, LOCALES } from "./languages";

const UTC = "UTC";

type DayFormat = (day: Day, language: Language) => string;

// A day is formatted as UTC midnight of itself: it is a calendar date already in Asia/Kolkata.
function dayFormat(options: Intl.DateTimeFormatOptions): DayFormat {
  const formats = {
    en: dateFormatter(LOCALES.en, { ...options, timeZone: UTC }),
    hi: dateFormatter(LOCALES.hi, { ...withWholeWords(options), timeZone: UTC }),
  };
  return (day, language) => shortSeptember(formats[language]().format(new Date(`${day}T00:00:00Z`)));
}

/** Hindi writes months and weekdays in full: the sign of its short forms, \u0970, reads as a zero beside figures. */
function withWholeWords(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return { ...options, ...(options.month && { month: "long" }), ...(options.weekday && { weekday: "long" }) };
}

/** Every other month of the locale's English has three letters, and so has every notice's September. */
function shortSeptember(text: string): string {
  return text.replace(/Sept\b/, "Sep");
}

const LONG = dayFormat({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
const SHORT = dayFormat({ day: "numeric", month: "short", year: "numeric" });
const IN_WORDS = dayFormat({ day: "numeric", month: "long", year: "numeric" });
const DAY_AND_MONTH = dayFormat({ day: "numeric", month: "short" });
const MONTH_ALONE = dayFormat({ month: "short" });
const MONTH = dayFormat({ month: "long", year: "numeric" });
const WEEKDAY = dayFormat({ weekday: "short" });
const NUMBERS = { en: numberFormatter(LOCALES.en), hi: numberFormatter(LOCALES.hi) };

/** "Mon, 30 Nov 2026": a day with its weekday. */
export function formatDayLong(day: Day, language: Language): string {
  // The locale's own pattern sets a second comma, before the year, that no notice writes.
  return LONG(day, language).replace(/,? (\d{4})$/, " $1");
}

/** "30 Nov 2026". */
export function formatDay(day: Day, language: Language): string {
  return SHORT(day, language);
}

/** A stored value as the staff reads it: a day as days are written, anything else as it stands, nothing as "". */
export function formatStored(value: unknown): string {
  const text = String(value ?? "");
  return isDay(text) ? formatDay(text, "en") : text;
}

/** "22 Nov": a day of these weeks. */
export function formatDayShort(day: Day, language: Language): string {
  return DAY_AND_MONTH(day, language);
}

/** "30 November 2026": a day as it is read aloud. */
export function formatDayInWords(day: Day, language: Language): string {
  return IN_WORDS(day, language);
}

/** "Nov", "Sep": the month of a day in the width of a date leaf. */
export function formatMonthShort(day: Day, language: Language): string {
  return MONTH_ALONE(day, language);
}

/** "November 2026": the month of a day. */
export function formatMonth(day: Day, language: Language): string {
  return MONTH(day, language);
}

/** "Mon": the weekday of a day. */
export function formatWeekday(day: Day, language: Language): string {
  return WEEKDAY(day, language);
}

/** A count with Indian grouping: 1,12,400. */
export function formatNumber(value: number, language: Language): string {
  return NUMBERS[language]().format(value);
}

/** Rupees with Indian grouping: ₹35,400. */
export function formatRupees(value: number, language: Language): string {
  return `₹${formatNumber(value, language)}`;
}

const INSTANTS = {
  en: dateFormatter(LOCALES.en, { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" }),
  // No am and pm, which are English; hour 0 to 23, as railway timetables write it.
  hi: dateFormatter(LOCALES.hi, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "Asia/Kolkata",
  }),
};

/** "21 Nov 2026, 4:15 pm": an instant as a clock in India shows it. */
export function formatInstant(instant: Date, language: Language): string {
  return shortSeptember(INSTANTS[language]().format(instant));
}

const STAFF_INSTANT = dateFormatter(LOCALES.en, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  // Not hour12: false, which lets Node choose 24:15 and a browser 00:15 for the same instant: the page then fails to hydrate.
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});

/** "21 Nov 2026, 16:05": an ISO instant as a clock in India shows it, as the staff read times. */
export function formatStaffInstant(instant: string): string {
  return shortSeptember(STAFF_INSTANT().format(new Date(instant)));
}

const CLOCK = dateFormatter(LOCALES.en, { timeStyle: "short", timeZone: "Asia/Kolkata" });
const HOUR = dateFormatter(LOCALES.en, { hour: "numeric", hourCycle: "h23", timeZone: "Asia/Kolkata" });

/** What Hindi calls the hours of a day, each up to the hour that it ends before. */
const DAY_PARTS = [
  [4, "रात"],
  [12, "सुबह"],
  [16, "दोपहर"],
  [20, "शाम"],
] as const;

/** "5 pm" or "5:30 pm", in Hindi "शाम 5 बजे": the hour of an instant as a clock in India shows it. */
export function formatHour(instant: Date, language: Language): string {
  const clock = CLOCK().format(instant).replace(":00", "");
  if (language === "en") return clock;
  const hour = Number(HOUR().format(instant));
  const part = DAY_PARTS.find(([end]) => hour < end)?.[1] ?? "रात";
  return `${part} ${clock.replace(/[^0-9:]+$/u, "")} बजे`;
}

/** The hour of an instant in India, in as few signs as a date leaf holds: "5 pm", in Hindi "5 बजे". */
export function formatHourShort(instant: Date, language: Language): string {
  const hour = formatHour(instant, language);
  return language === "en" ? hour : hour.slice(hour.indexOf(" ") + 1);
}

/**
 * A phone number of which only the first two digits after the plus and the last two digits are shown, as the legal pages show it (spec section 2): programs
 * that gather numbers read these pages first. "+91 124 555 0199" becomes "+91 XXX XXX XX99".
 */
export function maskPhone(phone: string): string {
  const country = /^\s*\+\d{2}/.exec(phone)?.[0] ?? "";
  const rest = phone.slice(country.length);
  const shownFrom = [...rest.matchAll(/\d/g)].at(-2)?.index ?? 0;
  return country + rest.replace(/\d/g, (digit, index: number) => (index < shownFrom ? "X" : digit));
}

/**
 * A figure as the stats strip writes it (spec section 9): whole below 1,000, then thousands (K) and from 1,000,000 on millions (M) with
 * one decimal. What rounds up to 1000.0K is 1.0M.
 */
export function abbreviate(value: number): string {
  if (value < 1_000) return String(value);
  const thousands = (value / 1_000).toFixed(1);
  return value < 1_000_000 && thousands !== "1000.0" ? `${thousands}K` : `${(value / 1_000_000).toFixed(1)}M`;
}

/** A count with its word: "1 job", "2,300 jobs". `many` is given where it is not the word with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count, "en")} ${count === 1 ? one : many}`;
}
