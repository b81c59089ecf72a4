import { shortExamName } from "@/lib/exams/short-name";

it.each([
  ["SSC Combined Graduate Level Examination, Tier 1", "SSC CGL"],
  ["SSC Constable (GD) Examination", "SSC GD"],
  ["IBPS Regional Rural Banks, Officers and Office Assistants", "IBPS RRB Officers and Office Assistants"],
  ["RRC Level 1 Posts (Group D) Examination", "RRC Group D"],
  ["UPPSC Combined State Upper Subordinate Services (Preliminary)", "UPPSC Combined State Upper Subordinate Services"],
  ["KVS Direct Recruitment Examination", "KVS"],
  ["Examination", "Examination"],
  ["परीक्षा 2026", "परीक्षा 2026"],
])("calls %s %s", (title, short) => {
  expect(shortExamName(title)).toBe(short);
});
