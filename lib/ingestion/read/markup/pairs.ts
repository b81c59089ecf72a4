import type { ChildNode, Element } from "domhandler";
import { agesBy } from "@/lib/ingestion/parse/age-range";
import { isMenuText } from "@/lib/ingestion/parse/clean";
import type { Field } from "@/lib/ingestion/parse/column-names";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import type { JsonObject } from "@/lib/ingestion/read/entries";
import { isLabel, labelledIn } from "@/lib/ingestion/read/markup/labelled-text";
import { withListedDays } from "@/lib/ingestion/read/markup/listed-days";
import { addressesIn, BLOCKS, elementsIn, isHidden, isStruck, type Page, textOf } from "@/lib/ingestion/read/markup/page";

const MAX_LABEL_LENGTH = 80;
const LABELS = new Set("th td dt strong b span div label p h3 h4 h5".split(" "));
const LABELS_AND_ITEMS = new Set([...LABELS, "li"]);
/** What sites write on cards and menus beside the titles of other notices: a name of a column in a table, and on a page no label of a value. */
const BADGES = /^\W*(?:recruitment|भर्ती|exam|परीक्षा|notification|advertisement)\W*$/iu;
/** A value that begins in the middle of a sentence was cut out of one. */
const TORN = /^(?:\p{Ll}|[,.;:/)&–—-])/u;
/** "Post: Candidates selected will be placed at the main campus.": a sentence about a post names none. */
const SENTENCE = /\b(?:will|shall|must|should|may|are|is|has|have) \p{Ll}{2,}\b|\p{Ll}{3,}(?: \S+){4,}[.।]$/u;
/** What stands beside "Post Name" above posts that a table counts: the name of its other column. */
const COUNT = /^(?:(?:grand )?total|कुल|योग)$/iu;
const DAYS: readonly (Field | null)[] = ["deadline", "startsOn", "postedOn"];
/** Labels that a page must have to be the page of one notice. */
const LEAST_LABELS = 3;

/** What stands beside labels within an element: `<th>Last date</th><td>...`, `<dt>`, `<b>Last date:</b> ...`, two boxes in a row. */
export function labelledValues({ $ }: Page, within: Element): JsonObject {
  const record: JsonObject = {};
  // Two ends of an age limit under one label are of several posts.
  const ofSeveral = new Set<string>();
  const add = (label: string, value: string) => {
    const field = fieldOf(label);
    if (!isLabel(label) || value === "" || fieldOf(value) !== null) return;
    if (DAYS.includes(field) && isMenuText(value)) return;
    const isBadge = BADGES.test(label) && !label.includes(":");
    if (field === "title" && (isBadge || [TORN, SENTENCE, COUNT].some((no) => no.test(value)))) return;
    const name = label.replace(/\s*:?-?\s*$/, "");
    if (isAgeEnd(name) && figureIn(record[name] ?? value) !== figureIn(value)) ofSeveral.add(name);
    record[name] ??= value;
  };
  const found = elementsIn(within, LABELS_AND_ITEMS);
  const labels = found.filter(({ name }) => LABELS.has(name));
  // What nobody sees was left behind by whoever wrote the row that is seen.
  for (const element of [...labels.filter((one) => !isUnseen(one)), ...labels.filter(isUnseen)]) {
    const label = textOf(element, MAX_LABEL_LENGTH);
    if (label === "" || label.length > MAX_LABEL_LENGTH) continue;
    for (const [inner, value] of /:/.test(label) ? labelledIn(label) : []) add(inner, value);
    if (!isLabel(label)) continue;
    const from = struckBehind(element) ?? element;
    const text = textBehind(from);
    const [first] = $(from).next().toArray();
    add(label, text !== "" ? text : first ? textOf(first) : "");
  }
  // In an item without markup no label is set apart from its value.
  for (const item of found.filter((one) => one.name === "li" && isPlain(one))) {
    const text = textOf(item, MAX_LABEL_LENGTH);
    const ages = text.length > MAX_LABEL_LENGTH || isUnseen(item) ? [] : labelledIn(text);
    for (const [label, value] of ages) if (isAgeEnd(label)) add(label, value);
  }
  for (const name of ofSeveral) delete record[name];
  return record;
}

function isAgeEnd(label: string): boolean {
  const ages = agesBy(label);
  return ages === "least" || ages === "most" || (ages !== null && fieldOf(label) === null);
}

/** The first figure of what is said of an age, else all of it: "30" and "30 years" are one. */
const figureIn = (value: unknown) => /\d+/.exec(String(value))?.[0] ?? value;

/** Whether an element holds text alone: "<li>Minimum Age: 21</li>". */
const isPlain = ({ children }: Element) => children.every(({ type }) => type === "text");

/** A label stands so deep in the row or the box that hides it. */
const MOST_AROUND = 4;

function isUnseen(label: Element): boolean {
  let around: Element["parent"] = label;
  for (let step = 0; step < MOST_AROUND && around?.type === "tag"; step++) {
    if (isHidden(around)) return true;
    around = around.parent;
  }
  return false;
}

/** What is struck out between a label and its value: "<b>Last date:</b> <s>15-12-2026</s> 31-12-2026". */
function struckBehind({ nextSibling }: Element): Element | null {
  const next = nextSibling?.type === "text" && nextSibling.data.trim() === "" ? nextSibling.nextSibling : nextSibling;
  return next?.type === "tag" && isStruck(next) ? next : null;
}

/** The text behind a label in its line, with what of it is set apart: "<b>Last date</b>: 01-12-2026 to <b>15-12-2026</b>". */
function textBehind({ nextSibling }: Element): string {
  if (nextSibling?.type !== "text" || !/[^\s:–-]/.test(nextSibling.data)) return "";
  const parts: string[] = [];
  for (let node: ChildNode | null = nextSibling; node && !endsValue(node); node = node.nextSibling)
    parts.push(node.type === "text" ? node.data : isRaised(node) ? textOf(node) : ` ${textOf(node)} `);
  return parts
    .join("")
    .replace(/^[\s:–-]+/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** "15<sup>th</sup> December" is one word. */
const isRaised = (node: ChildNode) => node.type === "tag" && node.name === "sup";

/** Another line, a button or the next label. */
function endsValue(node: ChildNode): boolean {
  if (node.type !== "tag") return false;
  const text = textOf(node, MAX_LABEL_LENGTH);
  const behind = node.nextSibling?.type === "text" ? node.nextSibling.data : "";
  const isNext = /:\s*$/.test(text) || /^\s*[:–-]\s/.test(behind) || (/^\s*:/.test(behind) && /\p{L}/u.test(text));
  return BLOCKS.has(node.name) || isMenuText(text) || fieldOf(text) !== null || isNext;
}

/** The fields that the labels of a notice name. */
export function fieldsIn(values: JsonObject): Set<Field | null> {
  const fields = new Set(Object.keys(values).map((name) => fieldOf(name)));
  fields.delete(null);
  return fields;
}

/** The one notice that a page is about, with its heading as title; null where the page does not say enough of one. */
export function pageOfOneNotice(page: Page, address: string | undefined): JsonObject | null {
  const { $ } = page;
  const [body] = $("main, article, body").toArray();
  const root = body ?? $.root().children().toArray()[0];
  if (!root) return null;
  const values = labelledValues(page, root);
  const fields = fieldsIn(values);
  if (fields.size < LEAST_LABELS) return null;
  const heading = $("h1").first().text().replace(/\s+/g, " ").trim() || $("title").text().trim();
  const { link: _other, ...addresses } = addressesIn(page, [root]);
  return {
    ...addresses,
    ...(address ? { link: address } : {}),
    ...(fields.has("title") ? {} : { "job title": heading }),
    ...withListedDays(page, root, values),
  };
}
