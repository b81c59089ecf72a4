import type { CheerioAPI } from "cheerio/slim";
import { type Element, isTag } from "domhandler";
import { type Bounds, checkRows, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { JsonObject, ReadEntries } from "@/lib/ingestion/read/entries";
import { parseMarkup } from "@/lib/ingestion/read/markup/dom";
import { addLabelled } from "@/lib/ingestion/read/markup/labelled-text";

const ITEMS = ["item", "entry", "url", "sitemap"];
const MAX_DEPTH = 6;

/**
 * The rows of an XML document: items of RSS, entries of Atom, addresses of a sitemap, else the records of its element that recurs most.
 * What a record nests stands under its path, attributes under their own names.
 * @throws UnreadableFileError where nothing recurs, or more than `bounds` allow
 */
export function readXml(text: string, name: string, bounds: Bounds): ReadEntries {
  const $ = parseMarkup(text, name, { isXml: true });
  const records = recordsOf($);
  if (records.length === 0) throw new UnreadableFileError(`${name}: the XML document holds no records`);
  checkRows(records.length, name, bounds);
  const entries = records.map((element) => ({ record: addLabelled(recordOf($, element)) }));
  return { entries, madeAt: $("lastBuildDate, feed > updated, channel > pubDate").first().text() || undefined };
}

function recordsOf($: CheerioAPI): Element[] {
  for (const tag of ITEMS) {
    const items = elements($, tag).filter(
      ({ parent, children }) => (isRoot(parent) || (parent && isRoot(parent.parent) && tag === "item")) && children.some(isTag),
    );
    if (items.length > 0) return items;
  }
  const groups = new Map<string, Element[]>();
  for (const element of elements($, "*")) {
    if (!element.parent || isRoot(element)) continue;
    const isRecord = element.children.some((child) => child.type === "tag") || Object.keys(element.attribs).length > 1;
    if (!isRecord) continue;
    const group = groups.get(element.name);
    if (group) group.push(element);
    else groups.set(element.name, [element]);
  }
  const [most] = [...groups.values()].toSorted((a, b) => b.length - a.length || depthOf(a[0]) - depthOf(b[0]));
  return most ?? [];
}

function elements($: CheerioAPI, selector: string): Element[] {
  return $(selector).toArray().filter(isTag);
}

function isRoot(node: Element["parent"] | undefined): boolean {
  return node?.type === "tag" && (node.parent === null || node.parent.type === "root");
}

function depthOf(element: Element | undefined): number {
  let depth = 0;
  for (let node: Element["parent"] | undefined = element?.parent; node; node = node.parent) depth++;
  return depth;
}

function recordOf($: CheerioAPI, element: Element): JsonObject {
  const record: JsonObject = {};
  const add = (name: string, value: string) => {
    const text = value.trim();
    if (text === "" || name.startsWith("xmlns")) return;
    const known = record[name];
    record[name] = known === undefined || known === text ? text : `${String(known)}, ${text}`;
  };
  const walk = (node: Element, path: string, depth: number) => {
    for (const [name, value] of Object.entries(node.attribs)) {
      // A link of Atom and an enclosure of RSS are their addresses.
      const isAddress = /^(?:href|url)$/i.test(name) && path !== "";
      if (isAddress ? node.attribs.rel === undefined || node.attribs.rel === "alternate" : path === "")
        add(isAddress ? path : name, value);
    }
    const children = node.children.filter(isTag);
    if (children.length === 0) {
      if (path !== "") add(path, $(node).text());
      return;
    }
    // The HTML of a text is a text.
    if (/xhtml/.test(node.attribs.type ?? "")) add(path, $.html(children));
    else if (depth < MAX_DEPTH)
      for (const child of children) walk(child, path === "" ? child.name : `${path}.${child.name}`, depth + 1);
  };
  walk(element, "", 0);
  return record;
}
