import { daysBetween, isDay } from "@/lib/dates";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { toDay } from "@/lib/ingestion/parse/marked-dates";

const NUMERIC = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
/** A date as a spreadsheet keeps one, where what was typed is text. */
const KEPT = /^\s*\d{4}-(\d{2})-(\d{2})(?!\d)/;

/** Which of day and month a date of figures has first; `either` where both may be both, null for any other text. */
function orderOf(date: string | undefined): "day" | "month" | "either" | null {
  const [, first, second] = NUMERIC.exec(date ?? "") ?? [];
  if (first === undefined || first === second) return null;
  if (Number(first) > 12) return "day";
  return Number(second) > 12 ? "month" : "either";
}

/** As long as applications are open, and as long as they hardly are. */
const [USUAL_DAYS, LONG_DAYS] = [120, 183];

/** Which of day and month two dates have first between which one applies, where the other order would have them open for long, or end before they begin. */
function orderOfPeriod(starts: string | undefined, ends: string | undefined): "day" | "month" | null {
  const [dayFirst, monthFirst] = [daysOpen(starts, ends, false), daysOpen(starts, ends, true)];
  if (isUsual(dayFirst) === isUsual(monthFirst)) return null;
  const [order, other] = isUsual(dayFirst) ? (["day", monthFirst] as const) : (["month", dayFirst] as const);
  return other < 0 || other > LONG_DAYS ? order : null;
}

const isUsual = (days: number) => days >= 0 && days <= USUAL_DAYS;

function daysOpen(starts: string | undefined, ends: string | undefined, isMonthFirst: boolean): number {
  const [from = "", to = ""] = [starts, ends].map((date) => {
    const [, first = "", second = "", year = ""] = NUMERIC.exec(date ?? "") ?? [];
    return isMonthFirst ? toDay(year, first, second) : toDay(year, second, first);
  });
  return isDay(from) && isDay(to) ? daysBetween(from, to) : Number.NaN;
}

/** Whether the day of a date that a spreadsheet keeps may be a month too; null for any other text. */
function mayBeSwapped(date: string | undefined): boolean | null {
  const [, month, day] = KEPT.exec(date ?? "") ?? [];
  return day === undefined || day === month ? null : Number(day) <= 12;
}

/** What is known of the dates of a file: whether a program wrote them with the month first, or took the days that may be one for the month. */
export type DateOrder = { isMonthFirst: boolean; isSwapped: boolean };

/** The orders that the dates of a file show, gathered row by row: a program elsewhere writes the month first ("12/31/2026"). */
export class DateOrders {
  readonly #seen = new Set<ReturnType<typeof orderOf>>();
  /** Those of periods alone, which some posts that are open all year show wrongly. */
  readonly #likely = new Set<ReturnType<typeof orderOfPeriod>>();
  readonly #typed = new Set<ReturnType<typeof orderOf>>();
  readonly #kept = new Set<ReturnType<typeof mayBeSwapped>>();

  note({ cells: { deadline, postedOn, startsOn } }: Pick<ListingRow, "cells">): void {
    for (const date of [deadline, postedOn, startsOn]) this.#seen.add(orderOf(date));
    this.#likely.add(orderOfPeriod(startsOn ?? postedOn, deadline));
    this.#typed.add(orderOf(deadline));
    this.#kept.add(mayBeSwapped(deadline));
  }

  /**
   * Whether some dates have the month first and none the day: one slip of a file of India makes it no other's; where none says it, the periods do.
   * And whether a spreadsheet of another country took "07/01/2027" for 1 July and left "25/12/2026", which is no date to it, as text: of its dates none has a day above 12 then, and of the texts all have.
   */
  get order(): DateOrder {
    const isSwapped = this.#kept.has(true) && !this.#kept.has(false) && this.#typed.has("day") && !this.#typed.has("either");
    const orders = this.#seen.has("month") || this.#seen.has("day") ? this.#seen : this.#likely;
    return { isMonthFirst: orders.has("month") && !orders.has("day"), isSwapped };
  }
}

/** Whether a date may be another day in a file of this order. */
export function isOfEitherOrder(date: string | undefined, { isMonthFirst, isSwapped }: Partial<DateOrder>): boolean {
  return (isMonthFirst === true && orderOf(date) === "either") || (isSwapped === true && mayBeSwapped(date) === true);
}
