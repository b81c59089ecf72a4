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
});
