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

it("tells of a notice as data the lines alone that differ, each fact of a post in one, with its sums in rupees", () => {
  const notice = (amount: number, max: number) => ({
    closesAt: "2026-12-05T12:30:00.000Z",
    fees: [{ amount, groups: ["SC"] }],
    posts: [
      {
        name: "Clerk",
        age: { max, min: 18 },
        relaxations: [
          { years: 5, groups: ["SC"] },
          { groups: ["ESM"], years: 3, afterService: true },
        ],
        pay: { kind: "range", max: 50_000_00, min: 20_000_00 },
      },
    ],
  });
  expect(changeInWords("job", "notice", [notice(10_000, 27), notice(25_050, 30)])).toEqual([
    "Fee: for SC, Rs 100\nPost: Age: at least 18, at most 27",
    "Fee: for SC, Rs 250.5\nPost: Age: at least 18, at most 30",
  ]);
  expect(changeInWords("job", "notice", [null, notice(0, 27)])).toEqual([
    "(none)",
    [
      "Closes at: 5 Dec 2026, 18:00",
      "Fee: for SC, Rs 0",
      "Post: Clerk",
      "Post: Age: at least 18, at most 27",
      "Post: Relaxation: for SC, years 5; for ESM, years 3, after service",
      "Post: Pay: range, at least Rs 20000, at most Rs 50000",
    ].join("\n"),
  ]);
});
