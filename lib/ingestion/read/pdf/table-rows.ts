import type { Piece } from "@/lib/ingestion/read/pdf/lines";
import { cellsOf, filledIn, gap, gapsOf, isNumbered, isWhole, joined, type Line } from "@/lib/ingestion/read/pdf/table-lines";

/**
 * In heights of letters: lines of a cell stand no further apart, most of them no further than the second; and lines of two rows never so close as those beside a text that
 * stands in the middle.
 */
const [OF_A_CELL, OF_MOST_CELLS, WITHIN_A_ROW] = [1.7, 1.35, 0.9];
/** Gaps that differ by less (points) are alike. */
const ALIKE = 0.3;

/**
 * The rows of the lines of a table under its headings. A wrapped text stands in several lines, of which the others of its row have one: the first, or the middle or
 * last one where a program sets them so; then the lines above that are of it too. A line of prose is none of the table, which goes on behind it where a row does.
 */
export function rowsOfLines(lines: readonly Piece[][], headings: readonly Piece[]): string[][] {
  const parts: Line[][] = [[]];
  for (const line of lines) {
    const cells = cellsOf(line, headings);
    if (cells === null) parts.push([]);
    else parts.at(-1)?.push({ cells, y: line[0]?.y ?? 0, size: line[0]?.size ?? 1 });
  }
  const [{ y, size } = { y: 0, size: 1 }] = headings.toSorted((a, b) => a.y - b.y);
  return parts.flatMap((part, at) =>
    at === 0 || part.some(isWhole) ? rowsOf(part, at === 0 ? { cells: [], y, size } : null) : [],
  );
}

/** Whether a line has words only where a row has some: a row with few cells is begun by what stands in the middle of it, whose beginning nobody knows. */
const goesOn = (row: readonly string[], { cells }: Line) => cells.every((text, place) => text === "" || row[place] !== "");

/** @param heading the line of the names, right below which what belongs to no row is a row too, for somebody to see it */
function rowsOf(lines: readonly Line[], heading: Line | null): string[][] {
  const rows: string[][] = [];
  let open: string[] | undefined;
  let isSure = true;
  let above: Line[] = [];
  for (const [at, line] of lines.entries()) {
    if (isWhole(line)) {
      const before = lines[at - above.length - 1] ?? heading;
      const begin = beginOf(above, before, lines.slice(at, at + 2));
      endRow(above.slice(0, begin), at - above.length);
      [open, isSure] = [joined([...above.slice(begin), line]), true];
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
      if (
        open &&
        before &&
        (isSure || goesOn(open, line)) &&
        isWrapped(line, gap(before, line), widestBelow(lines.slice(from + index)))
      ) {
        for (const [place, text] of line.cells.entries()) if (text !== "") open[place] = `${open[place] ?? ""} ${text}`.trim();
      } else {
        // A row with few cells is one that may go on, a heading is none.
        [open, isSure] = [filledIn(line) > 1 && line.cells[0] !== "" ? line.cells : undefined, false];
        if (heading) rows.push(line.cells);
      }
    }
  }
}

/** Whether a line goes on with what is above it, as near as lines of a text are, or nearer than the row below is to it. What stands in the first column begins a row, unless it is words alone. */
function isWrapped(line: Line, above: number, below: number): boolean {
  const isNearer = above < below - ALIKE;
  const isNear = above <= OF_MOST_CELLS * line.size;
  if (line.cells[0] === "") return isNear || (isNearer && above <= OF_A_CELL * line.size);
  return isNear && isNearer && !isNumbered(line);
}

/** The widest gap from a line to the next whole one. */
function widestBelow([line, ...others]: readonly Line[]): number {
  const end = others.findIndex(isWhole);
  if (!line || end === -1) return Number.POSITIVE_INFINITY;
  return Math.max(...gapsOf([line, ...others.slice(0, end + 1)]));
}

/** Of lines between two rows the first that is of the row below: behind the widest gap. None where all gaps are alike, or the line stands apart from the row as a heading does. */
function beginOf(between: readonly Line[], before: Line | null, [row, after]: readonly Line[]): number {
  const last = between.at(-1);
  if (!last || !row) return between.length;
  const nearest = gap(last, row);
  const isBeside = nearest < WITHIN_A_ROW * row.size;
  // Beside a line in the middle those of a text with two lines stand half as far from it as from each other.
  const apart = (isBeside ? 2 : 1) * nearest * 1.2;
  const ofAnother = between.findLastIndex(
    (line, at) => gap(line, between[at + 1] ?? row) > apart || (isNumbered(line) && row.cells[0] !== ""),
  );
  // Below the names of the columns a heading of a group stands as often as a row, and nothing tells how far rows are apart.
  const reach = before && (before.cells.length > 0 ? OF_A_CELL : OF_MOST_CELLS) * row.size;
  if (!isBeside && !isMirrored(last, row, after) && nearest > (reach ?? 0)) return between.length;
  if (!before) return ofAnother + 1;
  const gaps = gapsOf([before, ...between, row]);
  const most = Math.max(...gaps) - ALIKE;
  return nearest > most
    ? between.length
    : Math.max(
        ofAnother + 1,
        gaps.findLastIndex((one) => one > most),
      );
}

/** Whether as much of a text stands below a row as above it, which is in its middle then. */
function isMirrored(above: Line, row: Line, below: Line | undefined): boolean {
  if (!below || isWhole(below)) return false;
  const isSameColumn = below.cells.every((text, place) => (text === "") === (above.cells[place] === ""));
  return isSameColumn && Math.abs(gap(above, row) - gap(row, below)) < ALIKE;
}
