import { fieldOf } from "@/lib/ingestion/parse/columns";
import type { JsonObject } from "@/lib/ingestion/read/entries";
import { isPlainObject } from "@/lib/plain-object";

const MAX_DEPTH = 12;
/** Containers that are looked into; real answers of programs have a few dozen. */
const MAX_LOOKED_AT = 20_000;
const SAMPLE = 20;
/** So many known names make a list one of listings, whatever lists its records hold. */
export const SURELY_ROWS = 4;

/** A list of rows somewhere in a JSON document: the names that lead to it, and what it holds. */
export type FoundList = { path: readonly string[]; list: readonly unknown[] };

/**
 * The lists of records in a document, at whatever depth: arrays of objects, arrays of arrays below a list of names (`columns`/`data`),
 * objects of equally long arrays (a table by columns), and objects of objects that share their keys (rows by number).
 */
export function findLists(root: unknown): FoundList[] {
  const found = new Map<string, FoundList>();
  let looked = 0;
  const add = (path: readonly string[], list: readonly unknown[]) => {
    // The lists of all pages of an answer ("pages.0.rows", "pages.1.rows") are one.
    const key = path.join("\n");
    const known = found.get(key);
    found.set(key, { path, list: known ? [...known.list, ...list] : list });
  };
  const look = (value: unknown, path: readonly string[]) => {
    if (path.length > MAX_DEPTH || ++looked > MAX_LOOKED_AT) return;
    const list = Array.isArray(value) ? recordsOf(value) : isPlainObject(value) ? tableOf(value) : null;
    if (list) add(path, list);
    if (Array.isArray(value)) {
      if (!list || knownFields(list) < SURELY_ROWS)
        for (const item of value) if (typeof item === "object") look(item, [...path, "*"]);
    } else if (isPlainObject(value) && !list) for (const [key, item] of Object.entries(value)) look(item, [...path, key]);
  };
  look(root, []);
  return [...found.values()];
}

/** How well the names of the first records are known: two for a title, one for every other field. */
export function knownFields(list: readonly unknown[]): number {
  const names = new Set(list.slice(0, SAMPLE).flatMap((item) => (isPlainObject(item) ? namesIn(item) : [])));
  const fields = new Set([...names].map((name) => fieldOf(name)));
  fields.delete(null);
  return fields.size + (fields.has("title") ? 1 : 0);
}

/** How many texts and numbers the first records of a list hold themselves: a list of pages or of links holds few. */
export function ownValues(list: readonly unknown[]): number {
  const counts = list.slice(0, SAMPLE).map((item) => (isPlainObject(item) ? namesIn(item).length : 0));
  return Math.max(0, ...counts);
}

function namesIn(record: JsonObject, prefix = "", depth = 0): string[] {
  return Object.entries(record).flatMap(([key, value]) =>
    isPlainObject(value) && depth < 3
      ? namesIn(value, `${prefix}${key}.`, depth + 1)
      : Array.isArray(value)
        ? []
        : [`${prefix}${key}`],
  );
}

function recordsOf(list: readonly unknown[]): readonly unknown[] | null {
  if (list.some(isPlainObject)) return list;
  const [names, ...rows] = list;
  const isTable = rows.length > 0 && isNames(names) && rows.every(Array.isArray);
  return isTable ? rows.map((row) => byName(names, row)) : null;
}

function tableOf(value: JsonObject): readonly unknown[] | null {
  const entries = Object.entries(value);
  const lists = entries.map(([, inner]) => inner).filter(Array.isArray);
  const rows = lists.find((list) => list.length > 0 && list.every(Array.isArray));
  const names = lists.map(namesOf).find((list) => list !== null);
  if (rows && names) return rows.map((row: unknown[]) => byName(names, row));
  const length = lists[0]?.length ?? 0;
  const isByColumn = lists.length > 1 && lists.length === entries.length && length > 1;
  if (isByColumn && lists.every((list) => list.length === length && !list.some((item) => typeof item === "object"))) {
    return Array.from({ length }, (_, row) => Object.fromEntries(entries.map(([key, list]) => [key, (list as unknown[])[row]])));
  }
  return rowsByKey(entries);
}

/** `{"101": {"title": ...}, "102": {"title": ...}}`: the keys are the rows' own numbers. */
function rowsByKey(entries: readonly [string, unknown][]): readonly unknown[] | null {
  if (entries.length < 2) return null;
  const records = entries.map(([, value]) => value);
  if (!records.every(isPlainObject) || !records.every((record) => Object.keys(record).some((key) => fieldOf(key) === "title")))
    return null;
  return entries.map(([key, record]) => ({ id: key, ...(record as JsonObject) }));
}

function namesOf(list: readonly unknown[]): string[] | null {
  const names = list.map((item) => (isPlainObject(item) ? (item.label ?? item.name ?? item.title ?? item.id) : item));
  return isNames(names) ? names : null;
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === "string");
}

function byName(names: readonly string[], row: readonly unknown[]): JsonObject {
  return Object.fromEntries(names.map((name, index) => [name, row[index]]));
}
