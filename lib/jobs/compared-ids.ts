/** Most jobs that are compared at a time (spec section 9). */
export const MAX_COMPARED = 3;

/** The ids that `?compare=` names: whole numbers, each once, at most three; anything else is left out. */
export function parseCompared(value: string): number[] {
  const ids = value.split(",").map((part) => part.trim());
  const numbers = ids.filter((id) => /^[1-9]\d{0,9}$/.test(id)).map(Number);
  return [...new Set(numbers)].slice(0, MAX_COMPARED);
}
