import { employmentTypeOf } from "@/lib/ingestion/parse/employment-of";
import { selectionOf } from "@/lib/ingestion/parse/selection-of";

it.each([
  "Written Test, Document Verification",
  "Shortlisting based on CSE-2024 performance and a qualifying computer test",
  "Screening and a selection test, as decided by the management",
  "Objective Test → Subjective Test → Interview",
])("keeps the selection %s", (text) => expect(selectionOf({ selectionProcess: text })).toBe(text));

it.each([
  "— so you don’t miss any important detail",
  "(Merit-Based) The selection process for this recruitment is straightforward",
  "Teaching Posts The selection procedure ensures that only the most capable candidates are chosen",
  "Merit-Based (No Exam) Job Location: Mathura Last Date: 20 February 2026",
  "Shortlisting & Skill Test Vacancy Breakdown 2026 There are a total of 154 vacancies",
  "M Apprentice 2026 The selection is based on merit",
  "Based: There will be no interview",
  "— remain unchanged from the original notification",
])("takes what was cut from an article for no selection: %s", (text) =>
  expect(selectionOf({ selectionProcess: text })).toBeNull(),
);

it.each([
  ["Contractual", "Nurse", "Contract"],
  ["CONTRACTOR", "Nurse", "Contract"],
  ["संविदा", "नर्स", "Contract"],
  ["अस्थायी", "लिपिक", "Temporary"],
  ["स्थायी", "लिपिक", "Permanent"],
  ["Regular", "Clerk", "Permanent"],
  ["Contract / Regular", "Clerk", null],
  ["FULL_TIME", "Clerk", null],
  [undefined, "Trade Apprentice", "Apprentice"],
  [undefined, "Part Time Doctor", "Part-time"],
  [undefined, "Contractual Chemist", "Contract"],
  [undefined, "Contractual Doctors, Physician and More", null],
  [undefined, "Accountant, Part Time Teacher", null],
  [undefined, "Contract Manager", null],
])("reads of the column %j and the title %j the employment %j", (cell, title, type) =>
  expect(employmentTypeOf(cell, title)).toBe(type),
);
