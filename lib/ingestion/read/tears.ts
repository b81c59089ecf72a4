import type { Field } from "@/lib/ingestion/parse/column-names";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import { datesIn } from "@/lib/ingestion/parse/days";
import type { Entry } from "@/lib/ingestion/read/entries";
import { type Row, textOf } from "@/lib/ingestion/read/heading-row";
import type { Part } from "@/lib/ingestion/read/table-parts";

/** Finds the rows of a CSV that are longer than the names of their columns: a comma without quotes ("1,250") parts a cell, and all behind it stand in the next column. */
export class Tears {
  /** Whether every line ends in a comma, as those of the first rows that were seen do: then nothing is beyond it. */
  #areAllLonger: boolean | undefined;

  /** The entries of the rows of a part, of which those are marked that are torn. */
  marked({ names, rows }: Pick<Part, "names" | "rows">, entries: readonly Entry[]): Entry[] {
    const fields = names.map((name) => fieldOf(textOf(name)));
    const beyond = rows.map((row) => row.slice(fields.length));
    if (rows.length > 0) this.#areAllLonger ??= beyond.every((cells) => cells.length > 0);
    const isTorn = (at: number) =>
      beyond[at]?.some((cell) => !this.#areAllLonger || cell !== "") === true && !standsInPlace(rows[at] ?? [], fields);
    return entries.map((entry, at) => (isTorn(at) ? { ...entry, isTorn: true } : entry));
  }
}

const DAYS: ReadonlySet<Field | null> = new Set(["deadline", "startsOn", "postedOn"]);

/** Whether the last date and the days before it are in their columns, and the count of posts too: then only a text behind them has commas. */
function standsInPlace(row: Row, fields: readonly (Field | null)[]): boolean {
  const isDay = (at: number) => (textOf(row[at]) === "" ? fields[at] !== "deadline" : datesIn(textOf(row[at])).length > 0);
  const days = fields.flatMap((field, at) => (DAYS.has(field) ? [at] : []));
  return fields.includes("deadline") && days.every(isDay) && fields.lastIndexOf("vacancies") < Math.max(...days);
}
