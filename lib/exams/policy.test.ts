import { countdown, examUrgency, registrationStatus, selectExams } from "@/lib/exams/policy";
import type { ExamDto } from "@/lib/exams/schema";

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

describe("selectExams", () => {
  const now = new Date("2026-11-21T06:00:00Z");
  const exams = [
    exam(1, "SSC CGL", "SSC", "2026-12-01"),
    exam(2, "SSC MTS", "SSC", "2026-10-01"),
    exam(3, "NDA", "UPSC", "2026-11-30"),
  ];

  it("puts coming exams first, soonest first, and past ones last", () => {
    expect(selectExams(exams, { sortBy: "examDate" }, now).map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it("puts first what comes next of any exam, be it a card, a registration or the exam itself", () => {
    const exams = [
      exam(1, "A", "SSC", "2026-12-20"),
      { ...exam(2, "B", "SSC", "2027-03-01"), registrationStartDate: "2026-12-02", registrationEndDate: "2026-12-30" },
      { ...exam(3, "C", "SSC", "2026-12-25"), admitCardDate: "2026-11-21" },
      { ...exam(4, "D", "SSC", "2026-11-01"), resultsDate: "2026-12-01" },
      exam(5, "E", "SSC", "2026-11-02"),
    ];
    expect(selectExams(exams, { sortBy: "next" }, now).map(({ id }) => id)).toEqual([3, 4, 2, 1, 5]);
  });

  it("finds by every word and by the exact organisation", () => {
    expect(selectExams(exams, { sortBy: "title", search: "ssc cgl" }, now).map(({ id }) => id)).toEqual([1]);
    expect(selectExams(exams, { sortBy: "title", organization: "UPSC" }, now).map(({ id }) => id)).toEqual([3]);
  });
});

function exam(id: number, title: string, conductingOrganization: string, examDate: string): ExamDto {
  const none = {
    applicationFee: null,
    examPattern: null,
    resultsDate: null,
    admitCardDate: null,
    syllabus: null,
    location: null,
  };
  const unknown = { duration: null, totalMarks: null, examMode: null, languagesAvailable: null };
  const days = { registrationStartDate: "2026-09-01", registrationEndDate: "2026-09-20" };
  return {
    id,
    title,
    conductingOrganization,
    examDate,
    eligibility: "",
    officialWebsite: "https://x.example",
    ...days,
    ...none,
    ...unknown,
  };
}
