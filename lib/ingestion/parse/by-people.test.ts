import { toListingRow } from "@/lib/ingestion/parse/columns";

it("says a fee and an age that have a column for some people each with these people, and of nobody else", () => {
  const told = (record: Record<string, unknown>) => {
    const { cells } = toListingRow(1, record);
    return [cells.applicationFee, cells.ageLimit];
  };
  const fees = { "Fee (Gen/OBC)": 500, "Fee (SC/ST)": "Nil", "Fee (PwBD)": "-" };
  expect(told({ ...fees, "Age Limit (UR)": "18-30", "Age Limit (SC/ST)": "18-35 years" })).toEqual([
    "Gen/OBC: 500; SC/ST: Nil",
    "UR: 18-30; SC/ST: 18-35 years",
  ]);
  expect(told({ "Application Fee (Women)": "Rs 100", "Age (as on 01-01-2026)": "18-30" })).toEqual(["Women: Rs 100", "18-30"]);
  expect(told({ "Fee - General": "Rs 500", "Fee - SC/ST": "Nil" })).toEqual(["General: Rs 500; SC/ST: Nil", undefined]);
  expect(told({ "Gen/OBC Fee": 500, "SC/ST Application Fee": 100, "Age for Women": "18-40" })).toEqual([
    "Gen/OBC: 500; SC/ST: 100",
    "Women: 18-40",
  ]);
  expect(told({ "Fee: Women": 100, "SC and ST Fee": 50 })).toEqual(["Women: 100; SC and ST: 50", undefined]);
  expect(told({ "Fee details": "Rs 500", "Age limit in years": "18-30" })).toEqual(["Rs 500", "18-30"]);
});
