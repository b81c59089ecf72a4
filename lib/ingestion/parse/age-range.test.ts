import { toListingRow } from "@/lib/ingestion/parse/columns";
import { columnsOf } from "@/lib/ingestion/parse/columns-of-file";

const ageOf = (record: Record<string, unknown>) => toListingRow(1, { title: "Clerk", ...record }).cells.ageLimit;

it.each([
  { minAge: 18, maxAge: 30 },
  { "Min Age": "18", "Max Age": "30 years" },
  { "Minimum Age (Years)": "18 yrs", "Maximum Age (as on 01-01-2026)": "30" },
  { "age_limit.minimum": 18, "age_limit.maximum": 30 },
  { "job.eligibility.ageLimit.min": 18, "job.eligibility.ageLimit.max": 30 },
  { "न्यूनतम आयु": "18", "अधिकतम आयु": "30 वर्ष" },
])("says the least and the highest age of columns of their own as one limit: %j", (record) => {
  expect(ageOf(record)).toBe("18-30 years");
});

it("leaves an age limit as it is that is told whole, for some people or of several posts, or of which one end is none", () => {
  expect(ageOf({ "Max Age": "30" })).toBe("30");
  expect(ageOf({ "age_limit.maximum": "30 years" })).toBe("30 years");
  expect(ageOf({ "Min Age": 18 })).toBeUndefined();
  expect(ageOf({ "Min Age": "", "Max Age": "30" })).toBe("30");
  expect(ageOf({ "Age Limit": "18-32", "Min Age": 18, "Max Age": 30 })).toBe("18-32");
  expect(ageOf({ "Age (UR)": "18-32", "Min Age": 18, "age_limit.max": 30 })).toBe("UR: 18-32");
  expect(ageOf({ "Min Age": 18, "age_limit.max": 30, "Age (UR)": "18-32" })).toBe("UR: 18-32");
  expect(ageOf({ minAge: 30, maxAge: 30 })).toBe("30");
  expect(ageOf({ minAge: "18, 21", maxAge: "30, 35" })).toBe("30, 35");
});

it("shows both as columns that are read, unless a person said otherwise", () => {
  expect(columnsOf(["Post", "Min Age", "age_limit.maximum"]).map(({ field }) => field)).toEqual([
    "title",
    "ageLimit",
    "ageLimit",
  ]);
  expect(columnsOf(["Min Age"], { columns: { minage: null }, fixed: {} })[0]?.field).toBeNull();
});
