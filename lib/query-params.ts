/** The query of an address as Next hands it to a page. */
export type PageQuery = Record<string, string | string[] | undefined>;

/** What an address gives to a page or a call: Next's searchParams, or the query of a URL. */
export type SearchParams = URLSearchParams | PageQuery;

/** Each parameter with the first of its values. */
export function firstValues(searchParams: SearchParams): Record<string, string | undefined> {
  const first: Record<string, string | undefined> = {};
  const entries = searchParams instanceof URLSearchParams ? searchParams : Object.entries(searchParams);
  for (const [key, value] of entries) first[key] ??= Array.isArray(value) ? value[0] : value;
  return first;
}

/** Each parameter with the first of its values, those that may be repeated with a list of all. */
export function valuesByName(searchParams: SearchParams, repeated: readonly string[]): PageQuery {
  const all = (name: string) =>
    searchParams instanceof URLSearchParams ? searchParams.getAll(name) : [searchParams[name] ?? []].flat();
  return { ...firstValues(searchParams), ...Object.fromEntries(repeated.map((name) => [name, all(name)])) };
}

/** What is mostly one value and may be several: one is written as itself, as the specification has it, several as a list. */
export type OneOrMore<T extends string> = T | readonly T[];

export function valuesOf<T extends string>(given: OneOrMore<T> | undefined): readonly T[] {
  if (given === undefined) return [];
  return typeof given === "string" ? [given] : given;
}

/** Values in the one way in which they are written: each once, in order, one of them as itself; none is undefined. */
export function oneOrMore<T extends string>(values: readonly T[]): OneOrMore<T> | undefined {
  const sorted = [...new Set(values)].sort();
  return sorted.length > 1 ? sorted : sorted[0];
}

/**
 * Whether a value of any list parameter means "no filter": nothing, `all` and `all-*` (product.md, "Readings chosen"). Those are one word: whoever looks
 * for "all-India services" has typed several.
 */
export function isNoFilter(value: string): boolean {
  const folded = value.trim().toLowerCase();
  return folded === "" || folded === "all" || /^all-\S*$/.test(folded);
}

/** How an address names a page of a list by its number. */
export const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** The number of a page as an address names it; the first for anything else. */
export function pageNumber(given: string | undefined): number {
  return given !== undefined && PAGE_NUMBER.test(given) ? Number(given) : 1;
}

/**
 * A page of a list, or its last where the page that was asked for went with its last row, as when the last of them was decided on: it would say that there is
 * nothing while others wait. `read` reads a page, with the number of all.
 */
export async function readPageOrLast<T extends { total: number }>(
  page: number,
  size: number,
  read: (page: number) => Promise<T>,
): Promise<T & { page: number; pages: number }> {
  const found = await read(page);
  const pages = Math.ceil(found.total / size);
  return pages === 0 || page <= pages ? { ...found, page, pages } : readPageOrLast(pages, size, read);
}
