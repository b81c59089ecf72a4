import type { CheerioAPI } from "cheerio/slim";
import { type Element, isTag, type ParentNode } from "domhandler";

/** A heading, and what it stands in. */
type Section = { heading: Element; holder: ParentNode | null };

const outlines = new WeakMap<CheerioAPI, ReadonlyMap<Element, readonly Section[]>>();

/** The headings of the sections of a page in which a table stands, the nearest first. A section reaches to the next heading of its rank, and no further than what the heading stands in. */
export function headingsOver($: CheerioAPI, table: Element): Element[] {
  const outline = outlines.get($) ?? outlineOf($);
  outlines.set($, outline);
  const around = new Set<ParentNode | null>();
  for (let node = table.parent; node; node = node.parent) around.add(node);
  return (outline.get(table) ?? []).flatMap(({ heading, holder }) => (around.has(holder) ? [heading] : []));
}

/** Of each table the last heading of each rank above it that none of a higher rank, or the same, has ended. */
function outlineOf($: CheerioAPI): ReadonlyMap<Element, readonly Section[]> {
  const outline = new Map<Element, readonly Section[]>();
  let above: Section[] = [];
  for (const element of $("h1, h2, h3, h4, h5, h6, table").toArray()) {
    if (element.name === "table") outline.set(element, above);
    else above = [{ heading: element, holder: holderOf(element) }, ...above.filter(({ heading }) => heading.name < element.name)];
  }
  return outline;
}

/** What a heading stands in, but for what is around it alone: `<div><h3>Archive</h3></div>`. */
function holderOf(heading: Element): ParentNode | null {
  let outermost: Element = heading;
  while (outermost.parent && isTag(outermost.parent) && isAlone(outermost)) outermost = outermost.parent;
  return outermost.parent;
}

/** Whether nothing stands beside an element. Asked of what is next to it: a page may have all its headings in one block. */
function isAlone({ prev, next }: Element): boolean {
  let [before, behind] = [prev, next];
  while (before && !isTag(before)) before = before.prev;
  while (behind && !isTag(behind)) behind = behind.next;
  return !before && !behind;
}
