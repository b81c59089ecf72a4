import {
  GROUP_LIST,
  GROUP_MARKS,
  GROUPS_OR_ALL,
  OTHER_CLASSES,
  PERCENT,
  PLACE_SEATS,
  RUPEES,
  STATE_LIST,
  type TypedValue,
  WHOLE,
  WORDS,
} from "@/lib/notice/editing/typed-values";
import { cpuTimeOf } from "@/tests/support/cpu-time";

const cases: [string, TypedValue, string, unknown, string][] = [
  [
    "seats by place",
    PLACE_SEATS,
    "Ajmer 12 (UR 6, OBC 3), Kota: ?",
    [
      { name: "Ajmer", count: 12, byCategory: { UR: 6, OBC: 3 } },
      { name: "Kota", count: null },
    ],
    "Ajmer 12 (UR 6, OBC 3), Kota ?",
  ],
  ["a number", WHOLE, "1,041", 1041, "1041"],
  ["rupees, kept as paise", RUPEES, "85.50", 8550, "85.5"],
  ["per cent", PERCENT, "62.5%", 62.5, "62.5"],
  ["words", WORDS, "Physics, Applied Physics", ["Physics", "Applied Physics"], "Physics, Applied Physics"],
  ["groups in other spellings", GROUP_LIST, "sc st; PWD female", ["SC", "ST", "PwBD", "women"], "SC, ST, PwBD, women"],
  ["everybody", GROUPS_OR_ALL, "All", "all", "all"],
  [
    "classes of a state",
    OTHER_CLASSES,
    "EBC 12, BC-A: 3",
    [
      { name: "EBC", count: 12 },
      { name: "BC-A", count: 3 },
    ],
    "EBC 12, BC-A 3",
  ],
  ["marks of groups", GROUP_MARKS, "SC 45, ST 45%", { SC: 45, ST: 45 }, "SC 45, ST 45"],
  ["states by name or short form", STATE_LIST, "bihar, UP", ["bihar", "uttar-pradesh"], "Bihar, Uttar Pradesh"],
];

it.each(cases)("reads %s and shows it", (_what, { parse, format }, text, value, shown) => {
  expect(parse(text)).toEqual(value);
  expect(format(value)).toBe(shown);
});

it.each(cases)("takes blank for unknown, and keeps as typed what is not understood: %s", (_what, { parse, format }) => {
  expect([parse("  "), format(null)]).toEqual([null, ""]);
  for (const text of ["~", "SC twelve x,"]) expect(format(parse(text))).toMatch(/^(?:~|SC twelve x,?)$/);
});

it("takes a colon behind the name of a group as it does behind that of a place", () => {
  expect(GROUP_MARKS.parse("SC: 45, ST:40%")).toEqual({ SC: 45, ST: 40 });
});

it.each([
  ["marks of groups", GROUP_MARKS, `x${":".repeat(2_000)}\t${":".repeat(2_000)}%\t%`],
  ["classes of a state", OTHER_CLASSES, `x${"\t".repeat(30_000)}y`],
  ["seats by place", PLACE_SEATS, `x${"\t".repeat(30_000)}y`],
])("looks once at thousands of signs between: %s", async (_what, { parse }, text) => {
  expect(await cpuTimeOf(() => expect(parse(text)).toBe(text))).toBeLessThan(500);
});
