import { bitsetWhere, countBits, emptyBitset, forEachBit, fullBitset, intersect, subtract } from "@/lib/jobs/search/index/bitset";
import { fc } from "@/tests/support/properties";

const SIZES = [0, 1, 31, 32, 33, 64, 100];
const rows = fc.uniqueArray(fc.nat(99));

function rowsOf(set: Uint32Array): number[] {
  const found: number[] = [];
  forEachBit(set, (row) => found.push(row));
  return found;
}

it.each(SIZES)("holds all of %i rows, and none beyond them", (size) => {
  expect(countBits(fullBitset(size))).toBe(size);
  expect(rowsOf(fullBitset(size))).toEqual(Array.from({ length: size }, (_, row) => row));
  expect(countBits(emptyBitset(size))).toBe(0);
});

it("intersects and subtracts as sets do", () => {
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      const [left, right] = [a, b].map((list) => bitsetWhere(100, (row) => list.includes(row)));
      if (!left || !right) throw new Error("two sets were made");
      const both = a.filter((row) => b.includes(row)).sort((x, y) => x - y);
      const rest = a.filter((row) => !b.includes(row)).sort((x, y) => x - y);
      expect(rowsOf(intersect(left, right))).toEqual(both);
      expect(countBits(intersect(left, right))).toBe(both.length);
      expect(rowsOf(subtract(left, right))).toEqual(rest);
    }),
  );
});
