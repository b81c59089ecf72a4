import { type AdminExamDto, checkExam, fieldsOfExam } from "@/lib/exams/admin-schema";

const EXAM = {
  title: "Combined Graduate Level Examination",
  conductingOrganization: "Staff Selection Commission",
  examDate: "2026-12-15",
  registrationStartDate: "2026-11-10",
  registrationEndDate: "2026-11-20",
  eligibility: "A degree",
  officialWebsite: "https://ssc.gov.in",
};

it.each<[string, object, string, string]>([
  ["languages that are a list", { languagesAvailable: ["English"] }, "languagesAvailable", "Languages available: Must be text"],
  [
    "a fee that is too long",
    { applicationFee: "x".repeat(1001) },
    "applicationFee",
    "Application fee: Must be at most 1000 characters",
  ],
  ["marks that are a list", { totalMarks: ["x"] }, "totalMarks", "Total marks must be a whole number"],
  ["a mode of its own", { examMode: "Oral" }, "examMode", "Exam mode must be one of: Online, Offline, Both"],
  ["a listing that no person writes so", { jobId: "1e3" }, "jobId", "Listing must be a number"],
  ["a listing that is a word", { jobId: "x" }, "jobId", "Listing must be a number"],
  ["no title", { title: "" }, "title", "Missing Required Fields - Please fill in all required fields marked with *"],
])("names the field of %s in the message", (_what, change, field, message) => {
  expect(checkExam({ ...EXAM, ...change }).issues).toEqual([{ field, message }]);
});

it.each([["42"], ["#42"], [" #42 "]])("takes the listing as %j, as its page and its rows write it", (jobId) => {
  expect(checkExam({ ...EXAM, jobId }).fields?.jobId).toBe(42);
});

it("takes what is one line as one line, and what has paragraphs with them", () => {
  const { fields } = checkExam({ ...EXAM, title: "A test\nBcc: all", eligibility: "A degree\n\nOr more" });
  expect([fields?.title, fields?.eligibility]).toEqual(["A test Bcc: all", "A degree\n\nOr more"]);
});

it("tells of every fault at once, what is missing first", () => {
  const days = { registrationStartDate: "2026-12-10", registrationEndDate: "2026-12-05", examDate: "2026-12-01" };
  const { issues } = checkExam({ ...EXAM, ...days, title: "", officialWebsite: "ssc", resultsDate: "soon" });
  expect(issues.map(({ field }) => field)).toEqual([
    "title",
    "resultsDate",
    "registrationEndDate",
    "examDate",
    "officialWebsite",
  ]);
});

it("begins an edit with all that is stored of an exam, and with blanks for what is unknown", () => {
  const said = {
    ...EXAM,
    applicationFee: "100",
    examPattern: "200 questions",
    resultsDate: "2027-02-01",
    admitCardDate: "2026-12-05",
    syllabus: "Arithmetic",
    location: "All India",
    duration: "2 hours",
    totalMarks: 200,
    examMode: "Online",
    languagesAvailable: "Hindi",
    jobId: 7,
  };
  const stored: AdminExamDto = { ...said, id: 1, version: 1, isCancelled: false, updatedAt: "2026-11-20T10:00:00.000Z" };
  expect(fieldsOfExam(stored)).toEqual(said);
  const { fields } = checkExam(EXAM);
  const unknown = Object.fromEntries(Object.keys(said).map((name) => [name, null]));
  expect(fieldsOfExam({ ...stored, ...unknown, ...EXAM })).toEqual(fields);
});
