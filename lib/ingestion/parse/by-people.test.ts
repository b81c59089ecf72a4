import { type ColumnMap, toListingRow } from "@/lib/ingestion/parse/columns";
import { columnsOf } from "@/lib/ingestion/parse/columns-of-file";

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
  expect(told({ "Fee-Gen/OBC": 500, "Fee–SC/ST": "Nil" })).toEqual(["Gen/OBC: 500; SC/ST: Nil", undefined]);
  expect(told({ "Fee UR/OBC": 500, "Fee SC/ST": "Nil" })).toEqual(["UR/OBC: 500; SC/ST: Nil", undefined]);
  expect(told({ fee_general: 500, fee_sc_st: 0, "ageLimit.ur": 30, "ageLimit.min": 18 })).toEqual([
    "general: 500; sc st: 0",
    "ur: 30",
  ]);
  expect(told({ "application_fee.General": "Rs 708", "application_fee.SC/ST & PwBD": "Nil" })).toEqual([
    "General: Rs 708; SC/ST & PwBD: Nil",
    undefined,
  ]);
  expect(told({ "Fee payment by SC/ST": "10-12-2026" })).toEqual([undefined, undefined]);
  expect(told({ "Fee details": "Rs 500", "Age limit in years": "18-30" })).toEqual(["Rs 500", "18-30"]);
});

it("says beside a fee of all others what some people pay, of whom a column of their own says it", () => {
  const feeOf = (record: Record<string, unknown>) => toListingRow(1, record).cells.applicationFee;
  expect(feeOf({ Fee: "Rs 500", "Fee (SC/ST)": "Rs 100", "Fee (Women)": "Nil" })).toBe("Rs 500; SC/ST: Rs 100; Women: Nil");
  expect(feeOf({ "Fee (SC/ST)": 100, "Application Fee (in Rs.)": 500 })).toBe("500; SC/ST: 100");
  expect(feeOf({ Fee: "Rs 500", "Fee (SC/ST)": "-" })).toBe("Rs 500");
  expect(feeOf({ Fee: "-", "Fee (SC/ST)": "Nil" })).toBe("SC/ST: Nil");
});

it("says beside the age of all others that of some people, of whom a column of their own says it", () => {
  const ageOf = (record: Record<string, unknown>) => toListingRow(1, record).cells.ageLimit;
  expect(ageOf({ "Age Limit": "18-30 years", "Age Limit (SC/ST)": "18-35 years" })).toBe("18-30 years; SC/ST: 18-35 years");
  expect(ageOf({ "Age Limit (OBC)": "18-33", "Age Limit (as on 01-01-2026)": "18-30" })).toBe("18-30; OBC: 18-33");
  const inFull = "General: 18-30, OBC: 18-33";
  expect(ageOf({ "Age Limit": inFull, "Age Limit (OBC)": "18-33" })).toBe(inFull);
  expect(ageOf({ "Age Limit": "18-30", Fee: "Rs 500", "Fee (SC/ST)": "Nil" })).toBe("18-30");
});

it("shows a column that says a fee for some people as one that is read, unless a person said otherwise", () => {
  const fields = (map?: ColumnMap) => columnsOf(["Post", "Fee - SC/ST", "Fee-Women"], map).map(({ field }) => field);
  expect(fields()).toEqual(["title", "applicationFee", "applicationFee"]);
  expect(fields({ columns: { feescst: null }, fixed: {} })).toEqual(["title", null, "applicationFee"]);
});
