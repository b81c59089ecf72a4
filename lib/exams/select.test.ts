import type { ExamDto } from "@/lib/exams/schema";
import { selectExams } from "@/lib/exams/select";

const NOW = new Date("2026-11-21T06:00:00Z");
const EXAMS = [
  exam(1, "SSC CGL", "SSC", "2026-12-01"),
  exam(2, "SSC MTS", "SSC", "2026-10-01"),
  exam(3, "NDA", "UPSC", "2026-11-30"),
];

it("puts coming exams first, soonest first, and past ones last", () => {
  expect(selectExams(EXAMS, { sortBy: "examDate" }, NOW).map(({ id }) => id)).toEqual([3, 1, 2]);
});

it("puts first what comes next of any exam, be it a card, a registration or the exam itself", () => {
  const exams = [
    exam(1, "A", "SSC", "2026-12-20"),
    { ...exam(2, "B", "SSC", "2027-03-01"), registrationStartDate: "2026-12-02", registrationEndDate: "2026-12-30" },
    { ...exam(3, "C", "SSC", "2026-12-25"), admitCardDate: "2026-11-21" },
    { ...exam(4, "D", "SSC", "2026-11-01"), resultsDate: "2026-12-01" },
    exam(5, "E", "SSC", "2026-11-02"),
  ];
  expect(selectExams(exams, { sortBy: "next" }, NOW).map(({ id }) => id)).toEqual([3, 4, 2, 1, 5]);
});

it("finds by every word and by the exact organisation", () => {
  expect(selectExams(EXAMS, { sortBy: "title", search: "ssc cgl" }, NOW).map(({ id }) => id)).toEqual([1]);
  expect(selectExams(EXAMS, { sortBy: "title", organization: "UPSC" }, NOW).map(({ id }) => id)).toEqual([3]);
});

it("finds what a Hindi page shows, with its spellings", () => {
  const named = [
    exam(1, "Combined Graduate Level Examination (CGL) Tier-I", "Staff Selection Commission", "2026-12-01"),
    exam(2, "NDA", "Union Public Service Commission", "2026-11-30"),
  ];
  const idsFor = (search: string) => selectExams(named, { sortBy: "title", search }, NOW).map(({ id }) => id);
  expect(idsFor("कर्मचारी चयन")).toEqual([1]);
  expect(idsFor("संघ लोक सेवा आयोग")).toEqual([2]);
  expect(idsFor("सँघ लोक")).toEqual([2]);
  expect(idsFor("रेलवे")).toEqual([]);
});

it("finds an exam by the name that people call it, whatever they want to know of it", () => {
  const named = [
    exam(1, "SSC Combined Graduate Level Examination, Tier 1", "Staff Selection Commission", "2026-12-01"),
    exam(2, "IBPS Probationary Officers, Preliminary", "Institute of Banking Personnel Selection", "2026-12-02"),
    exam(3, "RRB NTPC Graduate Posts, Stage 1", "Railway Recruitment Board", "2026-12-03"),
  ];
  const idsFor = (search: string) => selectExams(named, { sortBy: "examDate", search }, NOW).map(({ id }) => id);
  expect(idsFor("cgl")).toEqual([1]);
  expect(idsFor("ssc cgl admit card")).toEqual([1]);
  expect(idsFor("एसएससी सीजीएल रिज़ल्ट")).toEqual([1]);
  expect(idsFor("ibps po")).toEqual([2]);
  expect(idsFor("admit card")).toEqual([1, 2, 3]);
  expect(idsFor("answer key")).toEqual([1, 2, 3]);
  expect(idsFor("ssc cgl Answer Key")).toEqual([1]);
  expect(idsFor("ibps po exam city slip kab aayega")).toEqual([2]);
  expect(idsFor("एसएससी सीजीएल परिणाम")).toEqual([1]);
  expect(idsFor("प्रवेश पत्र आरआरबी")).toEqual([3]);
  expect(idsFor("ssc -cgl")).toEqual([]);
  expect(idsFor("cgl chsl")).toEqual([]);
  expect(idsFor("!!!")).toEqual([]);
});

it("finds a short name whole before its letters within other words, which are found where no exam has that name", () => {
  const named = [
    exam(1, "SSC Sub-Inspector in Delhi Police and CAPF Examination", "Staff Selection Commission", "2026-12-01"),
    exam(2, "IBPS Probationary Officers, Preliminary", "Institute of Banking Personnel Selection", "2026-12-02"),
    exam(3, "RRB NTPC Graduate Posts, Stage 1", "Railway Recruitment Board", "2026-12-03"),
    exam(
      4,
      "UPSC Central Armed Police Forces (Assistant Commandants) Examination",
      "Union Public Service Commission",
      "2026-12-04",
    ),
    exam(5, "UPSC National Defence Academy and Naval Academy Examination", "Union Public Service Commission", "2026-12-05"),
    exam(6, "UP Police Constable Examination", "Uttar Pradesh Police", "2026-12-06"),
  ];
  const idsFor = (search: string) => selectExams(named, { sortBy: "examDate", search }, NOW).map(({ id }) => id);
  expect(idsFor("po")).toEqual([2]);
  expect(idsFor("nda")).toEqual([5]);
  expect(idsFor("up police")).toEqual([6]);
  expect(idsFor("si")).toEqual([1]);
  expect(idsFor("rrb po")).toEqual([]);
  expect(idsFor("rrb nt")).toEqual([3]);
  expect(idsFor("ssc cap")).toEqual([1]);
  expect(idsFor("ibps main")).toEqual([]);
  expect(idsFor("gra")).toEqual([3]);
  expect(idsFor("polic")).toEqual([1, 4, 6]);
});

it("finds a long name within another word beside letters that begin one", () => {
  const exams = [exam(1, "Graduate Policewomen Examination", "Uttar Pradesh", "2026-12-01")];
  expect(selectExams(exams, { sortBy: "title", search: "gra police" }, NOW)).toEqual(exams);
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
