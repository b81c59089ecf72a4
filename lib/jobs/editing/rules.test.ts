import { checkJob } from "@/lib/jobs/editing/check-job";
import {
  COMMON_DEPARTMENTS,
  LOCATION_OPTIONS,
  ORGANIZATION_SUGGESTIONS,
  QUALIFICATION_OPTIONS,
} from "@/lib/jobs/editing/form/options";
import type { RuleContext } from "@/lib/jobs/editing/rules";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { announcedStart } from "@/lib/notice/announced-start";

const TODAY = "2026-11-21";
const JOB = {
  title: "Clerk",
  jobCategory: "Banking",
  employmentType: "Permanent",
  recruitingOrganization: "A Bank",
  department: "Other Banks",
  location: "Pune",
  qualification: "Graduate",
  applicationStartDate: "2026-11-20",
  deadline: "2026-12-20",
  applyLink: "https://bank.example/apply",
};

const messages = (input: unknown, stored?: RuleContext["stored"], kind: "new" | "source" | "edit" = "new") =>
  checkJob(input, { today: TODAY, kind, stored }).issues.map(({ message }) => message);

it("takes what is one line as one line, and what has paragraphs with them", () => {
  const texts = { title: "Clerk\nBcc: all", recruitingOrganization: "A\u2028Bank", description: "One\n\nTwo" };
  const { fields } = checkJob({ ...JOB, ...texts }, { today: TODAY, kind: "new" });
  expect(fields).toMatchObject({ title: "Clerk Bcc: all", recruitingOrganization: "A Bank", description: "One\n\nTwo" });
});

it("asks nothing of the number of vacancies in its own field where there are several positions, whose sum counts", () => {
  const jobPositions = [{ positionName: "Clerk", qualification: "Graduate", numberOfVacancies: 12 }];
  expect(messages({ ...JOB, positions: "0" })).toEqual(["Number of vacancies must be at least 1"]);
  expect(messages({ ...JOB, positions: "-5", useMultiplePositions: true, jobPositions })).toEqual([]);
});

it("names every missing field of a new listing in the words of the specification, in the order of the form", () => {
  expect(messages({})).toEqual([
    "Job title is required",
    "Job category is required",
    "Employment type is required",
    "Recruiting organization is required",
    "Department is required",
    "Location is required",
    "Qualification is required",
    "Application start date is required",
    "Application deadline is required",
    "Application link is required",
  ]);
});

it("takes no kind of employment and no category beside those of the lists", () => {
  expect(messages({ ...JOB, employmentType: "Gig", jobCategory: "Circus" })).toEqual([
    `Job category: Must be one of: ${JOB_CATEGORIES.join(", ")}`,
    `Employment type: Must be one of: ${EMPLOYMENT_TYPES.join(", ")}`,
  ]);
});

it("needs five fields of an edit and of a draft", () => {
  expect(messages({}, undefined, "edit")).toEqual([
    "Job title is required",
    "Department is required",
    "Location is required",
    "Qualification is required",
    "Application deadline is required",
  ]);
});

it("needs title, body, place, deadline and a link of what a source brought, and what no row may lack", () => {
  expect(messages({}, undefined, "source")).toEqual([
    "Job title is required",
    "Recruiting organization is required",
    "Department is required",
    "Location is required",
    "Qualification is required",
    "Application deadline is required",
    "Application link is required",
  ]);
  const { jobCategory: _category, employmentType: _type, applyLink: _link, ...brought } = JOB;
  expect(messages({ ...brought, sourceUrl: "https://bank.example/notice" }, undefined, "source")).toEqual([]);
});

it.each([
  ["a department of the list by its short name", { department: "ssc" }, []],
  ["a department that is none", { department: "Ministry of Silly Walks" }, ["Department must be one of the list"]],
  ["a name of several departments", { department: "banking" }, ["Department must be one of the list"]],
  ["a place among other words", { location: "Zonal office near Pune" }, []],
  ["the whole country", { location: "Anywhere in India" }, []],
  ["a place that nobody knows", { location: "Nowhere" }, ["Location must name a state, a city or All India"]],
  ["no place at all", { location: "Not specified" }, ["Location must name a state, a city or All India"]],
])("judges %s, and leaves what is stored", (_what, change, expected) => {
  expect(messages({ ...JOB, ...change }, undefined, "edit")).toEqual(expected);
  const stored = { deadline: JOB.deadline, applicationStartDate: null, ...change };
  expect(messages({ ...JOB, ...change }, stored, "edit")).toEqual([]);
});

it.each([
  ["a complete form", {}, []],
  ["a blank title", { title: "  " }, ["Job title is required"]],
  ["a link without a scheme", { applyLink: "bank.example" }, ["Application link must be a valid URL"]],
  ["a link that is a script", { applyLink: "javascript:alert(1)" }, ["Application link must be a valid URL"]],
  ["a source that is no address", { sourceUrl: "see notice" }, ["Source URL must be a valid URL"]],
  ["a source entered by hand", { sourceUrl: "Manual Entry" }, []],
  ["a deadline of yesterday", { deadline: "2026-11-20" }, ["Deadline must be a future date"]],
  ["a deadline of today", { deadline: TODAY }, []],
  ["a day that no calendar has", { deadline: "2026-02-30" }, ["Application deadline must be a date (YYYY-MM-DD)"]],
  ["a start tomorrow", { applicationStartDate: "2026-11-22" }, ["Application start date cannot be in the future"]],
  ["no vacancies", { positions: 0 }, ["Number of vacancies must be at least 1"]],
  ["a title that is a list", { title: ["x"] }, ["Job title: Must be text"]],
  ["positions that are a text", { jobPositions: "x" }, ["Positions: Must be a list"]],
  ["a position that is a number", { jobPositions: [5] }, ["Position 1: Must be an object"]],
  ["a position whose name is a number", { jobPositions: [{ positionName: 5 }] }, ["Position 1: Position name: Must be text"]],
])("judges %s", (_what, change, expected) => {
  expect(messages({ ...JOB, ...change })).toEqual(expected);
});

it("takes a start that is to come where the notice announces that very day, and no other", () => {
  const issues = (announced: string | null) =>
    checkJob(
      { ...JOB, applicationStartDate: "2026-11-25" },
      {
        today: TODAY,
        kind: "new",
        announcedStart: announcedStart({ stages: [{ kind: "exam" }, { kind: "apply", from: announced }] }),
      },
    ).issues.map(({ message }) => message);
  expect(issues("2026-11-25")).toEqual([]);
  expect(issues("2026-11-26")).toEqual(["Application start date cannot be in the future"]);
  expect(issues(null)).toEqual(["Application start date cannot be in the future"]);
  expect([undefined, null, "x", { stages: "x" }, { stages: [null, 7] }].map(announcedStart)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it("reads vacancies: blank is unknown, Indian commas and digits of Hindi are read, what is no number becomes 1", () => {
  const positions = (value: unknown) => checkJob({ ...JOB, positions: value }, { today: TODAY, kind: "new" }).fields?.positions;
  expect(
    [undefined, null, "", " 12 ", 7, "1,20,000", "1,200", "१,२००", "1,20", "1e3", "0x10", "many", true, [5], { toString: 1 }].map(
      positions,
    ),
  ).toEqual([null, null, null, 12, 7, 120_000, 1200, 1200, 1, 1, 1, 1, 1, 1, 1]);
});

describe("several positions", () => {
  const several = (...jobPositions: object[]) =>
    messages({ ...JOB, qualification: "", useMultiplePositions: true, jobPositions });

  it("needs one with a name", () => {
    expect(several()).toEqual(["At least one position with a name is required"]);
    expect(several({ positionName: " " })).toEqual(["At least one position with a name is required"]);
  });

  it("names the position that lacks something", () => {
    expect(several({ positionName: "Civil", qualification: "Diploma" }, { numberOfVacancies: 0 })).toEqual([
      "Position 2: Position name is required",
      "Position 2: Qualification is required",
      "Position 2: Number of vacancies must be at least 1",
    ]);
    expect(several({ positionName: "Civil", qualification: "Diploma", numberOfVacancies: "x" })).toEqual([
      "Position 1: Number of vacancies must be at least 1",
    ]);
  });

  it("takes the qualification from the positions", () => {
    expect(several({ positionName: "Civil", qualification: "Diploma", numberOfVacancies: "3" })).toEqual([]);
    expect(several({ positionName: "Civil", qualification: "Diploma", numberOfVacancies: "1,200" })).toEqual([]);
  });
});

describe("an edit of a closed job", () => {
  const stored = { deadline: "2026-11-01", applicationStartDate: null };
  const closed = { ...JOB, applicationStartDate: "" };

  it("may keep its past deadline, not move it to another past day", () => {
    expect(messages({ ...closed, deadline: "2026-11-01" }, stored, "edit")).toEqual([]);
    expect(messages({ ...closed, deadline: "2026-11-02" }, stored, "edit")).toEqual(["Deadline must be a future date"]);
  });
});

it("offers as many choices as the specification counts", () => {
  const counts = [
    COMMON_DEPARTMENTS,
    LOCATION_OPTIONS,
    QUALIFICATION_OPTIONS,
    JOB_CATEGORIES,
    EMPLOYMENT_TYPES,
    ORGANIZATION_SUGGESTIONS,
  ];
  expect(counts.map((list) => new Set(list).size)).toEqual([11, 13, 11, 9, 5, 15]);
});
