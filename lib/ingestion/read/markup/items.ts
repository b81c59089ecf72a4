import type { Element, ParentNode } from "domhandler";
import { isMenuText } from "@/lib/ingestion/parse/clean";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import { lastDatesIn } from "@/lib/ingestion/parse/stated-last-dates";
import type { Entry, JsonObject } from "@/lib/ingestion/read/entries";
import { labelledIn } from "@/lib/ingestion/read/markup/labelled-text";
import { addressesIn, elementsIn, linksIn, type Page, textOf } from "@/lib/ingestion/read/markup/page";
import { labelledValues } from "@/lib/ingestion/read/markup/pairs";

/** As often as something must recur to be a list of notices, and not three buttons. */
const LEAST_ITEMS = 2;
const MAX_TEXT_LENGTH = 5_000;
const MENUS = "nav, header, footer, aside, [role=navigation], .menu, .nav, .navbar, .breadcrumb, .pagination";
const HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const DATE = /\d{1,2}[-/. ](?:\d{1,2}|\p{L}{3,9})[-/., ]+\d{2,4}|\d{4}-\d{2}-\d{2}/u;
/** The items of a page's list of notices: the elements of one kind beside each other, each with a link, that hold most dates and words. */
export function listEntries(page: Page): Entry[] {
  const { $ } = page;
  const groups = new Map<string, Element[]>();
  const linksIn = countsOfLinks(page);
  const isInMenu = inMenus(page);
  $("li, article, tr, p, div, dd, section, a").each((_, element) => {
    if (isInMenu(element)) return;
    const links = element.name === "a" ? 1 : (linksIn.get(element) ?? 0);
    if (links === 0 || links > 12) return;
    const key = `${kindOf(element.parent)}>${kindOf(element)}`;
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  });
  const scored = [...groups.values()]
    .filter((items) => items.length >= LEAST_ITEMS)
    .map((items) => ({ items, score: scoreOf(items) }))
    .toSorted((a, b) => b.score - a.score);
  return (scored[0]?.items ?? []).flatMap((item) => {
    const record = itemRecord(page, item);
    return record ? [{ record }] : [];
  });
}

/** Whether an element stands in a menu. What is around many is asked once, however deep they stand. */
function inMenus({ $ }: Page): (element: ParentNode) => boolean {
  const known = new Map<ParentNode | null, boolean>([
    [null, false],
    ...$(MENUS)
      .toArray()
      .map((menu) => [menu, true] as const),
  ]);
  return (element) => {
    const inside: ParentNode[] = [];
    let node: ParentNode | null = element;
    for (; node && !known.has(node); node = node.parent) inside.push(node);
    const isInside = known.get(node) ?? false;
    for (const one of inside) known.set(one, isInside);
    return isInside;
  };
}

/** How many links stand in each element that has any. */
function countsOfLinks({ $ }: Page): ReadonlyMap<ParentNode, number> {
  const counts = new Map<ParentNode, number>();
  for (const link of $("a[href]").toArray()) {
    for (let node: ParentNode | null = link.parent; node; node = node.parent) counts.set(node, (counts.get(node) ?? 0) + 1);
  }
  return counts;
}

function kindOf(node: Element["parent"]): string {
  if (node?.type !== "tag") return "";
  return `${node.name}.${(node.attribs.class ?? "").split(/\s+/)[0]}`;
}

function scoreOf(items: readonly Element[]): number {
  return items.slice(0, 200).reduce((sum, item) => {
    const text = textOf(item, 2_000);
    const words = Math.min(text.split(" ").length, 25);
    return sum + (words > 2 ? words / 10 : 0) + (DATE.test(text) && text.length < 1_500 ? 3 : 0);
  }, 0);
}

function itemRecord(page: Page, item: Element): JsonObject | null {
  const { $ } = page;
  const links = item.name === "a" ? [item] : linksIn(item);
  const heading = $(elementsIn(item, HEADINGS)[0]).text().replace(/\s+/g, " ").trim();
  const named = links.map((link) => textOf(link)).filter((text) => text.length > 3 && !isMenuText(text));
  const whole = textOf(item, MAX_TEXT_LENGTH).slice(0, MAX_TEXT_LENGTH);
  const title = heading || named[0] || whole.split(/\s[|–-]\s/)[0]?.slice(0, 300) || "";
  if (title === "" || isMenuText(title)) return null;
  const labelled: JsonObject = { ...Object.fromEntries(labelledIn($(item).html() ?? "")), ...labelledValues(page, item) };
  const [last] = lastDatesIn(whole);
  if (last !== undefined && !Object.keys(labelled).some((label) => fieldOf(label) === "deadline")) labelled["last date"] = last;
  return { "job title": title, ...addressesIn(page, [item]), ...labelled, ...(whole === title ? {} : { text: whole }) };
}
