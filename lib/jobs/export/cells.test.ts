import { parse } from "csv-parse/sync";
import { csvCell } from "@/lib/jobs/export/cells";

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
  expect(parse(csvCell(text), { relax_quotes: false })).toEqual([[expected]]);
});
