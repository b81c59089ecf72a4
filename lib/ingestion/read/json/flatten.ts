import { fieldByPeople } from "@/lib/ingestion/parse/by-people";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import type { JsonObject } from "@/lib/ingestion/read/entries";
import { isPlainObject } from "@/lib/plain-object";

const MAX_DEPTH = 8;
const MAX_LIST_ITEMS = 50;
const SEPARATOR = ", ";
const HAS_DATE = /\d[-/.]\d{1,2}[-/.]\d|\d\s\p{L}{3,9}\s\d{4}/u;

/** Under what names records say what their value is of, and the value. */
const [LABELS, VALUES] = [
  ["label", "event", "name", "title", "key", "heading", "type", "category"],
  ["value", "date", "text", "details", "amount", "fee"],
];
const MAX_LABEL_LENGTH = 80;

/**
 * The values of a list under their labels, where one is of a last date, or of a fee or an age for some people: `[{"event": "Last date", "date": "31-12-2026"}]`,
 * `fees: [{"category": "SC/ST", "amount": 0}]`. Null for any other list.
 */
function labelled(items: readonly unknown[], name: string): [label: string, value: unknown][] | null {
  const pairs = items.map((item): [string, unknown] | null => {
    const { [keyOf(item, LABELS)]: label, [keyOf(item, VALUES)]: value } = isPlainObject(item) ? item : {};
    return typeof label === "string" && label.length <= MAX_LABEL_LENGTH && value !== undefined ? [label, value] : null;
  });
  const known = pairs.filter((pair) => pair !== null);
  const isTold = ([label]: [string, unknown]) => fieldOf(label) === "deadline" || fieldByPeople(`${name}.${label}`) !== null;
  return known.length === items.length && known.some(isTold) ? known : null;
}

function keyOf(item: unknown, names: readonly string[]): string {
  return names.find((name) => isPlainObject(item) && Object.hasOwn(item, name)) ?? "";
}

/**
 * A record with what it nests under names of the whole path ("organisation.name"); lists become one text, of each field in them where
 * they hold records, days numbered: the last date of each post is for that post alone; labelled values stand under their labels. At most `maxColumns` fields; what lies deeper than eight records is left out.
 */
export function flatten(record: JsonObject, maxColumns: number): JsonObject {
  const flat: JsonObject = {};
  let count = 0;
  const dated = new Map<string, string[]>();
  const add = (name: string, value: unknown, isOfOne: boolean) => {
    const days = isOfOne && HAS_DATE.test(String(value)) ? (dated.get(name) ?? []) : null;
    if (days) dated.set(name, [...days, String(value)]);
    if (days && new Set(dated.get(name)).size > 1) {
      flat[name] = dated
        .get(name)
        ?.map((day, at) => `${at + 1}) ${day}`)
        .join(SEPARATOR);
    } else if (Object.hasOwn(flat, name)) {
      const known = String(flat[name]);
      if (!known.split(SEPARATOR).includes(String(value))) flat[name] = `${known}${SEPARATOR}${String(value)}`;
    } else if (count < maxColumns) {
      count++;
      flat[name] = value;
    }
  };
  const walk = (value: unknown, name: string, depth: number, isOfOne = false) => {
    if (Array.isArray(value)) {
      const pairs = depth <= MAX_DEPTH ? labelled(value.slice(0, MAX_LIST_ITEMS), name) : null;
      if (pairs) for (const [label, inner] of pairs) walk(inner, `${name}.${label}`, depth + 1);
      else if (depth <= MAX_DEPTH)
        for (const item of value.slice(0, MAX_LIST_ITEMS)) walk(item, name, depth + 1, isPlainObject(item));
    } else if (isPlainObject(value)) {
      if (depth <= MAX_DEPTH)
        for (const [key, inner] of Object.entries(value)) walk(inner, name === "" ? key : `${name}.${key}`, depth + 1, isOfOne);
    } else if (value !== null && value !== undefined && value !== "") {
      add(name, value, isOfOne);
    }
  };
  // A record without anything nested, which most are, is itself.
  if (!Object.values(record).some((value) => typeof value === "object" && value !== null)) return record;
  walk(record, "", 0);
  return flat;
}
