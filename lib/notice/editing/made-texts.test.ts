import { BLANK_JOB, type JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { jobTemplates } from "@/lib/jobs/editing/templates/templates";
import { parsePay } from "@/lib/jobs/facts/pay";
import { madeTexts, textsToSet } from "@/lib/notice/editing/made-texts";

const POST = {
  vacancies: { byCategory: { UR: 4, EWS: 1, OBC: 3, SC: 1, ST: 1 }, otherCategories: [{ name: "EBC", count: 2 }] },
  age: { min: 18, max: 27, on: "2026-08-01" },
  qualification: {
    anyOf: [{ level: "diploma", subjects: ["Civil", "Electrical"], minMarks: 60 }, { level: "engineering" }],
  },
  pay: { kind: "level", commission: 7, level: "6" },
  experienceMonths: 24,
};
const FORM: JobFormValues = {
  ...BLANK_JOB,
  title: "Engineer",
  deadline: "2026-12-20",
  notice: {
    fees: [
      { groups: "all", amount: 50_000, refundable: 40_000 },
      { groups: ["SC", "ST", "women"], amount: 0 },
    ],
    stages: [
      { kind: "exam", name: "Tier I", status: "provisional" },
      { kind: "result", status: "provisional" },
      { kind: "interview", status: "confirmed" },
    ],
    posts: [POST],
  },
};

it.each([
  [{ bornFrom: "2004-01-01", bornTo: "2007-07-01" }, "Born 1 Jan 2004 to 1 Jul 2007"],
  [{ bornFrom: "2004-01-01" }, "Born on or after 1 Jan 2004"],
  [{ bornTo: "2007-07-01" }, "Born on or before 1 Jul 2007"],
])("says of dates of birth which days are meant: %j", (age, text) => {
  expect(madeTexts({ ...FORM, notice: { posts: [{ age }] } })?.ageLimit).toBe(text);
});

it("says the data of a notice in the words of its texts", () => {
  expect(madeTexts(FORM)).toEqual({
    applicationFee: "Rs 500 (Rs 400 refunded); SC, ST and women nil",
    selectionProcess: "Tier I, Interview",
    qualification: "Diploma in Civil or Electrical with 60 per cent or B.E. or B.Tech",
    salary: "Pay Level-6 (Rs 35,400-1,12,400)",
    ageLimit: "18-27 years on 1 Aug 2026",
    experienceRequired: "2 years",
    positions: "12",
    vacancyBreakdown: "UR 4, EWS 1, OBC 3, SC 1, ST 1, EBC 2",
  });
});

it.each([
  [{ kind: "level", commission: 6, level: "7" }, "Pay Level-7 of the 6th CPC"],
  [{ kind: "level", commission: 8, level: "7" }, "Pay Level-7 of the 8th CPC"],
  [{ kind: "range", min: 2_000_000 }, "From Rs 20,000"],
])("says of %j no figure that the data do not state, and is read so", (pay, text) => {
  const made = madeTexts({ ...FORM, notice: { ...FORM.notice, posts: [{ ...POST, pay }] } });
  expect(made?.salary).toBe(text);
  expect(parsePay(text)?.max ?? null).toBeNull();
});

it("says nothing while something in the data is wrong, so that the texts of before stay", () => {
  expect(madeTexts({ ...FORM, notice: { ...FORM.notice, posts: [{ age: { min: "x" } }] } })).toBeNull();
});

it("fills in what is blank, as a template left it or as the data said it before, and leaves what somebody wrote", () => {
  const template = jobTemplates.ssc.fields.ageLimit ?? "";
  const values: Record<string, string> = {
    ageLimit: template,
    salary: "",
    applicationFee: "Rs 100",
    positions: "1",
    qualification: "Mine",
  };
  const made = { ageLimit: "18-27 years", salary: "Rs 1", applicationFee: "Rs 200", positions: "12", qualification: "12th pass" };
  const before = { applicationFee: "Rs 100" };
  expect(textsToSet((path) => values[path], made, before)).toEqual({
    ageLimit: "18-27 years",
    salary: "Rs 1",
    applicationFee: "Rs 200",
    positions: "12",
  });
  expect(textsToSet((path) => values[path], made, made)).toEqual({});
});
