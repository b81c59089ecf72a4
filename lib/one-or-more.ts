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
