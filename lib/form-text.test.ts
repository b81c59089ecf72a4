import { cleanFormLine, cleanFormText } from "@/lib/form-text";

it.each([
  ["a\u0000b", "ab"],
  ["a\u001b[31mb\u007f\u0085", "a[31mb"],
  ["bill \u202efdp.exe\u202c, \u2067x\u2069", "bill fdp.exe, x"],
  ["one\r\ntwo\rthree\tfour", "one\ntwo\nthree\tfour"],
  ["half \ud83d of a pair", "half \ufffd of a pair"],
  ["a whole one \u{1f600}, हिन्दी", "a whole one \u{1f600}, हिन्दी"],
  [" \n x \n", "x"],
])("cleans %j to %j", (given, cleaned) => expect(cleanFormText(given)).toBe(cleaned));

it.each([
  ["Clerk\nBCC: all", "Clerk BCC: all"],
  ["Clerk\r\n \t Grade  II", "Clerk Grade II"],
  ["Clerk\u2028of\u2029Court", "Clerk of Court"],
  ["two  spaces", "two  spaces"],
])("makes %j the line %j", (given, line) => expect(cleanFormLine(given)).toBe(line));
