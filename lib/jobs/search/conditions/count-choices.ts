import type { DayRange } from "@/lib/jobs/search/criteria";
import { type Bitset, forEachBit } from "@/lib/jobs/search/index/bitset";
import { dayNumber } from "@/lib/jobs/search/index/columns";

type Column = { readonly [row: number]: number };

/** Counts by a column whose numbers stand for one choice each (`choiceOf`), or for none: -1. */
export function countByNumber(choices: readonly unknown[], choiceOf: Int16Array, rows: Bitset, column: Column): number[] {
  return countByChoice(choices, rows, column, (number) => choiceOf[number] ?? -1);
}

/** Counts by a column of numbers; `choiceOf` names the choice of a number, -1 for none. */
export function countByChoice(
  choices: readonly unknown[],
  rows: Bitset,
  column: Column,
  choiceOf: (number: number) => number,
): number[] {
  const counts = noneOf(choices);
  forEachBit(rows, (row) => addTo(counts, choiceOf(column[row] ?? 0)));
  return counts;
}

/** Counts by a column of values of which several choices may take the same one. One walk over the rows: they are few where filters are set. */
export function countByRule<Choice>(
  choices: readonly Choice[],
  rows: Bitset,
  column: Column,
  holds: (value: number, choice: Choice) => boolean,
): number[] {
  const counts = noneOf(choices);
  forEachBit(rows, (row) => {
    const value = column[row] ?? 0;
    for (let at = 0; at < choices.length; at++) if (holds(value, choices[at] as Choice)) addTo(counts, at);
  });
  return counts;
}

/** For each name its place among the choices, or -1. */
export function choicesOf(names: readonly string[], choices: readonly string[]): Int16Array {
  const index = new Map(choices.map((choice, at) => [choice, at]));
  return Int16Array.from(names, (name) => index.get(name) ?? -1);
}

/** Counts of so many choices, each 0. */
export function noneOf(choices: readonly unknown[]): number[] {
  return new Array<number>(choices.length).fill(0);
}

/** Counts a choice by its place; none (-1) counts nowhere. */
export function addTo(counts: number[], choice: number): void {
  if (choice >= 0) counts[choice] = (counts[choice] ?? 0) + 1;
}

/** A range of days as the columns of the index hold days. */
export type DayNumbers = { first: number; last: number };

/** A range of days, both included, in the numbers of the index. */
export function numbersOf({ from, to }: DayRange): DayNumbers {
  return { first: dayNumber(from), last: dayNumber(to) };
}

/** Whether the number of a day lies in a range, its first and last day included. */
export function isIn(day: number, { first, last }: DayNumbers): boolean {
  return day >= first && day <= last;
}
