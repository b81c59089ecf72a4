import { beginningOf, beginningOfForm, formOf } from "@/lib/bodies/forms";
import { KnownBodies } from "@/lib/bodies/known-bodies";
import { SEEDED_BODIES } from "@/lib/bodies/registry";
import { fc } from "@/tests/support/properties";

const names = SEEDED_BODIES.flatMap(({ name, hindi, aliases }) => [name, hindi, ...aliases]);

it("knows how the form of every name begins without making it", () => {
  expect(names.filter((name) => beginningOfForm(name) !== beginningOf(formOf(name)))).toEqual([]);
});

it.each([
  "The Bank",
  "Dr. X",
  "Dr",
  "PT. B. D. Sharma",
  "Prof",
  "N. G. Ranga",
  "N.G. Ranga",
  "a b",
  "Ltd Works",
  "Center for X",
  "Theatre",
  "Drainage Board",
  "A&B",
  "é",
  "Éa",
  "AÉ",
  "3 Corps",
  "'Aa",
  "न\u093ca",
  "नगर",
  "ज\u093cिला",
  "\u095bिला",
  "अँ",
  "-",
  "",
])("finds the beginning of the form of %j without making it", (name) => {
  expect(beginningOfForm(name)).toBe(beginningOf(formOf(name)));
});

it("finds the beginning of the form of any name without making it", () => {
  const parts = ["the", "Dr", "pt", "Ltd", "a", "B", "क", "न", "\u093c", "é", "ﬁ", "7", ".", "'", "&", "-", " ", "\u200d", "ँ"];
  const anyName = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((chosen) => chosen.join(""));
  fc.assert(fc.property(anyName, (name) => beginningOfForm(name) === beginningOf(formOf(name))));
});

it("takes a name apart that is asked for first, alike in any order, and knows how many words the longest has", () => {
  const forms = names.map(formOf);
  const found = (order: readonly string[]) => {
    const known = new KnownBodies(SEEDED_BODIES);
    return new Map(order.map((form) => [form, known.ofForm(form).map(({ body }) => body.key)]));
  };
  expect(found(forms.toReversed())).toEqual(found(forms));
  expect([...found(forms).values()].every((keys) => keys.length > 0)).toBe(true);
  expect(new KnownBodies(SEEDED_BODIES).longest).toBe(Math.max(...forms.map((form) => form.split(" ").length)));
});
