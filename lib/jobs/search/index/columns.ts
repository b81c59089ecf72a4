import { DAY_MS, type Day } from "@/lib/dates";

/** What the filters look at, a value a listed job; row n of each column belongs to the same job. Ids ascend. */
export type SnapshotColumns = {
  ids: Int32Array;
  /** Days since 1970-01-01, as dayNumber gives them. */
  deadlines: Int32Array;
  posted: Int32Array;
  /** Place of the department in `departmentNames`. */
  departments: Uint16Array;
  departmentNames: readonly string[];
  /** A bit for each level of QUALIFICATIONS. */
  levels: Uint8Array;
  /** Starting pay in rupees a month; -1 is unknown. */
  salaries: Int32Array;
  /** The places of row n are placeKeys[placesOfRows[i]] for i from placeStarts[n] to placeStarts[n + 1]. */
  placeStarts: Uint32Array;
  placesOfRows: Uint32Array;
  placeKeys: readonly string[];
};

/** For each name its place among the choices, or -1. */
export function choicesOf(names: readonly string[], choices: readonly string[]): Int16Array {
  const index = new Map(choices.map((choice, at) => [choice, at]));
  return Int16Array.from(names, (name) => index.get(name) ?? -1);
}

/** A day as the number of days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00.000Z`) / DAY_MS);
}
