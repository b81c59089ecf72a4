import { judge } from "@/lib/eligibility/judge";
import type { Profile } from "@/lib/eligibility/profile";
import { AGE, aged, type Case, check, DEADLINE, OBC, RELAXATIONS, SC, UR } from "@/tests/support/judged-post";

describe("age by anniversaries", () => {
  it.each<Case>([
    ["18 on the very day is old enough", { age: AGE }, aged("2008-08-01"), "eligible", "age.min"],
    ["a day short of 18 is not", { age: AGE }, aged("2008-08-02"), "not_eligible", "age.min"],
    [
      "27 on the very day is too old where it must not be attained",
      { age: AGE, relaxations: [] },
      aged("1999-08-01"),
      "not_eligible",
      "age.max",
    ],
    ["the day before the 27th birthday is not", { age: AGE, relaxations: [] }, aged("1999-08-02"), "eligible", "age.max"],
    [
      "27 on the very day may apply where it must not be exceeded",
      { age: { ...AGE, maxRule: "not_exceeding" }, relaxations: [] },
      aged("1999-08-01"),
      "eligible",
    ],
    [
      "a day over 27 may not",
      { age: { ...AGE, maxRule: "not_exceeding" }, relaxations: [] },
      aged("1999-07-31"),
      "not_eligible",
      "age.max",
    ],
    [
      "where the notice does not say which, that one day is open",
      { age: { ...AGE, maxRule: null }, relaxations: [] },
      aged("1999-08-01"),
      "cannot_tell",
      "age.max",
    ],
    [
      "and the day before it is not",
      { age: { ...AGE, maxRule: null }, relaxations: [] },
      aged("1999-07-31"),
      "not_eligible",
      "age.max",
    ],
    [
      "29 February comes of age on 1 March of a common year",
      { age: { min: 18, on: "2026-02-28" } },
      aged("2008-02-29"),
      "not_eligible",
      "age.min",
    ],
    ["and has on that day", { age: { min: 18, on: "2026-03-01" } }, aged("2008-02-29"), "eligible", "age.min"],
    [
      "without a day of counting, a year around the limit is open",
      { age: { min: 18 } },
      aged("2009-09-30"),
      "cannot_tell",
      "age.min",
    ],
    ["and further off it is not", { age: { min: 18 } }, aged("2009-10-01"), "not_eligible", "age.min"],
    ["and on the other side neither", { age: { min: 18 } }, aged("2007-09-29"), "eligible", "age.min"],
    ["without a date of birth nobody can tell", { age: AGE }, UR, "cannot_tell", "age.max"],
    ["a notice that sets no limit asks for no date of birth", {}, UR, "eligible"],
    ["a limit that is not known is never met", { age: null }, aged("2000-01-01"), "cannot_tell", "age.max"],
  ])("%s", (...row) => check(row));
});

describe("the window of birth days", () => {
  const age = { ...AGE, bornFrom: "1999-01-02", bornTo: "2008-01-01" };
  it.each<Case>([
    ["its first day is in", { age, relaxations: [] }, aged("1999-01-02"), "eligible", "age.max"],
    ["the day before is not, whatever the range says", { age, relaxations: [] }, aged("1999-01-01"), "not_eligible", "age.max"],
    ["its last day is in", { age, relaxations: [] }, aged("2008-01-01"), "eligible", "age.min"],
    ["the day after is not", { age, relaxations: [] }, aged("2008-01-02"), "not_eligible", "age.min"],
    ["a relaxation moves its first day back", { age, relaxations: RELAXATIONS }, aged("1996-01-02", OBC), "eligible", "age.max"],
    ["and no further", { age, relaxations: RELAXATIONS }, aged("1996-01-01", OBC), "not_eligible", "age.max"],
    ["but not its last", { age, relaxations: RELAXATIONS }, aged("2008-01-02", OBC), "not_eligible", "age.min"],
    [
      "one to an age moves it by the difference",
      { age, relaxations: RELAXATIONS },
      { ...aged("1986-01-02"), centralEmployee: { years: 3 } },
      "eligible",
      "age.max",
    ],
  ])("%s", (...row) => check(row));
});

it("judges a notice by its best post", () => {
  const posts = [
    { name: "A", age: {}, qualification: { anyOf: [{ level: "graduate" as const }] } },
    { name: "B", age: {}, qualification: { anyOf: [{ level: "10th" as const }] } },
  ];
  for (const inOrder of [posts, posts.toReversed()]) {
    const verdictFor = (level: "8th" | "iti" | "12th") =>
      judge({ ...UR, qualifications: [{ level, status: "passed" }] }, { posts: inOrder }, DEADLINE).verdict;
    expect([verdictFor("8th"), verdictFor("iti"), verdictFor("12th")]).toEqual(["not_eligible", "cannot_tell", "eligible"]);
  }
});

it("asks the lowest fee that is the person's", () => {
  const posts = [{ name: "A" }];
  const fees = [
    { groups: "all" as const, amount: 10_000 },
    { groups: ["SC" as const, "ST" as const, "women" as const], amount: 0 },
  ];
  const feeOf = (profile: Profile) => judge(profile, { posts, fees }, DEADLINE).fee;
  expect(feeOf(UR)).toBe(10_000);
  expect(feeOf(SC)).toBe(0);
  expect(feeOf({ ...UR, sex: "female" })).toBe(0);
  expect(feeOf({ category: "UR" })).toBeNull();
  expect(judge(UR, { posts }, DEADLINE).fee).toBeNull();
});
