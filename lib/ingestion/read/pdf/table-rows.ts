import { nearest } from "@/lib/ingestion/read/pdf/heading-lines";
import type { Piece } from "@/lib/ingestion/read/pdf/lines";

/** In heights of letters: lines of a cell stand no further apart, and lines of two rows never so close as those beside a text that stands in the middle. */
const [OF_A_CELL, WITHIN_A_ROW] = [1.7, 0.9];
/** Gaps that differ by less (points) are alike. */
const ALIKE = 0.3;

/** The texts of a line under the headings, its height and that of its letters. */
type Line = { cells: string[]; y: number; size: number };

/**
 * The rows of the lines of a table under its headings. A wrapped text stands in several lines, of which the others of its row have one: the first, or the middle one
 * where a program sets them so; then the lines above that are of it too. A line of prose is none of the table, which goes on behind it where a row does.
 */
export function rowsOfLines(lines: readonly Piece[][], headings: readonly Piece[]): string[][] {
  const parts: Line[][] = [[]];
  for (const line of lines) {
    const cells = cellsOf(line, headings);
    if (cells === null) parts.push([]);
    else parts.at(-1)?.push({ cells, y: line[0]?.y ?? 0, size: line[0]?.size ?? 1 });
  }
  return parts.flatMap((part, at) => (at === 0 || part.some(isWhole) ? rowsOf(part, at === 0) : []));
}

/** The texts of a line under the headings; null for a line of prose. */
function cellsOf(line: readonly Piece[], headings: readonly Piece[]): string[] | null {
  const cells = headings.map(() => "");
  for (const piece of line) {
    const under = headings.filter(({ from, to }) => piece.from < to && piece.to > from).length;
    if (under > 2 && under === headings.length) return null;
    const index = nearest(piece, headings);
    cells[index] = `${cells[index] ?? ""} ${piece.text}`.trim();
  }
  return cells;
}

const filledIn = ({ cells }: Line) => cells.filter((text) => text !== "").length;

/** Whether a line has at least half of its cells: others hold what was wrapped, or stand between rows. */
function isWhole(line: Line): boolean {
  return filledIn(line) * 2 > line.cells.length;
}

/** @param keepsOthers whether what belongs to no row is a row too, for somebody to see it */
function rowsOf(lines: readonly Line[], keepsOthers: boolean): string[][] {
  const rows: string[][] = [];
  let open: string[] | undefined;
  let above: Line[] = [];
  for (const [at, line] of lines.entries()) {
    if (isWhole(line)) {
      const begin = beginOf(above, open === undefined ? undefined : lines[at - above.length - 1], lines.slice(at, at + 2));
      endRow(above.slice(0, begin), at - above.length);
      open = joined([...above.slice(begin), line]);
      rows.push(open);
      above = [];
    } else above.push(line);
  }
  endRow(above, lines.length - above.length);
  return rows;

  /** Puts lines below a row into it as far as they are of it. */
  function endRow(others: readonly Line[], from: number): void {
    for (const [index, line] of others.entries()) {
      const before = lines[from + index - 1];
      if (open && before && gap(before, line) <= OF_A_CELL * line.size && isWrapped(line, before, lines[from + index + 1])) {
        for (const [place, text] of line.cells.entries()) if (text !== "") open[place] = `${open[place] ?? ""} ${text}`.trim();
      } else {
        open = undefined;
        if (keepsOthers) rows.push(line.cells);
      }
    }
  }
}

/** What stands in the first column begins a row, unless it is words alone that stand nearer to the line above them. */
function isWrapped(line: Line, before: Line, after: Line | undefined): boolean {
  const [first = ""] = line.cells;
  if (first === "") return true;
  const isNearer = gap(before, line) < (after ? gap(line, after) : OF_A_CELL * line.size) - ALIKE;
  return isNearer && filledIn(line) === 1 && !/^\d/.test(first);
}

/** Of lines between two rows the first that is of the row below: behind the widest gap. None where all gaps are alike, or the line stands apart from the row as a heading does. */
function beginOf(between: readonly Line[], before: Line | undefined, [row, after]: readonly Line[]): number {
  const last = between.at(-1);
  if (!last || !row) return between.length;
  const isNear = gap(last, row) < WITHIN_A_ROW * row.size || isMirrored(last, row, after);
  if (!isNear) return between.length;
  if (!before) return 0;
  const all = [before, ...between, row];
  const gaps = all.slice(1).map((line, at) => gap(all[at] ?? line, line));
  const widest = Math.max(...gaps);
  return (gaps.at(-1) ?? 0) > widest - ALIKE ? between.length : gaps.findLastIndex((one) => one > widest - ALIKE);
}

/** Whether as much of a text stands below a row as above it, which is in its middle then. */
function isMirrored(above: Line, row: Line, below: Line | undefined): boolean {
  if (!below || isWhole(below)) return false;
  const isSameColumn = below.cells.every((text, place) => (text === "") === (above.cells[place] === ""));
  return isSameColumn && Math.abs(gap(above, row) - gap(row, below)) < ALIKE;
}

function joined(lines: readonly Line[]): string[] {
  const [first] = lines;
  return (first?.cells ?? []).map((_, place) =>
    lines
      .map(({ cells }) => cells[place] ?? "")
      .filter((text) => text !== "")
      .join(" "),
  );
}

/** How far a line stands below another; of the next page at no distance. */
function gap(above: Line, below: Line): number {
  return above.y > below.y ? above.y - below.y : Number.POSITIVE_INFINITY;
}
