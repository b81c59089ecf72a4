import type { CheerioAPI } from "cheerio/slim";
import { Element, isTag } from "domhandler";
import { isHidden, textOf } from "@/lib/ingestion/read/markup/page";

const MAX_SPAN = 100;
const MAX_PLACES = 2_000_000;

export type Cell = { text: string; element: Element };
/** What stands where a row ends before the cells do that reach down beside it. */
const NOTHING: Cell = { text: "", element: new Element("td", {}) };
/** A table as places, each with the text of the cell that spans it. */
export type Grid = Cell[][];

const pages = new WeakMap<CheerioAPI, ReadonlyMap<Element, Element[]>>();

/** The rows of a table itself, without those of tables in its cells. A page is looked through once, however many of its tables stand within each other. */
export function rowsOf($: CheerioAPI, table: Element): Element[] {
  const rows = pages.get($) ?? rowsByTable($);
  pages.set($, rows);
  return rows.get(table) ?? [];
}

function rowsByTable($: CheerioAPI): ReadonlyMap<Element, Element[]> {
  const rows = new Map<Element, Element[]>();
  for (const row of $("tr").toArray()) {
    const table = tableAround(row);
    if (!table) continue;
    const own = rows.get(table);
    if (own) own.push(row);
    else rows.set(table, [row]);
  }
  return rows;
}

/** The nearest table in which an element stands. */
export function tableAround({ parent }: Element): Element | undefined {
  let node = parent;
  while (node && !(isTag(node) && node.name === "table")) node = node.parent;
  return node && isTag(node) ? node : undefined;
}

/**
 * A table with each text in all places of the cell that spans them; empty where these are too many. A cell that nobody sees has a place only in a column of which nobody
 * sees the first one: scripts join cells of one text by hiding all but the first, which spans the places of the others.
 */
export function gridOf($: CheerioAPI, table: Element): Grid {
  const grid: Grid = [];
  const rowAt = (row: number) => {
    grid[row] ??= [];
    return grid[row];
  };
  const unseen = new Set<number>();
  let places = 0;
  for (const [row, tr] of rowsOf($, table).entries()) {
    let column = 0;
    for (const element of $(tr).children("td, th").toArray()) {
      while (rowAt(row)[column]) column++;
      if (isHidden(element)) {
        if (row === 0) unseen.add(column);
        else if (!unseen.has(column)) continue;
      }
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
  return Array.from(grid, (row) => Array.from(row ?? [], (cell) => cell ?? NOTHING));
}

function spanOf({ attribs }: Element, name: "colspan" | "rowspan"): number {
  return Math.max(1, Math.min(Number.parseInt(attribs[name] ?? "1", 10) || 1, MAX_SPAN));
}
