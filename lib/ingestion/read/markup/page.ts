import type { CheerioAPI } from "cheerio/slim";
import { type ChildNode, type Element, isTag, type ParentNode } from "domhandler";
import type { JsonObject } from "@/lib/ingestion/read/entries";

/** A page that is read: its tree, and how its addresses become whole. */
export type Page = { $: CheerioAPI; absolute: (href: string) => string | null };

const APPLY = /\bapply\b|registration|आवेदन/i;
const DOCUMENT = /\.(?:pdf|docx?|zip)(?:$|[?#])/i;

export function pageOf($: CheerioAPI, address: string | undefined): Page {
  const base = $("base[href]").attr("href");
  const from = base && URL.canParse(base, address) ? new URL(base, address).href : address;
  const absolute = (href: string) => {
    const url = href.trim();
    if (!URL.canParse(url, from)) return null;
    const { protocol, href: whole } = new URL(url, from);
    return protocol === "https:" || protocol === "http:" ? whole : null;
  };
  return { $, absolute };
}

export const SILENT = new Set(["script", "style", "noscript", "template"]);
/** What is struck out is not so any more: a last date stands there beside the one that it was moved to. */
const STRUCK = new Set(["del", "s", "strike"]);
export const isStruck = ({ name, attribs }: Element) => STRUCK.has(name) || /line-through/i.test(attribs.style ?? "");
/** The number of a note stands behind a value and is none of it: "25¹" is no 251. What has letters is: "15th December". */
const isNoteMark = (one: Element) => one.name === "sup" && !hasLetters(one);
/** What a script sorts a table by stands unseen before the value: "0003" before "3" is no 33. Words are unseen until somebody opens them. */
const isSortKey = (one: Element) => isHidden(one) && !hasLetters(one);
export const isHidden = (one: Element) => HIDDEN.some((hides) => hides(one.attribs));
const HIDDEN: readonly ((attribs: Element["attribs"]) => boolean)[] = [
  ({ hidden }) => hidden !== undefined,
  ({ style = "" }) => /display\s*:\s*none/i.test(style),
  ({ class: names = "" }) => /^(?:hidden|hide|d-none|sr-only|visually-hidden)$/.test(names.trim()),
];
const hasLetters = (one: ChildNode): boolean =>
  one.type === "text" ? /\p{L}/u.test(one.data) : "children" in one && one.children.some(hasLetters);
export const BLOCKS = new Set("br p div li ul ol tr td th dd dt table h1 h2 h3 h4 h5 h6 section article".split(" "));

/** The text of a node as it reads: blocks and breaks apart, runs of spaces as one. No more is looked at once `most` characters are there. */
export function textOf(node: ChildNode, most = Number.POSITIVE_INFINITY): string {
  const parts: string[] = [];
  let length = 0;
  const walk = (one: ChildNode) => {
    if (length > most) return;
    if (one.type === "text") {
      parts.push(one.data);
      length += one.data.trim().length;
    } else if (one.type === "cdata") one.children.forEach(walk);
    else if (one.type === "tag" && !SILENT.has(one.name) && ![isStruck, isNoteMark, isSortKey].some((is) => is(one))) {
      const isBlock = BLOCKS.has(one.name);
      if (isBlock) parts.push(" ");
      one.children.forEach(walk);
      if (isBlock) parts.push(" ");
    }
  };
  walk(node);
  return parts.join("").replace(/\s+/g, " ").trim();
}

/** What is asked of elements, and found out once of each however often it is asked. */
export function askedOnce<T>(ask: (element: Element) => T): (element: Element) => T {
  const known = new Map<Element, T>();
  return (element) => {
    const answer = known.get(element) ?? ask(element);
    known.set(element, answer);
    return answer;
  };
}

/** The elements of some names within a node, in the order of the page. Selectors would ask of each of its children whether it stands within another one. */
export function elementsIn({ children }: ParentNode, names: ReadonlySet<string>): Element[] {
  const found: Element[] = [];
  const walk = (node: ChildNode) => {
    if (!isTag(node)) return;
    if (names.has(node.name)) found.push(node);
    node.children.forEach(walk);
  };
  children.forEach(walk);
  return found;
}

const LINKS = new Set(["a"]);

/** The links that stand in an element, each with an address. */
export function linksIn(element: Element): Element[] {
  return elementsIn(element, LINKS).filter(({ attribs }) => attribs.href !== undefined);
}

/** The addresses in some elements: of the notice itself, of a document, and where one applies. */
export function addressesIn({ absolute }: Page, elements: readonly Element[]): JsonObject {
  const found: JsonObject = {};
  const isLink = ({ name, attribs }: Element) => name === "a" && attribs.href !== undefined;
  for (const link of elements.flatMap((element) => [...linksIn(element), ...(isLink(element) ? [element] : [])])) {
    const address = absolute(link.attribs.href ?? "");
    if (address === null) continue;
    const text = textOf(link, 200);
    if (DOCUMENT.test(address)) found["notification pdf"] ??= address;
    else if (APPLY.test(text)) found["apply link"] ??= address;
    else found.link ??= address;
  }
  return found;
}
