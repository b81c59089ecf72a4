import { parse } from "csv-parse/sync";
import { EXPORT_COLUMNS, writeCsv } from "@/lib/jobs/export/csv";

it.each([
  ["=1+1", "'=1+1"],
  ["+91 124", "'+91 124"],
  ["-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =HYPERLINK(1)", "'  =HYPERLINK(1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\r=1"],
  ["＝1", "'＝1"],
  ["Clerk, =Grade", "Clerk, =Grade"],
  ['He said "x"', 'He said "x"'],
  ["पद", "पद"],
])("writes %j so that no spreadsheet runs it", (text, expected) => {
  const csv = writeCsv([[text, null, 7]]);
  expect(csv).toMatch(/^\uFEFF".*",,7\r\n$/s);
  expect(parse(csv, { bom: true, relax_quotes: false })).toEqual([[expected, "", "7"]]);
});

it("has its columns in the order that the table gives them, which is that of a reader and not of the form", () => {
  expect(EXPORT_COLUMNS.slice(0, 14).map(([header]) => header)).toEqual([
    "Niyukti ID",
    "Status",
    "Title",
    "Organisation",
    "Department",
    "Location",
    "Qualification",
    "Vacancies",
    "Salary",
    "Posted On",
    "Application Start Date",
    "Deadline",
    "Source URL",
    "Apply Link",
  ]);
});
