import { DAY_MS, type Day, dayOf, isDay } from "@/lib/dates";

/** The first and the last year of a day that is only counted: another number is a telephone's, a pay or whatever else a cell of days holds by mistake. */
const [FIRST_YEAR, LAST_YEAR] = [2015, 2034];
/** Seconds since 1970 ("1798675200"), milliseconds since then, also as `/Date(1798655400000+0530)/`, where the zone changes nothing. */
const [SECONDS, MILLISECONDS] = [/^(\d{10})(?:\.0+)?$/, /^(?:\/date\((\d{13})(?:[+-]\d{4})?\)\/|(\d{13}))$/];
/** Days as a spreadsheet counts them, with the hour as a part of a day: "46387.708333". */
const SERIAL = /^(\d{5})(\.\d+)?$/;
/** Days from the first of a spreadsheet to 1970: Excel counts a 29 February 1900 that there was not. */
const EPOCH_1900 = 25_569;
/** "20261231", "20261231T183000Z". Figures with the day first ("31122026") are left to a person: elsewhere the month is first. */
const COMPACT = /^(20\d{2})(\d{2})(\d{2})(?:t(\d{2})(\d{2})(\d{2})?(z)?)?$/;

/**
 * A day that a program counts or writes without marks, alone in its text, in the form of ISO ("2026-12-30t18:30:00z", "2026-12-31"); any other text as it is.
 * @param folded a text in lower case and ASCII digits, without blanks around it
 */
export function withoutCount(folded: string): string {
  const [, year = "", month = "", day = "", hours, minutes, seconds = "00", zone = ""] = COMPACT.exec(folded) ?? [];
  const compact = `${year}-${month}-${day}`;
  if (isOfOurYears(compact)) return hours === undefined ? compact : `${compact}t${hours}:${minutes}:${seconds}${zone}`;
  const [, inDate, alone] = MILLISECONDS.exec(folded) ?? [];
  const [, inSeconds] = SECONDS.exec(folded) ?? [];
  const ms = Number(inDate ?? alone ?? Number.NaN) || Number(inSeconds ?? Number.NaN) * 1_000;
  if (isOfOurYears(dayOfMs(ms))) return new Date(ms).toISOString().toLowerCase();
  return ofSpreadsheet(folded) ?? folded;
}

/** The clock of a spreadsheet has no zone: whoever writes one here has that of India. */
function ofSpreadsheet(folded: string): string | null {
  const [, days, part = ""] = SERIAL.exec(folded) ?? [];
  const ms = Math.round((Number(days ?? Number.NaN) + Number(part) - EPOCH_1900) * (DAY_MS / 1_000)) * 1_000;
  const day = dayOfMs(ms);
  if (!isOfOurYears(day)) return null;
  const time = new Date(ms).toISOString().slice(11, 19);
  return time === "00:00:00" ? day : `${day}t${time}`;
}

const dayOfMs = (ms: number) => (Number.isFinite(ms) ? dayOf(new Date(ms)) : "");

function isOfOurYears(day: string): day is Day {
  const year = Number(day.slice(0, 4));
  return isDay(day) && year >= FIRST_YEAR && year <= LAST_YEAR;
}
