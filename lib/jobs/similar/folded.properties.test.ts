import { fold } from "@/lib/jobs/search/words/fold";
import { folded } from "@/lib/jobs/similar/body-forms";
import { fc } from "@/tests/support/properties";

/** Names as sources write them, of letters, dots, dashes and brackets. */
const names = fc.stringMatching(/^[A-Za-c0-2 .'&(),/-]{0,30}$/).map((name) => name.trim());

test("a name of our letters alone is folded like the same name beside Hindi", () => {
  fc.assert(
    fc.property(names, (name) => {
      expect(`${folded(`${name} , x`)} भर्ती`).toBe(folded(`${name} , x भर्ती`));
      expect(`${fold(name)} भर्ती`).toBe(fold(`${name} भर्ती`));
    }),
  );
});

test("its dots, dashes, brackets and its leading article are gone", () => {
  expect(folded("The N.G. Ranga (Agri.) University & Board, Guntur - 'A' Wing's")).toBe(
    "ng ranga agri university and board guntur a wings",
  );
});
