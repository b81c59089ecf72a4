import { addDays } from "@/lib/dates";
import type { Described } from "@/lib/jobs/similar/identity";
import { recruitmentKeys } from "@/lib/jobs/similar/keys";
import { judgeRecruitments } from "@/lib/jobs/similar/same-recruitment";
import { fc, runs } from "@/tests/support/properties";

const OFFICIAL: Described = {
  title: "Recruitment of Junior Engineers (Civil)",
  recruitingOrganization: "Staff Selection Commission",
  deadline: "2026-12-10",
  positions: 120,
};
const AGGREGATED = {
  title: "SSC JE Recruitment 2026: Apply Online for 120 Posts (Civil)",
  recruitingOrganization: "SSC",
};
type Case = [why: string, one: Partial<Described>, other: Partial<Described>, verdict: string, because: string[]];

it.each<Case>([
  ["an aggregator writes the same", {}, AGGREGATED, "join", ["samePosts", "countlessVacancies", "sameDay"]],
  [
    "the last date was moved",
    {},
    { ...AGGREGATED, deadline: "2027-01-05" },
    "join",
    ["samePosts", "countlessVacancies", "nearDay"],
  ],
  [
    "the number is the same and nothing else",
    { advertisementNumber: "Advt. No. 05/2026" },
    { title: "Stenographer", positions: 3, deadline: "2027-03-01", advertisementNumber: "5/2026" },
    "join",
    ["number", "otherPosts", "otherVacancies"],
  ],
  [
    "the title alone says the other number",
    { advertisementNumber: "05/2026" },
    { title: "SSC Advertisement No. 6/2026" },
    "apart",
    ["number"],
  ],
  [
    "the numbers differ and all else is the same",
    { advertisementNumber: "05/2026" },
    { advertisementNumber: "06/2026" },
    "apart",
    ["number"],
  ],
  ["the year differs", { title: "Junior Engineer 2026" }, { title: "Junior Engineer 2025" }, "apart", ["year"]],
  ["the tier differs", { title: "Junior Engineer Tier I" }, { title: "Junior Engineer (Tier 2)" }, "apart", ["tier"]],
  ["the step of the post differs", { title: "Project Associate I" }, { title: "Project Associate II" }, "apart", ["tier"]],
  ["the rank of the post differs", { title: "Senior Resident" }, { title: "Junior Resident" }, "apart", ["rank"]],
  [
    "the office is in another state",
    { recruitingOrganization: "ESIC, Rajasthan" },
    { recruitingOrganization: "ESIC Hyderabad" },
    "apart",
    ["state"],
  ],
  [
    "two bodies that nobody knows have the same initials",
    { recruitingOrganization: "Central Weaving Works" },
    { recruitingOrganization: "Coastal Whaling Wharf" },
    "apart",
    ["body"],
  ],
  ["the body differs", {}, { recruitingOrganization: "Railway Recruitment Board" }, "apart", ["body"]],
  [
    "only the last date is the same",
    {},
    { title: "Stenographer Grade D", positions: 7 },
    "apart",
    ["otherPosts", "otherVacancies", "sameDay"],
  ],
  [
    "the posts are the same, the vacancies not said, the last date moved",
    {},
    { ...AGGREGATED, positions: null, deadline: "2026-12-20" },
    "ask",
    ["samePosts", "nearDay"],
  ],
  ["one vacancy each is shared by chance", { positions: 1 }, { positions: 1 }, "ask", ["samePosts", "fewVacancies", "sameDay"]],
])("compares two notices where %s", (_why, one, other, verdict, because) => {
  const [a, b] = [
    { ...OFFICIAL, ...one },
    { ...OFFICIAL, ...other },
  ];
  const judged = judgeRecruitments(a, b);
  expect({ verdict: judged.verdict, because: judged.because }).toEqual({ verdict, because });
  expect(judgeRecruitments(b, a).verdict).toBe(verdict);
});

const notices = fc.record({
  title: fc
    .subarray(["Junior", "Engineer", "Civil", "Clerk", "Tier I", "2026", "Advt No. 5/2026", "Non Teaching"], { minLength: 1 })
    .map((words) => words.join(" ")),
  recruitingOrganization: fc.constantFrom(
    "SSC",
    "Staff Selection Commission (SSC)",
    "Central Weaving Works",
    "CWW",
    "Coastal Whaling Wharf",
  ),
  advertisementNumber: fc.constantFrom(null, "5/2026", "Advt. No. 05/2026", "6/2026"),
  applyLink: fc.constantFrom(null, "https://cwc.example/recruitment/2026/clerk", "https://cwc.example/"),
  deadline: fc.integer({ min: 0, max: 200 }).map((days) => addDays("2026-06-01", days)),
  positions: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 25, max: 400 })),
});

it("any two notices that are joined or asked about share a key by which the database finds them", () => {
  fc.assert(
    fc.property(notices, notices, (a, b) => {
      if (judgeRecruitments(a, b).verdict === "apart") return;
      const keys = new Set(recruitmentKeys(a));
      expect(recruitmentKeys(b).some((key) => keys.has(key))).toBe(true);
    }),
    { numRuns: runs(1_000) },
  );
});
