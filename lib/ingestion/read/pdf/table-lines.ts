import { nearest } from "@/lib/ingestion/read/pdf/heading-lines";
import type { Piece } from "@/lib/ingestion/read/pdf/lines";

/** The number of a row in its first column. */
const SERIAL = /^\(?\p{Nd}{1,4}[.)]?$/u;

/** The texts of a line under the headings, its height and that of its letters. */
export type Line = { cells: string[]; y: number; size: number };

/** The texts of a line under the headings; null for a line of prose. */
export function cellsOf(line: readonly Piece[], headings: readonly Piece[]): string[] | null {
  const cells = headings.map(() => "");
  for (const piece of line) {
    const under = headings.filter(({ from, to }) => piece.from < to && piece.to > from).length;
    if (under > 2 && under === headings.length) return null;
    const index = nearest(piece, headings);
    cells[index] = `${cells[index] ?? ""} ${piece.text}`.trim();
  }
  return cells;
}

/** How many cells of a line hold something. */
export function filledIn({ cells }: Line): number {
  return cells.filter((text) => text !== "").length;
}

/** Whether a line has most of its cells, or a number of a row with others: further ones hold what was wrapped, or stand between rows. */
export function isWhole(line: Line): boolean {
  return filledIn(line) * 2 > line.cells.length || (filledIn(line) > 2 && isNumbered(line));
}

/** Whether a line begins with the number of a row. */
export function isNumbered({ cells: [first = ""] }: Line): boolean {
  return SERIAL.test(first);
}

/** How far a line stands below another; endlessly where it stands on the next page. */
export function gap(above: Line, below: Line): number {
  return above.y > below.y ? above.y - below.y : Number.POSITIVE_INFINITY;
}

/** How far each of some lines but the first stands below the one before it. */
export function gapsOf(lines: readonly Line[]): number[] {
  return lines.slice(1).map((line, at) => gap(lines[at] ?? line, line));
}

/** What lines say together, cell by cell. */
export function joined(lines: readonly Line[]): string[] {
  const [first] = lines;
  return (first?.cells ?? []).map((_, place) =>
    lines
      .map(({ cells }) => cells[place] ?? "")
      .filter((text) => text !== "")
      .join(" "),
  );
}
