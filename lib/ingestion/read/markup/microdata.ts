import type { Element } from "domhandler";
import type { JsonObject } from "@/lib/ingestion/read/entries";
import { jobPostingsIn, postingRecord } from "@/lib/ingestion/read/json/job-posting";
import { type Page, textOf } from "@/lib/ingestion/read/markup/page";

const MAX_DEPTH = 6;
const ADDRESSES = ["href", "src"];

/** The JobPostings that a page states as data: JSON-LD, else microdata. */
export function postingsOf(page: Page): JsonObject[] {
  const { $ } = page;
  const stated = $('script[type*="ld+json" i]')
    .toArray()
    .flatMap((script) => jobPostingsIn(parsed($(script).text())));
  if (stated.length > 0) return stated;
  return $('[itemscope][itemtype$="schema.org/JobPosting" i]')
    .toArray()
    .map((element) => postingRecord(itemOf(page, element, 0)));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\s*(?:<!--|\/\*.*?\*\/)?|(?:-->|\/\*.*?\*\/)?\s*$/g, ""));
  } catch {
    // A page with one broken block of data still has its others, and its text.
    return null;
  }
}

function itemOf(page: Page, element: Element, depth: number): JsonObject {
  const { $ } = page;
  const item: JsonObject = {};
  const own = $(element)
    .find("[itemprop]")
    .toArray()
    .filter((inner) => $(inner).parent().closest("[itemscope]").is(element));
  for (const property of own) {
    const isItem = property.attribs.itemscope !== undefined && depth < MAX_DEPTH;
    const value = isItem ? itemOf(page, property, depth + 1) : statedBy(page, property);
    for (const name of (property.attribs.itemprop ?? "").split(/\s+/)) item[name] ??= value;
  }
  return item;
}

function statedBy(page: Page, element: Element): string {
  const { content, datetime: instant } = element.attribs;
  const address = ADDRESSES.map((name) => element.attribs[name]).find((href) => href !== undefined);
  if (content !== undefined) return content;
  if (instant !== undefined) return instant;
  return address === undefined ? textOf(element) : (page.absolute(address) ?? address);
}
