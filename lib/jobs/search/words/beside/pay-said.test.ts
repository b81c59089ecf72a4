import { paySaid } from "@/lib/jobs/search/words/beside/pay-said";

it.each([
  ["salary 50000", "50k-75k"],
  ["50,000 salary jobs", "50k-75k"],
  ["clerk 25k salary", "20k-30k"],
  ["वेतन ५० हज़ार", "50k-75k"],
  ["tankhwah 15 hazar", "below-20k"],
  ["salary 30000 to 50000", "30k-50k"],
  ["salary above 1,00,000", "above-100k"],
  ["salary below 50,000", "30k-50k"],
  ["20000 se kam salary", "below-20k"],
  ["वेतन 30000 तक", "20k-30k"],
  ["salary 20000 se 40000 tak", "20k-30k"],
  ["salary 20-30k", "20k-30k"],
  ["30 se 50 hazar vetan", "30k-50k"],
  ["1 lakh salary", "above-100k"],
  ["8 lakh package", "50k-75k"],
  ["6 lpa job", "50k-75k"],
  ["2.5 lpa", "20k-30k"],
  ["salary package 50000", "50k-75k"],
  ["50000 per month", "50k-75k"],
])("reads the band of %j", (text, salaryRange) => {
  expect(paySaid(text)).toEqual({ salaryRange });
});

it.each([
  ["salary"],
  ["50000"],
  ["salary 2026"],
  ["salary level 4"],
  ["12th pass salary"],
  ["clerk"],
  ["1 month training"],
  ["is mahine ki 10000 bharti"],
  ["50000 vacancy this month"],
  [""],
])("reads no pay in %j", (text) => expect(paySaid(text)).toBeNull());
