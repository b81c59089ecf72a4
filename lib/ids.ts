/** The greatest number of a row: what PostgreSQL's `integer` holds. */
const MAX_ID = 2_147_483_647;

/** The number of nothing: rows begin at 1, so whatever looks for it finds none. */
export const NO_ID = 0;

/** Whether a number can be the id of a row. */
export function isId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= MAX_ID;
}

/** The number that an address names, or null where the text is no number as links write it: "01" is no second address of 1. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** How many versions an edit may begin with; what is above them is room for the edits that follow. */
const FIRST_VERSIONS = 1_000_000_000;

/**
 * The version of the first edit of a thing that can be had as it came: another each time. Whoever has the edit open that was taken back since would write
 * over the next one, if it began with the same.
 */
export function firstVersion(): number {
  return 1 + Math.floor(Math.random() * FIRST_VERSIONS);
}
