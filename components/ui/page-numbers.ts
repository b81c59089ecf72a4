/** Pages that the pagination always offers from the start (spec section 9). */
const FIRST_PAGES = 5;

/**
 * The page numbers to show: the first five, "gap" where some are left out, the current one where it lies beyond, and the last
 * where asked for (product.md, "Pagination").
 */
export function pageNumbers(current: number, last: number, withLast: boolean): (number | "gap")[] {
  const numbers = new Set<number>();
  for (let page = 1; page <= Math.min(FIRST_PAGES, last); page++) numbers.add(page);
  if (current <= last) numbers.add(current);
  if (withLast) numbers.add(last);
  const shown: (number | "gap")[] = [];
  let previous = 0;
  for (const page of [...numbers].sort((a, b) => a - b)) {
    if (page > previous + 1) shown.push("gap");
    shown.push(page);
    previous = page;
  }
  if (previous < last) shown.push("gap");
  return shown;
}
