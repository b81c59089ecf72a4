import type { Element } from "domhandler";
import type { Field } from "@/lib/ingestion/parse/column-names";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import { holdsDay } from "@/lib/ingestion/parse/days";
import type { JsonObject } from "@/lib/ingestion/read/entries";
import { labelledIn } from "@/lib/ingestion/read/markup/labelled-text";
import { type Page, textOf } from "@/lib/ingestion/read/markup/page";

const DAYS: readonly (Field | null)[] = ["deadline", "startsOn"];
/** A longer item tells of more than a day. */
const MAX_ITEM_LENGTH = 120;

/**
 * The first and the last day to apply in the lists that stand in cells of the tables of a notice, "Last Date to Apply: 30-09-2026" below "Important Dates", where its
 * labels say none of the kind (`told`). Two items of one label and different days are of several posts or rounds: none of the kind counts.
 */
export function daysInCells({ $ }: Page, within: Element, told: ReadonlySet<Field | null>): JsonObject {
  const said = new Map<string, Set<string>>();
  for (const item of $(within).find("td li, th li").toArray()) {
    const text = textOf(item, MAX_ITEM_LENGTH);
    const [[label, value] = ["", ""], other] = text.length <= MAX_ITEM_LENGTH ? labelledIn(text) : [];
    const field = fieldOf(label);
    if (other !== undefined || !DAYS.includes(field) || told.has(field) || !holdsDay(value)) continue;
    said.set(label, (said.get(label) ?? new Set()).add(value));
  }
  const doubted = new Set([...said].flatMap(([label, [, another]]) => (another === undefined ? [] : [fieldOf(label)])));
  const sure = [...said].flatMap(([label, [value]]) => (doubted.has(fieldOf(label)) ? [] : [[label, value] as const]));
  return Object.fromEntries(sure);
}
