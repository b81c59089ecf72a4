import { agendaOf, examsWithin, foldMonths } from "@/lib/exams/agenda";
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

it("counts what is held today to what is to come, to the last second of the day", () => {
  const today = [exam(6, { examDate: "2026-11-21" })];
  const pastOf = (now: string) => agendaOf(today, "examDate", new Date(now)).past.length;
  expect([pastOf("2026-11-21T23:59:59+05:30"), pastOf("2026-11-22T00:00:00+05:30")]).toEqual([0, 1]);
});

it("tells of an exam of several days on each of them that it is held that day", () => {
  const held = [exam(7, { examDate: "2026-10-30", examEndDate: "2026-11-21" }), exam(8, { examDate: "2026-11-25" })];
  const rowsOn = (now: string, sortBy: ExamSort) => {
    const { months, past } = agendaOf(selectExams(held, { sortBy }, new Date(now)), sortBy, new Date(now));
    return [months.map(({ month, rows }) => [month, ...rows.map(({ leaf }) => leaf.day)]), past.length];
  };
  for (const sortBy of ["next", "examDate"] as const) {
    expect(rowsOn("2026-11-21T23:59:59+05:30", sortBy)).toEqual([[["2026-11", "2026-11-21", "2026-11-25"]], 0]);
    expect(rowsOn("2026-11-22T00:00:00+05:30", sortBy)).toEqual([[["2026-11", "2026-11-25"]], 1]);
  }
  expect(examsWithin(held, 7, NOW).map(({ id }) => id)).toEqual([7, 8]);
  expect(examsWithin(held, 7, new Date("2026-11-22T06:00:00Z")).map(({ id }) => id)).toEqual([8]);
});

it("finds what is held within some days, today being the first, and nothing that was called off", () => {
  const days = ["2026-11-20", "2026-11-21", "2026-11-27", "2026-11-28"].map((examDate, id) => exam(id, { examDate }));
  const calledOff = exam(9, { examDate: "2026-11-22", isCancelled: true });
  expect(examsWithin([...days, calledOff], 7, NOW).map(({ examDate }) => examDate)).toEqual(["2026-11-21", "2026-11-27"]);
});

describe("foldMonths", () => {
  const folded = (...counts: number[]) =>
    foldMonths(
      counts.map((count, at) => ({
        month: `2027-0${at + 1}` as const,
        rows: Array.from({ length: count }, (_, id) => ({
          exam: exam(id, {}),
          leaf: { kind: "exam" as const, day: "2027-01-01" as const },
        })),
      })),
    ).map(
      ({ month, rows, isFolded, isRest }) => `${month} ${rows.length} ${isFolded ? "folded" : "open"}${isRest ? ", rest" : ""}`,
    );

  it("folds the months after the third", () => {
    expect(folded(1, 2, 3, 4)).toEqual(["2027-01 1 open", "2027-02 2 open", "2027-03 3 open", "2027-04 4 folded"]);
  });

  it("cuts a month that has no room, and opens none after it", () => {
    expect(folded(9, 35, 3)).toEqual(["2027-01 9 open", "2027-02 23 open", "2027-02 12 folded, rest", "2027-03 3 folded"]);
    expect(folded(32, 1)).toEqual(["2027-01 32 open", "2027-02 1 folded"]);
  });
});
