import { type Entered, type Likeness, likenessesOf } from "@/lib/jobs/similar/likeness";

const NOTICE: Entered = {
  title: "Junior Engineer (Civil) Recruitment 2026",
  recruitingOrganization: "Central Water Commission (CWC)",
  advertisementNumber: null,
  applyLink: null,
  sourceUrl: null,
  deadline: "2026-12-10",
};
const OTHER: Partial<Entered> = { title: "Stenographer Grade D" };
const PAGE = "https://cwc.example/recruitment/2026/junior-engineer";

type Case = [why: string, given: Partial<Entered>, stored: Partial<Entered>, likenesses: Likeness[]];

it.each<Case>([
  ["both say the same", {}, {}, ["title"]],
  ["the body is named by its short form", { recruitingOrganization: "CWC" }, {}, ["title"]],
  [
    "the body is named by its long form",
    { recruitingOrganization: "Central Water Commission, New Delhi" },
    { recruitingOrganization: "CWC" },
    ["title"],
  ],
  ["another body says the same", { recruitingOrganization: "Coal Washing Corporation" }, {}, []],
  ["most words of the title are there", { title: "Junior Engineer Civil Delhi" }, {}, ["title"]],
  ["fewer words of the title are there", { title: "Junior Engineer Mechanical Electrical" }, {}, []],
  ["the title has only words that every title has", { title: "Recruitment of the Posts" }, {}, []],
  ["the deadline was extended by four months", { deadline: "2027-04-09" }, {}, ["title"]],
  ["the deadlines lie further apart", { deadline: "2027-04-10" }, {}, []],
  ["the deadline is not entered yet", { deadline: "" }, {}, ["title"]],
  [
    "the number is the same and the title is not",
    { ...OTHER, advertisementNumber: "Advt. No. 05/2026-27" },
    { advertisementNumber: "5/2026-2027" },
    ["advertisement"],
  ],
  [
    "the number with its year is the same a year later",
    { ...OTHER, advertisementNumber: "5/2026", deadline: "2027-12-10" },
    { advertisementNumber: "05/2026" },
    ["advertisement"],
  ],
  [
    "a number without a year is the same a year later",
    { ...OTHER, advertisementNumber: "5", deadline: "2027-12-10" },
    { advertisementNumber: "5" },
    [],
  ],
  [
    "a number without a year is the same in these months",
    { ...OTHER, advertisementNumber: "No. 5" },
    { advertisementNumber: "5" },
    ["advertisement"],
  ],
  [
    "another body has the same number",
    { recruitingOrganization: "SSC", advertisementNumber: "5/2026" },
    { advertisementNumber: "5/2026" },
    [],
  ],
  [
    "the numbers differ",
    { advertisementNumber: "5/2026", applyLink: PAGE },
    { advertisementNumber: "6/2026", applyLink: PAGE },
    [],
  ],
  ["the apply address is the same", { ...OTHER, applyLink: PAGE }, { applyLink: PAGE }, ["address"]],
  [
    "the apply address of one is the source of the other, written otherwise",
    { ...OTHER, applyLink: "http://www.cwc.example/recruitment/2026/junior-engineer/?utm_source=x#top" },
    { sourceUrl: PAGE },
    ["address"],
  ],
  [
    "the address may serve many notices",
    { ...OTHER, applyLink: "https://cwc.example/careers" },
    { applyLink: "https://cwc.example/careers" },
    [],
  ],
  [
    "everything is the same",
    { advertisementNumber: "5/2026", applyLink: PAGE },
    { advertisementNumber: "5/2026", applyLink: PAGE },
    ["advertisement", "address", "title"],
  ],
])("compares two notices where %s", (_why, given, stored, likenesses) => {
  expect(likenessesOf({ ...NOTICE, ...given }, { ...NOTICE, ...stored })).toEqual(likenesses);
});
