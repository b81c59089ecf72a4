import { countdown, eventState, examUrgency, registrationStatus } from "@/lib/exams/policy";

const dates = { registrationStartDate: "2026-11-10", registrationEndDate: "2026-11-20", examDate: "2026-12-15" };

describe("registrationStatus", () => {
  it.each([
    ["2026-11-09T18:29:59Z", "notStarted"],
    ["2026-11-09T18:30:00Z", "open"],
    ["2026-11-20T18:29:58Z", "open"],
    ["2026-11-20T18:30:00Z", "closed"],
  ])("at %s is %s: days begin and end in India", (now, status) => {
    expect(registrationStatus(dates, new Date(now))).toBe(status);
  });
});

describe("countdown", () => {
  it("counts to the end of registration while it is open, its last day still being one", () => {
    expect(countdown(dates, new Date("2026-11-20T06:00:00Z"))).toEqual({ kind: "registrationEnd", day: "2026-11-20", days: 1 });
  });

  it.each([
    ["2026-11-01T06:00:00Z", 44],
    ["2026-12-13T06:00:00Z", 2],
    ["2026-12-14T18:29:59Z", 1],
    ["2026-12-14T18:30:00Z", 0],
    ["2026-12-15T18:29:59Z", 0],
    ["2026-12-16T06:00:00Z", -1],
  ])("else counts the calendar days to the exam: at %s %d", (now, days) => {
    expect(countdown(dates, new Date(now))).toEqual({ kind: "exam", day: "2026-12-15", days });
  });
});

it("is today on each day of an exam that takes several, and over after the last", () => {
  const held = { ...dates, examEndDate: "2026-12-20" };
  const daysOn = (day: string) => {
    const now = new Date(`${day}T12:00:00+05:30`);
    return [countdown(held, now).days, eventState(held, { kind: "exam", day: held.examDate }, now).when];
  };
  expect(["2026-12-14", "2026-12-15", "2026-12-20", "2026-12-21"].map(daysOn)).toEqual([
    [1, "toCome"],
    [0, "today"],
    [0, "today"],
    [-6, "past"],
  ]);
});

it.each([
  [-1, "over"],
  [0, "critical"],
  [3, "critical"],
  [4, "urgent"],
  [7, "urgent"],
  [8, "open"],
])("%d days left is %s", (days, urgency) => {
  expect(examUrgency(days)).toBe(urgency);
});
