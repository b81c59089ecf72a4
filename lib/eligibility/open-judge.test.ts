import { judge } from "@/lib/eligibility/judge";
import { onlyFact, waitFor, waitingOf } from "@/lib/eligibility/next-fact";
import { isOfPlainAge, isOfRelaxedAge } from "@/lib/eligibility/rules/age";
import { otherReasons } from "@/lib/eligibility/rules/others";
import { qualificationReasons } from "@/lib/eligibility/rules/qualification";
import { CATEGORIES } from "@/lib/notice/terms";
import { posts, profiles } from "@/tests/support/eligibility-cases";
import { judgeOpen } from "@/tests/support/open-jobs";
import { fc, runs } from "@/tests/support/properties";

// As they are, and counted.
jest.mock("@/lib/eligibility/rules/age", () => counted("age"));
jest.mock("@/lib/eligibility/rules/others", () => counted("others"));
jest.mock("@/lib/eligibility/rules/qualification", () => counted("qualification"));

function counted(name: string): Record<string, jest.Mock> {
  const rules = jest.requireActual<Record<string, (...args: unknown[]) => unknown>>(`@/lib/eligibility/rules/${name}`);
  return Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, jest.fn(rule)]));
}

const three = fc.tuple(posts, posts, posts);
const place = fc.nat({ max: 2 });
/** A post made of the rules of three others, as those of a body share them; with seats, states and a last day of its own. */
const mixed = fc.record({
  age: place,
  relaxations: place,
  qualification: place,
  without: fc.subarray([...CATEGORIES]),
  blank: fc.subarray([...CATEGORIES]),
  level: fc.constantFrom("4", "6"),
  total: fc.constantFrom<(number | null)[]>(null, 7, 14, 50),
  otherCategories: fc.constantFrom<({ name: string; count: number }[] | null)[]>(null, [{ name: "MBC", count: 2 }]),
  reservationFor: fc.constantFrom<(string[] | null)[]>(null, null, null, ["bihar"]),
  deadline: fc.constantFrom("2026-09-30", "2026-10-01", "2027-03-01"),
});

it("judges each of many posts as if it were the only one, whatever is remembered of those before", () => {
  fc.assert(
    fc.property(profiles, three, fc.array(mixed, { minLength: 8, maxLength: 24 }), (profile, from, asked) => {
      const jobs = asked.map(
        ({ age, relaxations, qualification, without, blank, total, level, otherCategories, reservationFor, deadline }) => {
          const told = CATEGORIES.filter((name) => !blank.includes(name));
          const byCategory = Object.fromEntries(told.map((name) => [name, without.includes(name) ? 0 : 7]));
          const pay = { kind: "level", commission: 7, level } as const;
          const rules = { pay, relaxations: from[relaxations]?.relaxations, qualification: from[qualification]?.qualification };
          return {
            deadline,
            posts: [
              { ...from[0], age: from[age]?.age, ...rules, vacancies: { total, byCategory, otherCategories }, reservationFor },
            ],
          };
        },
      );
      const open = judgeOpen(profile, jobs);
      for (const [at, { job, verdict }] of open.found.entries()) {
        const alone = judge(profile, { posts: jobs[at]?.posts ?? [] }, job.deadline);
        expect(verdict).toBe(alone.verdict);
        const waiting = alone.posts.filter((post) => post.verdict === "cannot_tell").map((post) => waitingOf(post.reasons));
        const facts = waiting.map((rules) => onlyFact(waitFor(rules))).reduce((all, one) => all | one, 0);
        expect(open.judge.decidingFacts(job)).toBe(facts);
      }
    }),
    { numRuns: runs(150) },
  );
});

it("keeps apart a day of counting that the notice names and a last day to apply that stands in", () => {
  const closing = (deadline: string, on?: string) => ({
    deadline,
    posts: [
      {
        name: "Post",
        age: { max: 30, ...(on ? { on } : {}) },
        relaxations: [],
        qualification: { anyOf: [{ level: "10th" as const }] },
      },
    ],
  });
  // Not yet thirty on the named day; past it on the last day to apply, which stands in where none is named and so proves nothing.
  const jobs = [
    closing("2026-12-31", "2026-01-01"),
    closing("2026-12-31"),
    closing("2026-12-30", "2026-01-01"),
    closing("2026-01-01"),
  ];
  const open = judgeOpen(
    { dateOfBirth: "1996-06-05", category: "UR", qualifications: [{ level: "10th", status: "passed" }] },
    jobs,
  );
  expect(open.found.map(({ verdict }) => verdict)).toEqual(["eligible", "cannot_tell", "eligible", "cannot_tell"]);
});

it("looks at each different rule once, however many posts have it", () => {
  const jobs = Array.from({ length: 2000 }, (_, at) => ({
    deadline: `2026-12-${10 + (at % 20)}`,
    posts: [
      {
        name: "Post",
        age: { max: 25 + (at % 7), on: "2026-08-01" },
        relaxations: [{ groups: ["OBC" as const], years: 1 + (at % 3) }],
        qualification: { anyOf: [{ level: "graduate" as const, minMarks: 50 + (at % 5) }] },
        ...(at % 2 === 0 ? { sex: "female" as const } : {}),
      },
    ],
  }));
  const looks = [isOfPlainAge, isOfRelaxedAge, qualificationReasons, otherReasons].map((rule) => jest.mocked(rule));
  for (const look of looks) look.mockClear();
  judgeOpen(
    { dateOfBirth: "1996-05-05", category: "OBC", qualifications: [{ level: "graduate", status: "passed" }], sex: "female" },
    jobs,
  );
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([7, 6 * 3, 5, 2]);
});
