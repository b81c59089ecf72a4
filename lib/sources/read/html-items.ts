import { type CheerioAPI, load } from "cheerio";
import { decodeText } from "@/lib/ingestion/read/decode";
import { parseMarkup } from "@/lib/ingestion/read/markup/dom";
import { textOf } from "@/lib/ingestion/read/markup/page";
import type { SourceDefinition } from "@/lib/sources/definition";

export type RawItem = Record<string, unknown>;

export type Page = { address: string; bytes: Uint8Array; contentType: string };

/** Where the items of a page stand, and in them the fields. */
export type Selectors = Pick<SourceDefinition, "items" | "fields">;

/** Addresses among the fields of an item: relative to the page on which they stand. */
const LINK = /@(?:href|src)$/;

/**
 * The items of a page of HTML by the selectors of its source, decoded and bounded as every document is: official servers send Latin-1 headers
 * with pages in UTF-8.
 * @throws UnreadableFileError where the page is deeper or larger than is read; Error where a selector is not valid
 */
export function htmlItems({ bytes, address, contentType }: Page, { items = "", fields }: Selectors): RawItem[] {
  const text = decodeText(bytes, contentType);
  parseMarkup(text, address, { isXml: false });
  // Read as browsers read it, where a table has a body though the page writes none: selectors are found in a browser.
  const page = load(text);
  return page(items)
    .toArray()
    .map((item) => {
      const values = Object.entries(fields).map(([field, selector]) => [field, fieldOf(page(item), selector, address)]);
      return Object.fromEntries(values.filter(([, value]) => value !== ""));
    });
}

function fieldOf(item: ReturnType<CheerioAPI>, place: string, address: string): string {
  const [, selector = "", attribute] = /^(.*?)(?:@([\w-]+))?$/.exec(place) ?? [];
  const found = selector.trim() === "" ? item : item.find(selector.trim()).first();
  if (attribute === undefined)
    return found
      .toArray()
      .map((node) => textOf(node))
      .join("");
  const value = found.attr(attribute)?.trim() ?? "";
  return LINK.test(place) && value !== "" && URL.canParse(value, address) ? new URL(value, address).href : value;
}
