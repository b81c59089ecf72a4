import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { Entry, JsonObject, ReadEntries } from "@/lib/ingestion/read/entries";
import { type FoundList, findLists, knownFields, ownValues } from "@/lib/ingestion/read/json/find-rows";
import { flatten } from "@/lib/ingestion/read/json/flatten";
import { jobPostingsIn } from "@/lib/ingestion/read/json/job-posting";
import { isPlace } from "@/lib/places/places";
import { isPlainObject } from "@/lib/plain-object";

/**
 * The rows of a JSON document or of JSON lines: JobPostings of schema.org where there are any, else the list whose names are known best.
 * @throws UnreadableFileError where the text is not valid JSON or holds no rows
 */
export function readJson(text: string, name: string, bounds: Bounds): ReadEntries {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return readJsonLines(text, name, bounds);
  }
  return {
    ...rowsOf(value, bounds),
    madeAt: isPlainObject(value) ? (value.generated_at ?? value.dbOn ?? value.snapshot) : undefined,
  };
}

function rowsOf(value: unknown, { columns }: Bounds): ReadEntries {
  const postings = jobPostingsIn(value);
  if (postings.length > 0) return { entries: postings.map((record) => ({ record })) };
  const lists = chosenLists(findLists(value));
  if (lists.length === 0) {
    if (!isPlainObject(value)) return { entries: [] };
    return { entries: [{ record: flatten(value, columns) }] };
  }
  const entries: Entry[] = [];
  let notRows = 0;
  const isByState = lists.some(({ path }) => isPlace(path.at(-1) ?? ""));
  for (const { list, path } of lists) {
    const state = isByState ? path.at(-1) : undefined;
    for (const item of list) {
      if (isPlainObject(item)) entries.push({ record: flatten(item, columns), state });
      else notRows++;
    }
  }
  return { entries, notRows: notRows + (isByState && isPlainObject(value) ? countTexts(value) : 0) };
}

/** The items of lists by state that hold no record: `"Goa": ["noData"]`. */
function countTexts(byState: JsonObject): number {
  return Object.values(byState).reduce<number>(
    (sum, list) => sum + (Array.isArray(list) && !list.some(isPlainObject) ? list.length : 0),
    0,
  );
}

/** The list whose names are known best, the longer of two; with it the lists beside it that are known as well ("Bihar", "Goa"). */
function chosenLists(lists: readonly FoundList[]): FoundList[] {
  const known = lists.map((found) => ({ ...found, known: knownFields(found.list), own: ownValues(found.list) }));
  const [best] = known.toSorted((a, b) => b.known - a.known || b.own - a.own || b.list.length - a.list.length);
  if (!best) return [];
  const parent = (path: readonly string[]) => path.slice(0, -1).join("\n");
  return known.filter(
    (one) =>
      one === best ||
      (one.path.length === best.path.length &&
        parent(one.path) === parent(best.path) &&
        one.known > 0 &&
        one.known * 2 >= best.known),
  );
}

function readJsonLines(text: string, name: string, { columns }: Bounds): ReadEntries {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  try {
    const items = lines.map((line): unknown => JSON.parse(line));
    const records = items.filter(isPlainObject);
    return { entries: records.map((record) => ({ record: flatten(record, columns) })), notRows: items.length - records.length };
  } catch {
    throw new UnreadableFileError(`${name}: neither JSON nor JSON lines (one object a line)`);
  }
}
