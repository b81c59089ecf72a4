import { headlineOf } from "@/lib/jobs/facts/headline";
import { parsePay } from "@/lib/jobs/facts/pay";

const post = (salaryRange: string | null, qualification = "12th pass", numberOfVacancies = 1) => ({
  salaryRange,
  qualification,
  numberOfVacancies,
});

it.each([
  ["the lowest to the highest", "Rs 44,900-1,42,400", ["Rs 44,900-1,42,400", "Rs 22,000 per month"], "Rs 22,000-1,42,400"],
  ["what all posts say", "Rs 38,600-1,22,800", ["Rs 19,900-63,200", "Rs 19,900-63,200"], "Rs 19,900-63,200"],
  ["the notice's words where they say the same", "Pay Level-7", ["Rs 44,900-1,42,400", "Pay Level-7"], "Pay Level-7"],
  ["the notice's words where no post states any", "Rs 28-44 LPA", [null, null], "Rs 28-44 LPA"],
  ["the notice's pay for a post without any", "Rs 50,000", ["Rs 30,000", null], "Rs 30,000-50,000"],
  ["what is known, beside what cannot be read", null, ["As per norms", "Rs 30,000-40,000"], "Rs 30,000-40,000"],
  ["the least alone where a post says no more", null, ["From Rs 20,000", "Rs 30,000"], "From Rs 20,000"],
  [
    "each level that no matrix is known of",
    null,
    ["Pay Level-6 of the 8th CPC", "Pay Level-9 of the 8th CPC"],
    "Pay Level-6 of the 8th CPC; Pay Level-9 of the 8th CPC",
  ],
  ["nothing where nothing is stated", null, [null], null],
])("pays %s", (_, stated, ranges, expected) => {
  const { salary } = headlineOf(
    ranges.map((range) => post(range)),
    stated,
  );
  expect(salary).toBe(expected);
  // Saved again, a notice stays as it is.
  expect(
    headlineOf(
      ranges.map((range) => post(range)),
      salary,
    ).salary,
  ).toBe(expected);
});

it("is read back as the pay of all posts", () => {
  const { salary } = headlineOf([post("Pay Level-1"), post("Rs 1,01,500-1,67,400")], null);
  expect(parsePay(salary ?? "")).toEqual({ min: 18_000, max: 167_400 });
});

it("makes no rupees of the levels of a state", () => {
  const { salary } = headlineOf([post("Level-6"), post("Level-9")], null, "State Government");
  expect(salary).toBe("Level-6; Level-9");
});

it("sums vacancies and names each qualification once", () => {
  expect(headlineOf([post(null, "10th pass", 3), post(null, "Degree", 2), post(null, "10th pass", 1)], null)).toEqual({
    positions: 6,
    qualification: "10th pass; Degree",
    salary: null,
  });
});
