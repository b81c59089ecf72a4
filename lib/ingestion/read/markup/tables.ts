import type { CheerioAPI } from "cheerio/slim";
import type { Element } from "domhandler";
import { isMenuText } from "@/lib/ingestion/parse/clean";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import { type Entry, namedRows } from "@/lib/ingestion/read/entries";
import { headsOf, underHeads, withoutSums } from "@/lib/ingestion/read/markup/heads";
import { addressesIn, type Page, textOf } from "@/lib/ingestion/read/markup/page";
import { type Above, withoutMarks } from "@/lib/ingestion/read/table-parts";

const MAX_SPAN = 100;
const MAX_PLACES = 2_000_000;
/** A heading of a table stands in its first rows. */
const HEADING_ROWS = 4;

type Cell = { text: string; element: Element };
/** A table as places, each with the text of the cell that spans it. */
type Grid = Cell[][];

/** The rows of the tables of a page whose headings are known. */
export function tableEntries(page: Page, maxColumns: number): Entry[] {
  return tablesOf(page)
    .filter(({ heading }) => heading.known > 2)
    .flatMap((table) => entriesOf(page, table, maxColumns));
}

/** The rows of the longest table of a page, whatever its columns are called: somebody may say what they are. */
export function unknownTable(page: Page, maxColumns: number): Entry[] {
  const [longest] = tablesOf(page)
    .filter(({ grid }) => grid.length > 2 && (grid[0]?.length ?? 0) > 2)
    .toSorted((a, b) => b.grid.length - a.grid.length);
  return longest ? entriesOf(page, longest, maxColumns) : [];
}

function tablesOf({ $ }: Page) {
  return $("table")
    .toArray()
    .filter((table) => $(table).find("table").length === 0)
    .map((table) => gridOf($, table))
    .filter((grid) => grid.length > 1 && (grid[0]?.length ?? 0) > 1)
    .map((grid) => ({ grid, heading: headingOf(grid) }));
}

/** The row of a table that names its columns: the one of the first four with most known names. A title counts twice. */
function headingOf(grid: Grid): { row: number; known: number } {
  const known = grid.slice(0, HEADING_ROWS).map((cells, row) => {
    const fields = new Set(cells.map(({ text }) => (text.length <= 100 ? fieldOf(text) : null)));
    fields.delete(null);
    return { row, known: fields.size + (fields.has("title") ? 1 : 0) };
  });
  return known.toSorted((a, b) => b.known - a.known || a.row - b.row)[0] ?? { row: 0, known: 0 };
}

function entriesOf(page: Page, { grid, heading }: ReturnType<typeof tablesOf>[number], maxColumns: number): Entry[] {
  const { heads, first, below } = headsOf(grid, heading.row);
  const headings = grid.slice(first, below);
  const names = uniqueNames(heads.map(({ name }) => name));
  // A heading that is repeated on every page of a printed table is no row.
  const isHeading = (row: readonly Cell[]) =>
    headings.some((cells) => row.every(({ text }, place) => text === cells[place]?.text));
  const rows = withoutSums(names, grid.slice(below)).filter((row) => !isHeading(row));
  const above: Above = { row: [] };
  const told = rows.map((row) => row.map((cell) => cellValue(page, cell))).map((row) => withoutMarks(row, above));
  return namedRows([names, ...told.map((row) => underHeads(heads, row))], maxColumns).flatMap((entry, index) => {
    if (Object.keys(entry.record).length === 0) return [];
    const row = rows[index] ?? [];
    const elements = [...new Set(row.map(({ element }) => element))];
    return [{ ...entry, record: { ...addressesIn(page, elements), ...entry.record } }];
  });
}

/** Where a cell only says "Click here", its address is what it says. */
function cellValue(page: Page, { text, element }: Cell): string {
  const href = page.$(element).find("a[href]").attr("href");
  const isMenu = text === "" || isMenuText(text) || /^(?:click|download|view|apply|pdf|link)\b.{0,25}$/i.test(text);
  return href !== undefined && isMenu ? (page.absolute(href) ?? text) : text;
}

function uniqueNames(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.map((name) => {
    const isAgain = known.has(name);
    known.add(name);
    return isAgain ? "" : name;
  });
}

function gridOf($: CheerioAPI, table: Element): Grid {
  const grid: Grid = [];
  const rowAt = (row: number) => {
    grid[row] ??= [];
    return grid[row];
  };
  let places = 0;
  for (const [row, tr] of $(table).find("tr").toArray().entries()) {
    let column = 0;
    for (const element of $(tr).children("td, th").toArray()) {
      while (rowAt(row)[column]) column++;
      const cell = { text: textOf(element), element };
      const width = spanOf(element, "colspan");
      const height = spanOf(element, "rowspan");
      places += width * height;
      // Cells that span a hundred rows and columns make a table of a hundred million places out of a small page.
      if (places > MAX_PLACES) return [];
      for (let down = 0; down < height; down++) {
        for (let right = 0; right < width; right++) rowAt(row + down)[column + right] = cell;
      }
    }
  }
  return Array.from(grid, (row) => Array.from(row ?? [], (cell) => cell ?? { text: "", element: table }));
}

function spanOf({ attribs }: Element, name: "colspan" | "rowspan"): number {
  return Math.max(1, Math.min(Number.parseInt(attribs[name] ?? "1", 10) || 1, MAX_SPAN));
}
