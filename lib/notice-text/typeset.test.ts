import { typeset } from "@/lib/notice-text/typeset";
import { cpuTimeOf } from "@/tests/support/cpu-time";
import { fc } from "@/tests/support/properties";

it.each([
  ["Rs 16,600-52,400", "₹16,600–\u206052,400"],
  ["Rs. 35,400 - 1,12,400 per month", "₹35,400–\u20601,12,400 per month"],
  ["Pay Level-10 (Rs 56,100-1,77,500)", "Pay Level-10 (₹56,100–\u20601,77,500)"],
  ["Rs 500/- only; SC nil", "₹500 only; SC nil"],
  ["18-27 years; 43 for backward classes", "18–\u206027\u00a0years; 43 for backward classes"],
  ["Rs 28-44 LPA", "₹28–\u206044\u00a0LPA"],
  ["Clerk - SBI", "Clerk\u00a0– SBI"],
  ["Clerk -- SBI", "Clerk\u00a0– SBI"],
  ["12 Sept 2026 to 1 Sept. 2027", "12 Sep 2026 to 1 Sep 2027"],
  ["Class IX-X 23212, Class 6-8", "Class IX-X 23212, Class 6–\u20608"],
  ["and so on...", "and so on…"],
  ["10+2, B.E./B.Tech", "10+2, B.E./B.Tech"],
  ["Advt. No. 02/2026-27, dated 2026-11-30, call 1800-180-5522", "Advt. No. 02/2026-27, dated 2026-11-30, call 1800-180-5522"],
  ["See https://a.example/1-2?x=3-4 or 1-2@a.example", "See https://a.example/1-2?x=3-4 or 1-2@a.example"],
  ["", ""],
])("sets %j as %j", (given, shown) => {
  expect(typeset(given)).toBe(shown);
});

it("changes no figure of any text", () => {
  const parts = fc.constantFrom("Rs ", "5", "-", " - ", "18-27 ", "years", "Sept", ".", "/-", "a@b ", "www.");
  const texts = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 8 }).map((chosen) => chosen.join("")),
  );
  fc.assert(fc.property(texts, (text) => expect(typeset(text).match(/\d/g)).toEqual(text.match(/\d/g))));
});

it("takes no longer for a word the longer it is, as the square of its letters would", async () => {
  expect(await cpuTimeOf(() => expect(typeset("अ".repeat(32_000))).toHaveLength(32_000))).toBeLessThan(500);
});
