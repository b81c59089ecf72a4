import type { Element, ParentNode } from "domhandler";
import type { Field } from "@/lib/ingestion/parse/column-names";
import { fieldOf, foldHeader } from "@/lib/ingestion/parse/columns";
import { holdsDay } from "@/lib/ingestion/parse/days";
import { COUNTED_DAYS } from "@/lib/ingestion/parse/last-day-words";
import type { JsonObject } from "@/lib/ingestion/read/entries";
import { labelledIn } from "@/lib/ingestion/read/markup/labelled-text";
import { type Page, textOf } from "@/lib/ingestion/read/markup/page";

const DAYS: readonly (Field | null)[] = ["deadline", "startsOn"];
/** A longer item tells of more than a day. */
const MAX_ITEM_LENGTH = 200;

/** The heading of a list of days that do not hold any more, above or below that of the new ones. */
const OLD = /^\W*(?:old|earlier|previous|पुरानी|पूर्व)(?: \p{L}[\p{L}\p{M}]*){0,4} (?:dates?|तिथि\p{M}*|तिथियां|तिथियाँ)\W*$/iu;
/** What the lists in the cells of a notice say under labels of its first and last day to apply, and the values that are none: of old days, and where one label says several. */
type ListedDays = { said: JsonObject; none: ReadonlySet<string> };

/**
 * The first and the last day to apply in the lists that stand in cells of the tables of a notice, "Last Date to Apply: 30-09-2026" below "Important Dates"; where no date is said, of
 * what the last one is counted ("Within 21 days"). Two items of one label and different days are of several posts or rounds: none of the kind counts.
 */
function daysInCells({ $ }: Page, within: Element): ListedDays {
  const said: [label: string, value: string][] = [];
  const counted: JsonObject = {};
  const none = new Set<string>();
  const isOld = belowOldHeading($);
  for (const item of $(within).find("td li, th li").toArray()) {
    const text = textOf(item, MAX_ITEM_LENGTH);
    const [[label, value] = ["", ""], other] = labelledIn(text);
    const field = fieldOf(label);
    if (other !== undefined || !DAYS.includes(field)) continue;
    if (field === "deadline" && COUNTED_DAYS.test(value)) counted[label] ??= value;
    if (text.length > MAX_ITEM_LENGTH || !holdsDay(value)) continue;
    if (isOld(item.parent)) none.add(value);
    else said.push([label, value]);
  }
  const doubted = doubtedFields(said);
  for (const [label, value] of said) if (doubted.has(fieldOf(label))) none.add(value);
  const sure = said.filter(([label]) => !doubted.has(fieldOf(label)));
  const isDated = said.some(([label]) => fieldOf(label) === "deadline");
  return { said: { ...(isDated ? {} : counted), ...Object.fromEntries(sure) }, none };
}

/** Whether a list stands below the heading of old days, which is looked at once for all of its items. */
function belowOldHeading($: Page["$"]): (list: ParentNode | null) => boolean {
  const known = new Map<ParentNode | null, boolean>();
  return (list) => {
    const [heading] = list && !known.has(list) ? $(list).prev().toArray() : [];
    const isOld =
      known.get(list) ?? (heading !== undefined && OLD.test(textOf(heading, MAX_ITEM_LENGTH).slice(0, MAX_ITEM_LENGTH)));
    known.set(list, isOld);
    return isOld;
  };
}

/** The fields of which items say different days under one label, which may say as well that a fee is paid until then. */
function doubtedFields(said: readonly [label: string, value: string][]): Set<Field | null> {
  const first = new Map<string, string>();
  const doubted = new Set<Field | null>();
  for (const [label, value] of said) {
    const name = foldHeader(label.replace(/\s(?:&|and|एवं|व)\s.*$/iu, ""));
    if ((first.get(name) ?? value) !== value) doubted.add(fieldOf(label));
    else first.set(name, value);
  }
  return doubted;
}

/** What the labels of a notice name, with the days of its lists where these name none of the kind, and without one of several that its lists say. */
export function withListedDays(page: Page, within: Element, values: JsonObject): JsonObject {
  const { said, none } = daysInCells(page, within);
  const own = Object.entries(values).filter(([label, value]) => !DAYS.includes(fieldOf(label)) || !none.has(String(value)));
  const told = new Set(own.map(([label]) => fieldOf(label)));
  return Object.fromEntries([...Object.entries(said).filter(([label]) => !told.has(fieldOf(label))), ...own]);
}
