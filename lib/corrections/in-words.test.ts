import { correctedValue, correctionLine } from "@/lib/corrections/in-words";
import { translator } from "@/lib/i18n/translate";

it.each([
  ["applicationFee", "Rs 700", "en", "₹700"],
  ["applicationFee", "Rs 700", "hi", "₹700"],
  ["positions", "1250", "en", "1,250"],
  ["deadline", "2026-12-01", "hi", "1 दिसंबर 2026"],
] as const)("shows a corrected %s of %s in %s as the page of its notice does", (field, value, language, shown) => {
  expect(correctedValue(value, field, language).text).toBe(shown);
});

it("says in one line what became of a fee, by the same words", () => {
  const t = translator("en", "corrections");
  const correction = { field: "applicationFee", oldValue: "Rs 700 for UR", newValue: null } as const;
  expect(correctionLine(correction, "en", t)).toBe("₹700 for UR is no longer stated.");
});
