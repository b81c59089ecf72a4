/**
 * A set of the rows 0 to size - 1, a bit a row in words of 32: what many rows have in common is found with one operation for 32 of
 * them.
 */
export type Bitset = Uint32Array;

const WORD_BITS = 32;

/** An empty set of rows below `size`. */
export function emptyBitset(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / WORD_BITS));
}

/** The rows below `size` for which a rule holds. */
export function bitsetWhere(size: number, holds: (row: number) => boolean): Bitset {
  const set = emptyBitset(size);
  for (let row = 0; row < size; row++) if (holds(row)) addBit(set, row);
  return set;
}

/** Every row below `size`. */
export function fullBitset(size: number): Bitset {
  const set = emptyBitset(size).fill(0xffffffff);
  const rest = size % WORD_BITS;
  if (rest > 0) set[set.length - 1] = (1 << rest) - 1;
  return set;
}

/** Adds a row to a set that has room for it; one beyond its size is lost without a word. */
export function addBit(set: Bitset, row: number): void {
  const word = row >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (row & 31));
}

/** Adds the rows of another set of the same size. */
export function addAll(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Takes a row out of a set; a row that is none (-1) is not in it. */
export function removeBit(set: Bitset, row: number): void {
  if (row >= 0) set[row >>> 5] = (set[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

/** A copy of a set with room for the rows below `size`; an empty set where there is none. */
export function grown(set: Bitset | undefined, size: number): Bitset {
  const copy = emptyBitset(size);
  if (set) copy.set(set);
  return copy;
}

/** Whether a set holds a row; one beyond its size it does not. */
export function hasBit(set: Bitset, row: number): boolean {
  return (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** The rows of the first set that are not in the second. */
export function subtract(a: Bitset, b: Bitset): Bitset {
  const rest = new Uint32Array(a.length);
  for (let word = 0; word < a.length; word++) rest[word] = (a[word] ?? 0) & ~(b[word] ?? 0);
  return rest;
}

/** The rows that two sets of the same size have in common. */
export function intersect(a: Bitset, b: Bitset): Bitset {
  const both = new Uint32Array(a.length);
  for (let word = 0; word < a.length; word++) both[word] = (a[word] ?? 0) & (b[word] ?? 0);
  return both;
}

/** The rows of either of two sets of the same size. */
export function unite(a: Bitset, b: Bitset): Bitset {
  const either = new Uint32Array(a.length);
  for (let word = 0; word < a.length; word++) either[word] = (a[word] ?? 0) | (b[word] ?? 0);
  return either;
}

/** Whether a set holds no row. */
export function isEmptyBitset(set: Bitset): boolean {
  return set.every((word) => word === 0);
}

/** How many rows a set holds. */
export function countBits(set: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += bitsOf(set[word] ?? 0);
  return count;
}

/** Calls `visit` with each row of a set, in order. */
export function forEachBit(set: Bitset, visit: (row: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) visit(word * WORD_BITS + (31 - Math.clz32(rest & -rest)));
  }
}

/** How many bits of a word are set: pairs, then nibbles, then bytes are added side by side within the word. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
