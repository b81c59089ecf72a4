import type { ListingRow } from "@/lib/ingestion/parse/columns";

const NUMERIC = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})(?!\d)/;

/** Which of day and month a date of figures has first; `either` where both may be both, null for any other text. */
function orderOf(date: string | undefined): "day" | "month" | "either" | null {
  const [, first, second] = NUMERIC.exec(date ?? "") ?? [];
  if (first === undefined || first === second) return null;
  if (Number(first) > 12) return "day";
  return Number(second) > 12 ? "month" : "either";
}

/** The orders that the dates of a file show, gathered row by row: a program elsewhere writes the month first ("12/31/2026"). */
export class DateOrders {
  readonly #seen = new Set<ReturnType<typeof orderOf>>();

  note({ cells }: Pick<ListingRow, "cells">): void {
    for (const date of [cells.deadline, cells.postedOn]) this.#seen.add(orderOf(date));
  }

  /** Whether some dates have the month first and none the day: one slip of a file of India makes it no other's. */
  get areMonthFirst(): boolean {
    return this.#seen.has("month") && !this.#seen.has("day");
  }
}

/** Whether a date is another day where the month stands first. */
export function isOfEitherOrder(date: string | undefined): boolean {
  return orderOf(date) === "either";
}
