import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { POSTED_DATES, QUALIFICATIONS, SALARY_BOUNDS, SALARY_RANGES } from "@/lib/jobs/schema";
import { type ListDays, postedRange } from "@/lib/jobs/search/criteria";
import { type Bitset, forEachBit } from "@/lib/jobs/search/index/bitset";
import { dayNumber } from "@/lib/jobs/search/index/columns";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import type { FilterGroup } from "@/lib/jobs/search/list-schema";
import { PLACES } from "@/lib/places/places";

/**
 * How many of some rows each choice of a filter finds, in the order of its choices. One walk over the rows, adding each to its
 * choices: rows are few wherever filters are set, and the counts of unfiltered lists are kept.
 */
export function countChoices(snapshot: JobSnapshot, group: FilterGroup, rows: Bitset, days: ListDays): number[] {
  const { columns } = snapshot;
  switch (group) {
    case "departments":
      return countByNumber(DEPARTMENTS, snapshot.departmentChoices, rows, columns.departments);
    case "place":
      return countPlaces(snapshot, rows);
    case "qualification":
      return countRanges(QUALIFICATIONS, rows, columns.levels, (_, bit) => (levels) => (levels & (1 << bit)) !== 0);
    case "salary":
      return countRanges(SALARY_RANGES, rows, columns.salaries, (range) => {
        const { from, to } = SALARY_BOUNDS[range];
        return (pay) => pay >= from && (to === null || pay < to);
      });
    case "posted":
      return countRanges(POSTED_DATES, rows, columns.posted, (value) => {
        const { from, to } = postedRange(value, days);
        const [first, last] = [dayNumber(from), dayNumber(to)];
        return (day) => day >= first && day <= last;
      });
  }
}

type Column = { readonly [row: number]: number };

/** Counts by a column whose numbers stand for one choice each, or for none. */
function countByNumber(choices: readonly unknown[], choiceOf: Int16Array, rows: Bitset, column: Column): number[] {
  const counts = noneOf(choices);
  forEachBit(rows, (row) => addTo(counts, choiceOf[column[row] ?? 0] ?? -1));
  return counts;
}

/** Counts by a column of values of which several choices may take the same one. */
function countRanges<T>(
  choices: readonly T[],
  rows: Bitset,
  column: Column,
  ruleOf: (choice: T, index: number) => (value: number) => boolean,
): number[] {
  const counts = noneOf(choices);
  const rules = choices.map(ruleOf);
  forEachBit(rows, (row) => {
    const value = column[row] ?? 0;
    for (let choice = 0; choice < rules.length; choice++) if (rules[choice]?.(value)) addTo(counts, choice);
  });
  return counts;
}

function countPlaces({ columns, placeChoices }: JobSnapshot, rows: Bitset): number[] {
  const { placeStarts, placesOfRows } = columns;
  const counts = noneOf(PLACES);
  forEachBit(rows, (row) => {
    const end = placeStarts[row + 1] ?? 0;
    for (let at = placeStarts[row] ?? 0; at < end; at++) addTo(counts, placeChoices[placesOfRows[at] ?? 0] ?? -1);
  });
  return counts;
}

function noneOf(choices: readonly unknown[]): number[] {
  return new Array<number>(choices.length).fill(0);
}

function addTo(counts: number[], choice: number): void {
  if (choice >= 0) counts[choice] = (counts[choice] ?? 0) + 1;
}
