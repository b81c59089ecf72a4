import { addDays, DAY_MS, type Day } from "@/lib/dates";
import { QUALIFICATIONS, type Qualification } from "@/lib/jobs/schema";

/** What the filters look at, a value a listed job; row n of each column belongs to the same job. Ids ascend. */
export type SnapshotColumns = {
  ids: Int32Array;
  /** Days since 1970-01-01, as dayNumber gives them. */
  deadlines: Int32Array;
  /** Milliseconds of the last day after which nothing is taken; DAY_END where no hour is given. */
  closes: Int32Array;
  posted: Int32Array;
  /** Posts to fill; 0 is unknown. */
  vacancies: Int32Array;
  /** Place of the department in `departmentNames`. */
  departments: Uint16Array;
  departmentNames: readonly string[];
  /** A bit for each level of QUALIFICATIONS (levelBit). */
  levels: Uint8Array;
  /** Starting pay in rupees a month, or UNKNOWN_PAY. */
  salaries: Int32Array;
  /** The places of row n are placeKeys[placesOfRows[i]] for i from placeStarts[n] to placeStarts[n + 1]. */
  placeStarts: Uint32Array;
  placesOfRows: Uint32Array;
  placeKeys: readonly string[];
  /** The first day on which applications are taken, as dayNumber gives it; 0 is unknown. */
  starts: Int32Array;
  /** Of EMPLOYMENT_TYPES and JOB_CATEGORIES the number that choiceNumber gives; 0 is none. */
  employments: Uint8Array;
  categories: Uint8Array;
};

/** 23:59:59, as the column of hours holds it. */
export const DAY_END = DAY_MS - 1000;

/** What a column of pay holds where the pay is unknown. */
export const UNKNOWN_PAY = -1;

/** The bit of a level in the column of levels. */
export function levelBit(level: Qualification): number {
  return 1 << QUALIFICATIONS.indexOf(level);
}

/** The number of a choice in a column of choices. */
export function choiceNumber<T extends string>(choices: readonly T[], choice: T): number {
  return choices.indexOf(choice) + 1;
}

/** A day as the number of days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00.000Z`) / DAY_MS);
}

/** The day of such a number. */
export function dayOfNumber(number: number): Day {
  return addDays("1970-01-01", number);
}
