import { agendaOf } from "@/lib/exams/agenda";
import type { ExamDto, ExamSort } from "@/lib/exams/schema";
import { selectExams } from "@/lib/exams/select";

const NOW = new Date("2026-11-21T06:00:00Z");

const exam = (id: number, days: Partial<ExamDto>) =>
  ({
    id,
    title: `Exam ${id}`,
    conductingOrganization: "Commission",
    eligibility: "",
    registrationStartDate: "2026-09-01",
    registrationEndDate: "2026-09-20",
    admitCardDate: null,
    resultsDate: null,
    ...days,
  }) as ExamDto;

const EXAMS = [
  exam(1, { examDate: "2026-11-10" }),
  exam(2, { examDate: "2026-11-15" }),
  exam(3, { examDate: "2026-11-25" }),
  exam(4, { examDate: "2026-12-20", admitCardDate: "2026-11-30" }),
  exam(5, { examDate: "2026-11-12", resultsDate: "2026-12-05" }),
];

/** What an agenda says, in short: month, then id and event of its rows. */
function outline(sortBy: ExamSort) {
  const { months, past } = agendaOf(selectExams(EXAMS, { sortBy }, NOW), sortBy, NOW);
  return [
    ...months.map(({ month, rows }) => [month, ...rows.map((row) => `${row.exam.id} ${row.leaf.kind}`)]),
    ["past", ...past.map((row) => row.exam.id)],
  ];
}

it("lists by the month of what comes next, and what has passed at the end, the latest first, though its month still runs", () => {
  expect(outline("next")).toEqual([
    ["2026-11", "3 exam", "4 admitCard"],
    ["2026-12", "5 result"],
    ["past", 2, 1],
  ]);
});

it("begins a row with the date that it is sorted by", () => {
  expect(outline("examDate")).toEqual([
    ["2026-11", "3 exam"],
    ["2026-12", "4 exam"],
    ["past", 2, 5, 1],
  ]);
});

it("lists by title without months", () => {
  expect(outline("title")).toEqual([
    [null, "3 exam", "4 admitCard", "5 result"],
    ["past", 1, 2],
  ]);
});
