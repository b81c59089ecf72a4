import { isAfterApplying, OF_LATER_STEPS, OF_OTHER_TIMES } from "@/lib/ingestion/parse/after-applying";
import type { Field } from "@/lib/ingestion/parse/column-names";
import { fieldOf, foldHeader } from "@/lib/ingestion/parse/columns";
import { FOR_SOME, TOLD_APART } from "@/lib/ingestion/parse/last-day-words";

/** What the heading of a column is called, and, where it says a part of what stands above several columns, which part. */
export type Head = { name: string; part?: string };
type Cell = { text: string; element: unknown };
type Grid = readonly (readonly Cell[])[];

const MAX_NAME_LENGTH = 100;
const MAX_LEVELS = 3;
const HAS_FIGURES = /\d{2}|[०-९]{2}/;
/** Parts of one value, which are told together: "Online: ...; Hard copy: ...". Of a name or a count the first or the whole is one. */
const IN_PARTS: readonly Field[] = ["deadline", "applicationFee", "ageLimit", "qualification", "experience"];
const COUNTS: readonly (Field | null)[] = ["vacancies", "breakdown"];
const DATES: readonly Field[] = ["deadline", "startsOn", "postedOn"];
const WHOLE = /^\W*(?:grand )?total\b|^\W*(?:कुल|योग)(?![\p{L}\p{M}])/iu;
/** What stands above dates until which one applies. */
const OF_DATES = /\bdates?\b|\bappl|\bregistration|\bsubmission|\bperiod\b|आवेदन|तिथि|दिनांक/iu;
/** What adds nothing to the name of a day, or of a body. */
const [DAY, NAME] = [/^(?:dates?|day|तिथि|तारीख|दिनांक)$/, /^(?:name|नाम)$/];
const ADDS_NOTHING: Partial<Record<Field, RegExp>> = {
  deadline: DAY,
  startsOn: DAY,
  postedOn: DAY,
  organisation: NAME,
  department: NAME,
};
const BEGINS = /^\W*(?:from|start\w*|open\w*|begin\w*|commenc\w*|से|प्रारंभ|प्रारम्भ|आरंभ)(?![\p{L}\p{M}])/iu;
const ENDS = /^\W*(?:to|till|upto|up to|end\w*|clos\w*|last|तक|अंतिम|अन्तिम|समाप्त\p{L}*)(?![\p{L}\p{M}])/iu;

/**
 * The headings of the columns of a table of which one row is known to name them, and where its rows begin. Offices put a heading above several columns, each with
 * one of its own below: "Important dates" above "Opening" and "Closing".
 */
export function headsOf(grid: Grid, row: number): { heads: Head[]; first: number; below: number } {
  let first = row;
  while (first > 0 && row - first < MAX_LEVELS && goesOn(grid, first - 1)) first--;
  let last = row;
  while (last - row < MAX_LEVELS && goesOn(grid, last)) last++;
  const rows = grid.slice(first, last + 1);
  const heads = (grid[row] ?? []).map((_, place) => headOf([...new Set(rows.map((cells) => cells[place]))]));
  return { heads: withoutParts(heads), first, below: last + 1 };
}

/** Whether the row below one of a heading belongs to it: what is its own there are words below a cell that spans several columns. */
function goesOn(grid: Grid, row: number): boolean {
  const [above = [], below = []] = [grid[row], grid[row + 1]];
  const own = below.flatMap((cell, place) =>
    cell.element === above[place]?.element || cell.text === "" ? [] : [{ cell, place }],
  );
  const widths = new Map<unknown, number>();
  for (const { element } of above) widths.set(element, (widths.get(element) ?? 0) + 1);
  const isUnderGroup = (place: number) => {
    const width = widths.get(above[place]?.element) ?? 0;
    return above[place]?.text === "" || (width > 1 && width < above.length);
  };
  return own.length > 1 && own.every(({ cell, place }) => isName(cell.text) && isUnderGroup(place));
}

/** Whether a text may name a column. */
export function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && !HAS_FIGURES.test(text);
}

/** Whether a name stands above what is counted, as a whole or by category: of several posts such a cell says the sum. */
export function isOfCounts(name: unknown): boolean {
  return COUNTS.includes(fieldOf(String(name ?? "")));
}

/** Whether a name stands above dates until which one applies, and not above those of later steps. */
export function isOfDates(name: string): boolean {
  return OF_DATES.test(name) && !isLater(name);
}

const isLater = (name: string) => isAfterApplying(name) || OF_LATER_STEPS.test(name) || OF_OTHER_TIMES.test(name);

/** The heading of a column of the cells above it, the widest first. */
function headOf(cells: readonly (Cell | undefined)[]): Head {
  const texts = cells.flatMap((cell) => (cell && cell.text !== "" ? [cell.text] : []));
  const [own = "", group] = texts.toReversed();
  return group === undefined || group === own ? { name: own } : underGroup(group, own);
}

function underGroup(group: string, own: string): Head {
  const isDate = (field: Field | null) => field !== null && DATES.includes(field);
  const whole = { name: `${group} ${own}` };
  const [field, ofGroup] = [fieldOf(own), fieldOf(group)];
  if (ofGroup !== null && ADDS_NOTHING[ofGroup]?.test(foldHeader(own))) return { name: group };
  if (field !== null) return isLater(group) && isDate(field) ? whole : { name: own };
  if (isLater(group) && (ofGroup === null || isDate(ofGroup))) return whole;
  if (isOfDates(group) && ofGroup !== "deadline") {
    if (BEGINS.test(own)) return { name: "start date" };
    if (ENDS.test(own)) return { name: "closing date" };
  }
  if (ofGroup === null) return whole;
  return WHOLE.test(own) ? { name: group } : { name: group, part: own };
}

/** Headings without those of parts that are told nowhere: of a count by categories its total counts alone, of a name, an address or a last date the one for all. */
function withoutParts(heads: readonly Head[]): Head[] {
  const apart = new Set(heads.flatMap(({ name, part }) => (part !== undefined && TOLD_APART.test(part) ? [name] : [])));
  const forAll = new Map<string, Head>();
  for (const head of heads) {
    if (rankOf(head) < rankOf(forAll.get(head.name))) forAll.set(head.name, head);
  }
  return heads.map((head) => {
    const field = head.part === undefined ? null : fieldOf(head.name);
    const isTold = field !== "deadline" || apart.has(head.name);
    if (field === null || (IN_PARTS.includes(field) && isTold)) return head;
    return field !== "vacancies" && head === forAll.get(head.name) ? { name: head.name } : { name: "" };
  });
}

/** Of several columns of one name that of all is first, then that of the first sort of people who do not live far away. */
function rankOf(head: Head | undefined): number {
  if (head === undefined) return 3;
  if (head.part === undefined) return 0;
  return FOR_SOME.test(head.part.toLowerCase()) ? 2 : 1;
}

/** The values of a row under its headings: what is told in parts stands together in the first place of its name. */
export function underHeads(heads: readonly Head[], values: readonly unknown[]): unknown[] {
  const parts = new Map<string, number[]>();
  for (const [place, { name, part }] of heads.entries()) {
    if (part !== undefined) (parts.get(name) ?? parts.set(name, []).get(name))?.push(place);
  }
  if (parts.size === 0) return [...values];
  const told = [...values];
  for (const places of parts.values()) {
    const [first = 0, ...others] = places;
    // A row whose parts are one cell says the same of all.
    const isOne = new Set(places.map((place) => values[place])).size === 1;
    const isTold = (value: unknown) => (value ?? "") !== "";
    const each = places.flatMap((place) => (isTold(values[place]) ? [`${heads[place]?.part}: ${values[place]}`] : []));
    if (!isOne) told[first] = each.join("; ");
    for (const place of others) told[place] = "";
  }
  return told;
}

/** Rows without counts that reach over several posts: their sum is the count of none of them. */
export function withoutSums<Place extends Cell>(names: readonly string[], rows: readonly (readonly Place[])[]): Place[][] {
  const title = names.findIndex((name) => fieldOf(name) === "title");
  const counts = names.flatMap((name, place) => (isOfCounts(name) ? [place] : []));
  const posts = new Map<unknown, Set<string>>();
  for (const row of rows) {
    const post = row[title]?.text ?? "";
    // A row without a post of its own goes on with the one above.
    if (post === "") continue;
    for (const { element } of counts.flatMap((place) => row[place] ?? [])) {
      posts.set(element, (posts.get(element) ?? new Set()).add(post));
    }
  }
  const isSum = (place: number, { element }: Cell) => counts.includes(place) && (posts.get(element)?.size ?? 0) > 1;
  return rows.map((row) => row.map((cell, place) => (isSum(place, cell) ? { ...cell, text: "" } : cell)));
}
