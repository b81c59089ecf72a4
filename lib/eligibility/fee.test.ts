import { asksNoFee } from "@/lib/eligibility/fee";

it.each([
  ["No fee", true],
  ["Nil", true],
  [" no application fee. ", true],
  ["Rs 100; women, SC, ST and PwBD nil", false],
  ["Residents of Chhattisgarh nil", false],
  ["", false],
  [null, false],
])("of the fee %j says that nobody pays: %s", (text, expected) => {
  expect(asksNoFee(text)).toBe(expected);
});
