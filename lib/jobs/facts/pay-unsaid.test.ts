import { parsePay } from "@/lib/jobs/facts/pay";

it.each<[string, number]>([
  ["From Rs 20,000", 20_000],
  ["Rs 20,000 onwards", 20_000],
  ["Minimum Rs. 21,000/- per month", 21_000],
  ["Starting at ₹30,000 plus allowances", 30_000],
  ["Rs 25,000 and above", 25_000],
  ["Rs 40,000+ per month", 40_000],
])("knows of %j the least alone, %d", (text, min) => expect(parsePay(text)).toEqual({ min, max: null }));

it.each([
  ["Level-6", "State Government", null],
  ["Level-6", "State Police", null],
  ["Pay Level-4", "Courts and Judiciary", null],
  ["Level-6", "Staff Selection Commission", { min: 35_400, max: 112_400 }],
  ["Level-6 (Rs 25,300-80,500)", "State Government", { min: 25_300, max: 80_500 }],
  ["Pay Level-7 of the 7th CPC", null, { min: 44_900, max: 142_400 }],
])("reads the level of %j of %p as %p: states have matrices of their own", (text, department, expected) => {
  expect(parsePay(text, department)).toEqual(expected);
});
