import { changeInWords, fieldLabel, valueInWords } from "@/lib/audit/in-words";

it.each([
  ["job", "deadline", "Application deadline"],
  ["job", "publishAt", "To be published at"],
  ["exam", "examDate", "Exam date"],
  ["source", "lastItems", "Last items"],
  ["import", "Last Date (UR)", "Last Date (UR)"],
])("calls of a %s the field %s '%s'", (entity, field, label) => {
  expect(fieldLabel(entity, field)).toBe(label);
});

it.each([
  ["status", "published", "Published"],
  ["deadline", "2026-12-05", "5 Dec 2026"],
  ["publishAt", "2026-12-05T03:30:00.000Z", "5 Dec 2026, 09:00"],
  ["useMultiplePositions", true, "Yes"],
  ["salary", "", "(none)"],
  ["positions", 0, "0"],
  ["closed", { on: "2026-12-05", reason: "Filled" }, "On: 5 Dec 2026; Reason: Filled"],
  [
    "jobPositions",
    [
      { positionName: "Clerk", numberOfVacancies: 7, salaryRange: null },
      { positionName: "Peon", numberOfVacancies: 2 },
    ],
    "Position name: Clerk; Number of vacancies: 7\nPosition name: Peon; Number of vacancies: 2",
  ],
])("shows %s %j as the site does", (field, value, text) => {
  expect(valueInWords("job", field, value)).toBe(text);
});

it("tells of a notice as data the lines alone that differ, with its fees in rupees", () => {
  const notice = (amount: number) => ({
    closesAt: "2026-12-05T12:30:00.000Z",
    fees: [{ groups: ["SC"], amount }],
    posts: [{ name: "Clerk" }],
  });
  expect(changeInWords("job", "notice", [notice(10_000), notice(25_050)])).toEqual([
    "Fee: for SC, Rs 100",
    "Fee: for SC, Rs 250.5",
  ]);
  expect(changeInWords("job", "notice", [null, notice(0)])).toEqual([
    "(none)",
    "Closes at: 5 Dec 2026, 18:00\nFee: for SC, Rs 0\nPost: Clerk",
  ]);
});
