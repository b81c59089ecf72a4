import { byNextDate, nextDate, progressOf, type ShownApplication } from "@/lib/tracker/policy";
import { APPLICATION_STATUSES, type TrackedApplication, withStatus } from "@/lib/tracker/schema";
import { application } from "@/tests/support/tracked-application";

const NOW = new Date("2026-11-21T10:00:00+05:30");

it("shows progress in fifths, and none for what is planned or rejected", () => {
  expect(APPLICATION_STATUSES.map(progressOf)).toEqual([0, 20, 40, 60, 80, 100, 0]);
  expect(APPLICATION_STATUSES[0]).toBe("planned");
});

it("dates what was planned on the day that it is applied for, and nothing else by its status", () => {
  const planned: TrackedApplication = { ...application, status: "planned" };
  expect(withStatus(planned, "applied", "2026-11-21")).toEqual({ ...application, appliedDate: "2026-11-21" });
  expect(withStatus(application, "selected", "2026-11-21").appliedDate).toBe(application.appliedDate);
});

it.each<[string, Partial<ShownApplication>, string, ReturnType<typeof nextDate>]>([
  ["no date", {}, "2026-11-21T10:00:00+05:30", null],
  [
    "a deadline on its last day",
    { status: "planned", deadline: "2026-11-21" },
    "2026-11-21T23:59:58+05:30",
    { kind: "deadline", day: "2026-11-21", days: 1 },
  ],
  ["a deadline that is over", { status: "planned", deadline: "2026-11-21" }, "2026-11-21T23:59:59+05:30", null],
  ["an exam today", { examDate: "2026-11-21" }, "2026-11-21T23:59:59+05:30", { kind: "exam", day: "2026-11-21", days: 0 }],
  ["an exam yesterday", { examDate: "2026-11-21" }, "2026-11-22T00:00:00+05:30", null],
  [
    "a deadline of a notice that has left the site",
    { status: "planned", deadline: "2026-11-22", isGone: true },
    "2026-11-21T10:00:00+05:30",
    null,
  ],
  ["a deadline of what was applied for", { deadline: "2026-11-22" }, "2026-11-21T10:00:00+05:30", null],
  ["a deadline of what was refused", { status: "rejected", deadline: "2026-11-22" }, "2026-11-21T10:00:00+05:30", null],
  [
    "the sooner of two",
    { deadline: "2026-11-20", examDate: "2026-12-05", interviewDate: "2026-12-01" },
    "2026-11-21T10:00:00+05:30",
    { kind: "interview", day: "2026-12-01", days: 10 },
  ],
  [
    "an interview before an exam of the same day",
    { examDate: "2026-12-01", interviewDate: "2026-12-01" },
    "2026-11-21T10:00:00+05:30",
    { kind: "interview", day: "2026-12-01", days: 10 },
  ],
])("finds the next date of %s", (_what, dates, now, expected) => {
  expect(nextDate({ ...application, ...dates }, new Date(now))).toEqual(expected);
});

it("sorts by the next date, those without one last", () => {
  const titles = [
    { ...application, jobTitle: "none, older", appliedDate: "2026-10-01" },
    { ...application, jobTitle: "exam", examDate: "2026-12-10" },
    { ...application, jobTitle: "none, newer" },
    { ...application, jobTitle: "deadline", status: "planned" as const, deadline: "2026-11-25", examDate: "2027-01-01" },
    { ...application, jobTitle: "sent before the deadline", deadline: "2026-11-23", examDate: "2026-12-20" },
  ]
    .sort(byNextDate(NOW))
    .map(({ jobTitle }) => jobTitle);
  expect(titles).toEqual(["deadline", "exam", "sent before the deadline", "none, newer", "none, older"]);
});
