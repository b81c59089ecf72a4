/** The number of a job in an address, or null where the text is no number as links write it: "01" is no second address of 1. */
export function parseJobId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** Most jobs that are compared at a time (spec section 9). */
export const MAX_COMPARED = 3;

/** The ids that `?compare=` names: whole numbers, each once, at most three; anything else is left out. */
export function parseCompared(value: string): number[] {
  const ids = value.split(",").map((part) => part.trim());
  const numbers = ids.filter((id) => /^[1-9]\d{0,9}$/.test(id)).map(Number);
  return [...new Set(numbers)].slice(0, MAX_COMPARED);
}
