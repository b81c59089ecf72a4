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
