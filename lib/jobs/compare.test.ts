import { parseCompared } from "@/lib/device/compare-picks";
import { compareSummary, qualificationStep, salaryScore, startingPay } from "@/lib/jobs/compare";
import type { JobDto } from "@/lib/jobs/schema";
import { urgencyOf } from "@/lib/jobs/urgency";

it.each([
  [null, 0],
  ["As per rules", 0],
  ["Rs 18,000 - 56,900", 1],
  ["Rs 19,999 a month", 1],
  ["Rs 20,000 a month", 2],
  ["₹25,500-81,100", 2],
  ["Rs 34,999", 2],
  ["Rs 35,000", 3],
  ["Rs 35,400-1,12,400", 3],
  ["Pay Level-7 (Rs 44,900-1,42,400)", 3],
  ["Rs 50,000", 4],
  ["Level 10", 4],
  ["Rs 74,999", 4],
  ["Rs 75,000", 5],
  ["12 LPA", 5],
])("scores the salary %p %d of 5, by its starting monthly pay", (salary, score) => {
  expect(salaryScore(startingPay(salary))).toBe(score);
});

it.each([
  ["10th pass", "basic"],
  ["Matriculation and ITI", "basic"],
  ["10+2 or equivalent", "intermediate"],
  ["12th pass or Graduate", "intermediate"],
  ["Graduate in any discipline", "graduate"],
  ["Post Graduate degree in Economics", "postGraduate"],
  ["M.Sc.", "postGraduate"],
  ["MBBS with MD", "postGraduate"],
  ["M.B.B.S. and MD/MS (General Medicine)", "postGraduate"],
  ["MBBS + MS / MD / DNB in Ophthalmology", "postGraduate"],
  ["MBBS with a PG medical degree", "postGraduate"],
  ["MBBS/ MD/ MS", "graduate"],
  ["MBBS with NEET-PG", "graduate"],
  ["MBBS and internship, or MD", "graduate"],
  ["B.E. or B.Tech", "technical"],
  ["Engineering", "technical"],
  ["Diploma in Civil Engineering", "technical"],
  ["Diploma in Pharmacy", "standard"],
  ["ITI", "standard"],
  ["", "standard"],
])("puts the qualification %p on the step %s", (qualification, step) => {
  expect(qualificationStep(qualification)).toBe(step);
});

it.each([
  [0, "expired"],
  [1, "critical"],
  [3, "critical"],
  [4, "urgent"],
  [7, "urgent"],
  [8, "soon"],
  [15, "soon"],
  [16, "open"],
])("puts %d days left into the band %s", (days, band) => expect(urgencyOf(days)).toBe(band));

describe("the summary", () => {
  it("names the highest starting pay and the most vacancies", () => {
    const jobs = [job(1, "Rs 20,000 - 2,00,000", 5), job(2, "Level 7", 3), job(3, null, null)];
    const { highestSalary, mostPositions } = compareSummary(jobs);
    expect([highestSalary, mostPositions].map((found) => found.map(({ id }) => id))).toEqual([[2], [1]]);
  });

  it("names all that are equal, and none where nothing is known", () => {
    expect(compareSummary([job(1, "Level 7", 3), job(2, "Level 7", 3)]).highestSalary).toHaveLength(2);
    expect(compareSummary([job(1, null, null)])).toEqual({ highestSalary: [], mostPositions: [] });
    expect(compareSummary([])).toEqual({ highestSalary: [], mostPositions: [] });
  });
});

it.each([
  ["1,2,3", [1, 2, 3]],
  ["1,2,3,4", [1, 2, 3]],
  ["2,2,2", [2]],
  [" 5 , 6 ", [5, 6]],
  ["", []],
  ["abc,-1,0,1.5,1e3,007", []],
  ["<script>,9", [9]],
  ["99999999999", []],
  ["१,२", []],
])("reads %j of the address as %j", (value, ids) => expect(parseCompared(value)).toEqual(ids));

function job(id: number, salary: string | null, positions: number | null): JobDto {
  return { id, salary, positions } as JobDto;
}
