import { forEachBit } from "@/lib/jobs/search/index/bitset";
import { Postings } from "@/lib/jobs/search/index/words/postings";
import { Tokens } from "@/lib/jobs/search/index/words/tokens";
import { WordRows } from "@/lib/jobs/search/index/words/word-rows";
import { foundBy, TIERS } from "@/lib/jobs/search/words/query";
import { fc } from "@/tests/support/properties";

describe("Postings", () => {
  /** Lists of rows with short and long ways between them, so that they take many slices. */
  const distances = fc.array(fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 70_000 })), { maxLength: 3_000 });

  it("gives back the rows of each list in order, whichever lists grow meanwhile", () => {
    fc.assert(
      fc.property(fc.array(distances, { minLength: 1, maxLength: 4 }), fc.nat(3), (lists, first) => {
        const expected = lists.map((list) => list.map((_, at) => first + list.slice(0, at).reduce((sum, one) => sum + one, 0)));
        const postings = new Postings();
        const longest = Math.max(...expected.map(({ length }) => length));
        for (let at = 0; at < longest; at++) {
          for (const [list, rows] of expected.entries()) for (const row of rows.slice(at, at + 1)) postings.add(100 * list, row);
        }
        for (const [list, rows] of expected.entries()) {
          const found: number[] = [];
          postings.forEach(100 * list, (row) => found.push(row));
          expect({ found, count: postings.countOf(100 * list) }).toEqual({ found: rows, count: rows.length });
        }
      }),
      { numRuns: 20 },
    );
  });

  it("holds a row once, and nothing in a list that nothing was added to", () => {
    const postings = new Postings();
    postings.add(0, 0);
    postings.add(0, 0);
    expect([postings.countOf(0), postings.countOf(1), postings.countOf(1_000)]).toEqual([1, 0, 0]);
  });
});

describe("Tokens", () => {
  const names = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "é", "क", "😀"), maxLength: 4 }), { maxLength: 60 });

  it("names those that begin alike, among many and among new ones", () => {
    const many = Array.from({ length: 3_000 }, (_, at) => `b${at}`);
    fc.assert(
      fc.property(names, names, (some, others) => {
        const tokens = new Tokens();
        for (const token of [...some, ...many]) tokens.add(token);
        tokens.sort();
        for (const token of others) tokens.add(token);
        const all = [...new Set([...some, ...many, ...others])];
        for (const beginning of ["", "a", "b", "b99", "éक", "😀"]) {
          const found: string[] = [];
          tokens.forEachBegunBy(beginning, (number) => found.push(tokens.nameOf(number)));
          expect(found.sort()).toEqual(all.filter((token) => token.startsWith(beginning)).sort());
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("WordRows", () => {
  const word = fc.constantFrom("clerk", "clerks", "bank", "^clerk", "~clerk", "@bank", "^bank", "^head clerk", "~head clerk");
  const form = fc.array(fc.constantFrom("clerk", "cler*", "bank", "head", "^head clerk", "ban*"), { minLength: 1, maxLength: 3 });
  const forms = fc.array(form, { maxLength: 3 });
  const term = fc.record({ whole: forms, loose: forms, isBody: fc.boolean() });

  it("finds the rows that have a term in a tier, as looking at each does", () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(word), { maxLength: 40 }), term, (words, asked) => {
        const held = new WordRows(words);
        for (const tier of TIERS) {
          const found: number[] = [];
          forEachBit(held.rowsOf(asked, tier), (row) => found.push(row));
          const expected = words.flatMap((row, at) => (foundBy(new Set(row), asked, tier) ? [at] : []));
          expect(found).toEqual(expected);
        }
      }),
    );
  });
});
