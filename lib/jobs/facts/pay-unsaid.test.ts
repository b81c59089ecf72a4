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
  "Up to Rs 1,20,000 per month",
  "Upto Rs. 4.96 lakh CTC",
  "Maximum Rs 50,000 per month",
  "Rs. 1,500/- per visit, maximum Rs. 45,000 per month",
])("knows nothing of where %j begins: the most alone is no pay to start with", (text) => expect(parsePay(text)).toBeNull());

it.each([
  ["48480-2000/7-62480-2340/2-67160-2680/7-85920", 48_480, 85_920],
  ["Rs. 36,000-1490(7)-46430-1740(2)-49910-1990(7)-63840", 36_000, 63_840],
  ["Rs. 40000-3%-140000", 40_000, 140_000],
  ["Rs 40,000 - 3% - 1,40,000 (IDA)", 40_000, 140_000],
  ["25,500 से 81,100 रुपये प्रति माह", 25_500, 81_100],
])("reads the ends of the scale %j, not its steps", (text, min, max) => expect(parsePay(text)).toEqual({ min, max }));

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
