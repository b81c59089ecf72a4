import type { ExamDto } from "@/lib/exams/schema";
import { topicRows } from "@/lib/exams/topics";

const NOW = new Date("2026-11-21T12:00:00+05:30");

const exam = (id: number, changes: Partial<ExamDto>): ExamDto => ({
  id,
  title: `Exam ${id}`,
  conductingOrganization: "Commission",
  examDate: "2026-12-01",
  registrationStartDate: "2026-10-01",
  registrationEndDate: "2026-10-31",
  applicationFee: null,
  examPattern: null,
  eligibility: "Graduate",
  officialWebsite: "https://example.in",
  resultsDate: null,
  admitCardDate: null,
  syllabus: null,
  location: null,
  duration: null,
  totalMarks: null,
  examMode: null,
  languagesAvailable: null,
  ...changes,
});

it("lists results that are due first, the latest first, then those to come, the soonest first", () => {
  const days = ["2026-12-05", "2026-11-21", "2026-11-20", "2026-11-25", null];
  const exams = days.map((resultsDate, index) => exam(index, { resultsDate }));
  expect(topicRows(exams, "results", NOW).map(({ day, state }) => [day, state])).toEqual([
    ["2026-11-21", "due"],
    ["2026-11-20", "due"],
    ["2026-11-25", "coming"],
    ["2026-12-05", "coming"],
  ]);
});

it("lists admit cards that are due before all others, by their exam; one whose exam was held has passed", () => {
  const exams = [
    exam(1, { admitCardDate: "2026-11-25", examDate: "2026-12-01" }),
    exam(2, { admitCardDate: "2026-11-18", examDate: "2026-11-28" }),
    exam(3, { admitCardDate: "2026-11-21", examDate: "2026-11-21" }),
    exam(4, { admitCardDate: "2026-11-01", examDate: "2026-11-20" }),
  ];
  expect(topicRows(exams, "admitCards", NOW).map((row) => [row.exam.id, row.state])).toEqual([
    [3, "due"],
    [2, "due"],
    [1, "coming"],
    [4, "past"],
  ]);
});

it("lists the exams of other topics by their day: coming ones first, then past ones, latest first", () => {
  const days = ["2026-12-05", "2026-11-21", "2026-11-20", "2026-11-01"];
  const exams = days.map((examDate, index) => exam(index, { examDate }));
  expect(topicRows(exams, "papers", NOW).map(({ day }) => day)).toEqual(["2026-11-21", "2026-12-05", "2026-11-20", "2026-11-01"]);
});

it("counts an exam to what is to come, and its card to what is due, until the last of its days", () => {
  const held = { examDate: "2026-11-15", examEndDate: "2026-11-21", admitCardDate: "2026-11-10" };
  const stateOn = (topic: "papers" | "admitCards", now: string) => topicRows([exam(1, held)], topic, new Date(now))[0]?.state;
  const [last, after] = ["2026-11-21T23:59:59+05:30", "2026-11-22T00:00:00+05:30"];
  expect([stateOn("papers", last), stateOn("papers", after)]).toEqual(["coming", "past"]);
  expect([stateOn("admitCards", last), stateOn("admitCards", after)]).toEqual(["due", "past"]);
});

it("lists no exam that was called off: it has no card and no result, whatever day was planned", () => {
  const off = exam(1, { isCancelled: true, resultsDate: "2026-11-20", admitCardDate: "2026-11-20", syllabus: "Reasoning" });
  for (const topic of ["results", "admitCards", "syllabus", "papers"] as const) expect(topicRows([off], topic, NOW)).toEqual([]);
});

it("shows an exam only where it has something to say", () => {
  const exams = [
    exam(1, { syllabus: "Reasoning" }),
    exam(2, { examPattern: "100 questions" }),
    exam(3, { admitCardDate: "2026-11-25" }),
  ];
  expect(topicRows(exams, "syllabus", NOW).map((row) => row.exam.id)).toEqual([1, 2]);
  expect(topicRows(exams, "admitCards", NOW).map((row) => row.exam.id)).toEqual([3]);
  expect(topicRows(exams, "papers", NOW)).toHaveLength(3);
});
