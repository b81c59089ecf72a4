import type { CheerioAPI } from "cheerio/slim";
import type { Element } from "domhandler";
import { isMenuText } from "@/lib/ingestion/parse/clean";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import { type Entry, type JsonObject, namedRows } from "@/lib/ingestion/read/entries";
import { type Cell, type Grid, gridOf, rowsOf, tableAround } from "@/lib/ingestion/read/markup/grid";
import { headsOf, underHeads, withoutSums } from "@/lib/ingestion/read/markup/heads";
import { addressesIn, askedOnce, isHidden, linksIn, type Page, textOf } from "@/lib/ingestion/read/markup/page";
import { notesBehind, raisedMarks, withRaised } from "@/lib/ingestion/read/markup/table-notes";
import { toldAbove } from "@/lib/ingestion/read/plans";
import { type Above, withoutMarks } from "@/lib/ingestion/read/table-parts";

/** A heading of a table stands in its first rows, and is short. */
const [HEADING_ROWS, MAX_HEADING] = [4, 100];

/** The rows of the tables of a page whose headings are known. */
export function tableEntries(page: Page, maxColumns: number): Entry[] {
  return tablesOf(page)
    .filter(({ heading }) => heading.known > 2)
    .flatMap((table, at) => entriesOf(page, table, maxColumns).map((entry) => (at > 0 ? { ...entry, table: at } : entry)));
}

/** The rows of the longest table of a page, whatever its columns are called: somebody may say what they are. */
export function unknownTable(page: Page, maxColumns: number): Entry[] {
  const [longest] = tablesOf(page)
    .filter(({ grid }) => grid.length > 2 && (grid[0]?.length ?? 0) > 2)
    .toSorted((a, b) => b.grid.length - a.grid.length);
  return longest ? entriesOf(page, longest, maxColumns) : [];
}

/**
 * A table within a cell of one that names its columns is what that cell says; one that names none lays out the page, and so does one whose menu reads as
 * some names where a table within it names more.
 */
function tablesOf({ $ }: Page) {
  const tables = $("table").toArray();
  const outerOf = new Map(tables.map((table) => [table, tableAround(table)]));
  const around = new Set([...outerOf.values()].filter((outer) => outer !== undefined));
  const known = new Map((around.size > 0 ? tables : []).map((table) => [table, headingOf(headOfTable($, table)).known]));
  const mostWithin = new Map<Element, number>();
  // Each table stands behind those around it.
  for (const table of tables.toReversed()) {
    const outer = outerOf.get(table);
    const most = Math.max(known.get(table) ?? 0, mostWithin.get(table) ?? 0);
    if (outer) mostWithin.set(outer, Math.max(mostWithin.get(outer) ?? 0, most));
  }
  const isNamed = (table: Element, own = known.get(table) ?? 0) => own > 2 && (mostWithin.get(table) ?? 0) < own;
  const named = new Set([...around].filter((table) => isNamed(table)));
  const within = new Set<Element>();
  for (const table of tables) {
    const outer = outerOf.get(table);
    if (outer && (named.has(outer) || within.has(outer))) within.add(table);
  }
  return tables
    .filter((table) => (named.has(table) || !around.has(table)) && !within.has(table))
    .map((table) => ({ table, grid: gridOf($, table) }))
    .filter(({ grid }) => grid.length > 1 && (grid[0]?.length ?? 0) > 1)
    .map(({ table, grid }) => ({ table, grid, heading: headingOf(grid) }));
}

/** The first rows of a table, each text as long as that of a heading. */
function headOfTable($: CheerioAPI, table: Element): Grid {
  const cellsOf = (row: Element) => $(row).children("td, th").toArray();
  const texts = (row: Element) => cellsOf(row).map((element) => ({ text: textOf(element, MAX_HEADING), element }));
  return rowsOf($, table).slice(0, HEADING_ROWS).map(texts);
}

/** The row of a table that names its columns: the one of the first four with most known names. A title counts twice. */
function headingOf(grid: Grid): { row: number; known: number } {
  const known = grid.slice(0, HEADING_ROWS).map((cells, row) => {
    const fields = new Set(cells.map(({ text }) => (text.length <= MAX_HEADING ? fieldOf(text) : null)));
    fields.delete(null);
    return { row, known: fields.size + (fields.has("title") ? 1 : 0) };
  });
  return known.toSorted((a, b) => b.known - a.known || a.row - b.row)[0] ?? { row: 0, known: 0 };
}

function entriesOf(page: Page, { table, grid, heading }: ReturnType<typeof tablesOf>[number], maxColumns: number): Entry[] {
  const { heads, first, below } = headsOf(grid, heading.row);
  const headings = grid.slice(first, below);
  const ofTable = toldAbove(page, table, grid.slice(0, first));
  const names = uniqueNames(heads.map(({ name }) => name));
  // A heading that is repeated on every page of a printed table is no row.
  const isHeading = (row: readonly Cell[]) =>
    headings.some((cells) => row.every(({ text }, place) => text === cells[place]?.text));
  const rows = withoutUnseen(withoutSums(names, grid.slice(below)).filter((row) => !isHeading(row)));
  const above: Above = { row: [] };
  // A cell that spans others is in all their places.
  const marksOf = askedOnce((element) => raisedMarks(page, [element]));
  const addressesOf = askedOnce((element) => Object.entries(addressesIn(page, [element])));
  const values = new Map<Cell, string>();
  for (const cell of new Set(rows.flat())) values.set(cell, cellValue(page, cell));
  const told = rows.map((row) => row.map((cell) => values.get(cell) ?? "")).map((row) => withoutMarks(row, above));
  const entries = namedRows([names, ...told.map((row) => underHeads(heads, row))], maxColumns).flatMap((entry, index) => {
    if (Object.keys(entry.record).length === 0) return [];
    const elements = [...new Set(rows[index]?.map(({ element }) => element))];
    const marked = withRaised(entry, [...new Set(elements.flatMap(marksOf))]);
    const addresses: JsonObject = {};
    for (const [name, address] of elements.flatMap(addressesOf)) addresses[name] ??= address;
    return [{ ...marked, record: { ...addresses, ...marked.record }, ...ofTable }];
  });
  const name = names.find((one) => fieldOf(one) === "title") ?? names.find((one) => one !== "") ?? "";
  return entries.length > 0 ? [...entries, ...notesBehind(table).map((note) => ({ record: { [name]: note } }))] : [];
}

/** A row that nobody sees amid those that are seen was left behind; those behind all others wait for a button that shows more. */
function withoutUnseen(rows: Grid): Grid {
  const isUnseen = rows.map((row, at) => {
    // A cell that reaches down from above is in the row of another.
    const above = new Set(rows[at - 1]?.map(({ element }) => element));
    const own = row.filter(({ element }) => !above.has(element));
    return own.some(({ element: { parent } }) => parent?.type === "tag" && parent.name === "tr" && isHidden(parent));
  });
  const lastSeen = isUnseen.lastIndexOf(false);
  return rows.filter((_, at) => at > lastSeen || !isUnseen[at]);
}

/** Where a cell only says "Click here", its address is what it says. */
function cellValue(page: Page, { text, element }: Cell): string {
  const isMenu = text === "" || isMenuText(text) || /^(?:click|download|view|apply|pdf|link)\b.{0,25}$/i.test(text);
  const href = isMenu ? linksIn(element)[0]?.attribs.href : undefined;
  return href === undefined ? text : (page.absolute(href) ?? text);
}

function uniqueNames(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.map((name) => {
    const isAgain = known.has(name);
    known.add(name);
    return isAgain ? "" : name;
  });
}
