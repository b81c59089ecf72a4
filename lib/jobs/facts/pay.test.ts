import { MAX_MONTHLY_PAY, MIN_MONTHLY_PAY, parsePay } from "@/lib/jobs/facts/pay";
import { fc } from "@/tests/support/properties";

describe("parsePay", () => {
  it.each<[string, number, number]>([
    ["Pay Level-7 (Rs 44,900-1,42,400)", 44_900, 142_400],
    ["Pay Level-7 (₹44,900–1,42,400)", 44_900, 142_400],
    ["Rs.25,500-81,100", 25_500, 81_100],
    ["Level-4 (Rs.25500-81100/-)", 25_500, 81_100],
    ["Pay Level 6", 35_400, 112_400],
    ["Level-13A", 131_100, 216_600],
    ["Pay Matrix Level 10 (7th CPC)", 56_100, 177_500],
    ["Level 4 to 7", 25_500, 142_400],
    ["Level 5-6 of the 7th CPC", 29_200, 112_400],
    ["Pay Level-1 Rs. 18,000 - 56,900", 18_000, 56_900],
    ["Rs 8-12 LPA", 66_667, 100_000],
    ["8 LPA", 66_667, 66_667],
    ["4.5 lakh per annum", 37_500, 37_500],
    ["Rs. 4.5 Lakhs P.A.", 37_500, 37_500],
    ["CTC 12 lakh", 100_000, 100_000],
    ["Rs 6,00,000 per annum", 50_000, 50_000],
    ["Rs 1.5 lakh per month", 150_000, 150_000],
    ["Rs. 25,500/- ", 25_500, 25_500],
    ["₹31,000 per month", 31_000, 31_000],
    ["56100-177500", 56_100, 177_500],
    ["9300-34800 GP 4200", 9_300, 34_800],
    ["PB-2 Rs 9,300-34,800 with Grade Pay Rs 4,600", 9_300, 34_800],
    ["Rs 1,23,100", 123_100, 123_100],
    ["21.7K", 21_700, 21_700],
    ["25-30K", 25_000, 30_000],
    ["Rs. 44,900/- to Rs. 1,42,400/-", 44_900, 142_400],
    ["1. Engineer: Rs 35,400", 35_400, 35_400],
    ["Consolidated Rs 31,000 per month for 2 years", 31_000, 31_000],
    ["₹56,100 - ₹1,77,500", 56_100, 177_500],
    ["Rs 44,900-1,42,400 (CTC about 12 LPA)", 44_900, 142_400],
    ["रु. ४४,९०० प्रति माह", 44_900, 44_900],
    ["Stipend Rs 9,000 per month", 9_000, 9_000],
    ["Rs 48,480-85,920", 48_480, 85_920],
    ["Rs 50,000 pm", 50_000, 50_000],
    ["From 2026: Rs 30,000", 30_000, 30_000],
    ["Rs 1,583 per day (about Rs 41,000 per month)", 41_000, 41_000],
    ["Rs 1,000 per month", 1_000, 1_000],
    ["Rs 10,00,000 per month", 1_000_000, 1_000_000],
    ["Rs 4,99,999", 499_999, 499_999],
    ["Rs 5,00,000", 41_667, 41_667],
    ["Rs 50,000-40,000", 50_000, 50_000],
    ["GP 4200, Rs 9,300-34,800", 9_300, 34_800],
    ["Level 07", 44_900, 142_400],
    ["Rs 4,00,000 per month (about USD 4,800)", 400_000, 400_000],
  ])("reads %j as %d to %d a month", (text, min, max) => {
    expect(parsePay(text)).toEqual({ min, max });
  });

  it.each([
    "",
    "Pay Level 5 of the Rajasthan pay matrix",
    "Pay Matrix Level L-12 (Grade Pay Rs 4800)",
    "Level 6 in the pay matrix of Bihar",
    "Pay Level-7 of the 8th CPC",
    "Level 7 (8th Pay Commission)",
    "Pay Level-7 of the 6th CPC",
    "Level 4, Eighth Central Pay Commission",
    "Level 4 (VI CPC)",
    "Grade Pay ₹4,600 – ₹5,400 (6th Pay Commission)",
    "As per norms",
    "Rs 1 - Rs 5",
    "₹1 - ₹5",
    "Rs 500 per day",
    "Rs 1,500 per hour",
    "Rs. 1200/day",
    "Daily wages of Rs 1,100",
    "Rs 1,583 per day for 26 days a month",
    "Rs 2 lakh",
    "7th CPC",
    "Level 19",
    "Academic Level 10",
    "State Level 10",
    "Level 4 to 19",
    "Rs 999 per month",
    "Rs 10,00,001 per month",
    "2026",
    "Rs 99,99,99,99,999",
    "12 posts",
    "USD 5000 per month",
    "$5,000 a month",
  ])("finds no pay in %j", (text) => expect(parsePay(text)).toBeNull());

  it("never gives an implausible amount, whatever the text", () => {
    const texts = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom("Rs ", "Level ", "₹", ""), fc.nat(), fc.constantFrom("-", " to ", " lakh ", " LPA", "k"), fc.nat())
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const pay = parsePay(text);
        if (pay === null) return;
        expect(pay.min).toBeGreaterThanOrEqual(MIN_MONTHLY_PAY);
        const max = pay.max ?? pay.min;
        expect(max).toBeGreaterThanOrEqual(pay.min);
        expect(max).toBeLessThanOrEqual(Math.max(MAX_MONTHLY_PAY, pay.min));
      }),
    );
  });

  it("takes any ordinary range as it is written", () => {
    const amounts = fc.integer({ min: 5_000, max: 250_000 });
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const rupees = (amount: number) => amount.toLocaleString("en-IN");
        expect(parsePay(`Rs ${rupees(min)}-${rupees(max)}`)).toEqual({
          min,
          max,
        });
      }),
    );
  });
});
