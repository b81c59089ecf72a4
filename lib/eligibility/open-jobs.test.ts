import { openSoonestFirst } from "@/lib/eligibility/open-jobs";
import { openJudge } from "@/lib/eligibility/open-judge";
import type { RulesChunk } from "@/lib/eligibility/rules-file/chunk";
import { packRules } from "@/lib/eligibility/rules-file/pack";
import { emptyPool } from "@/lib/eligibility/rules-file/pool";
import { type OpenJob, unpackRules } from "@/lib/eligibility/rules-file/unpack";
import type { AgeRule, Relaxation } from "@/lib/notice/schema";
import { judgeOpen } from "@/tests/support/open-jobs";

it("lets the relaxation that goes farthest decide, and one of another kind beside it", () => {
  const years = (...numbers: number[]) => numbers.map((number) => ({ groups: ["PwBD" as const], years: number }));
  const toAge = { groups: ["central_employee" as const], toAge: 40, minServiceYears: 3 };
  const over = (...relaxations: Relaxation[]) => ({
    deadline: "2026-12-31",
    posts: [{ name: "Post", age: { max: 27, on: "2026-08-01" }, relaxations, qualification: { anyOf: [] } }],
  });
  const jobs = [over(...years(3, 10)), over(...years(10, 3)), over(...years(3, 5)), over(...years(3), toAge), over(toAge)];
  const person = { dateOfBirth: "1991-05-05", category: "OBC" as const, pwbd: true, centralEmployee: { years: 5 } };
  expect(judgeOpen(person, jobs).found.map(({ verdict }) => verdict)).toEqual([
    "eligible",
    "eligible",
    "not_eligible",
    "eligible",
    "eligible",
  ]);
});

it("judges each post by the category in which the person counts for it", () => {
  const graduates = { anyOf: [{ level: "graduate" as const, minMarks: 60, minMarksFor: { OBC: 50 } }] };
  const marked = (reservationFor?: string[]) => ({
    deadline: "2026-12-31",
    posts: [{ name: "Post", age: {}, qualification: graduates, reservationFor }],
  });
  const graduate = { level: "graduate" as const, status: "passed" as const, marks: 55 };
  const { found } = judgeOpen({ category: "OBC", state: "bihar", qualifications: [graduate] }, [
    marked(),
    marked(["bihar"]),
    marked(["kerala"]),
  ]);
  expect(found.map(({ verdict }) => verdict)).toEqual(["eligible", "eligible", "not_eligible"]);
});

it("judges what comes in a later file as if it had read all of them before", () => {
  const file = (id: number, byCategory: Record<string, number>, ...ages: AgeRule[]) => {
    const relaxations = [{ groups: ["OBC" as const], years: 3 }];
    const posts = ages.map((age) => ({
      name: "Post",
      age,
      relaxations,
      vacancies: { byCategory },
      qualification: { anyOf: [] },
    }));
    return packRules(
      posts.map((post, at) => ({ id: id + at, deadline: "2026-12-31", closesAt: null, notice: { posts: [post] } })),
    );
  };
  const pool = emptyPool();
  const judge = openJudge({ dateOfBirth: "1996-05-05", category: "OBC" }, pool);
  const verdictsIn = (chunk: RulesChunk) => unpackRules(chunk, pool).map(judge.verdictOn);
  const [young, relaxed, old] = [{ max: 40 }, { max: 28, on: "2026-01-01" }, { max: 20 }];
  expect(verdictsIn(file(1, { OBC: 5 }, old, relaxed))).toEqual(["not_eligible", "eligible"]);
  // Where the category has no seats its relaxation counts for nothing.
  expect(verdictsIn(file(600, { OBC: 0 }, young, relaxed, old))).toEqual(["eligible", "not_eligible", "not_eligible"]);
});

it("keeps years that reach farther beside an age in place of the limit", () => {
  const toAge = { groups: ["central_employee" as const], toAge: 40 };
  const years = { groups: ["PwBD" as const], years: 15 };
  const post = { name: "Post", age: { max: 27, on: "2026-08-01" }, qualification: { anyOf: [] } };
  const person = { dateOfBirth: "1985-05-05", category: "UR" as const, pwbd: true, centralEmployee: { years: 5 } };
  const jobs = [[years, toAge], [toAge, years], [toAge]].map((relaxations) => ({
    deadline: "2026-12-31",
    posts: [{ ...post, relaxations }],
  }));
  expect(judgeOpen(person, jobs).found.map(({ verdict }) => verdict)).toEqual(["eligible", "eligible", "not_eligible"]);
});

it("lets of relaxations that count on days of their own each decide", () => {
  const ends = (...relaxations: Relaxation[]) => ({
    deadline: "2026-12-31",
    posts: [{ name: "Post", age: { max: 27, on: "2026-08-01" }, relaxations, qualification: { anyOf: [] } }],
  });
  const more = { groups: ["PwBD" as const], years: 3, on: "2026-08-01" };
  const sooner = { groups: ["OBC" as const], years: 1, on: "2019-01-01" };
  const person = { dateOfBirth: "1991-05-05", category: "OBC" as const, pwbd: true };
  expect(judgeOpen(person, [ends(more, sooner), ends(sooner, more), ends(more)]).found.map(({ verdict }) => verdict)).toEqual([
    "eligible",
    "eligible",
    "not_eligible",
  ]);
});

it("shows what is open alone, soonest first by its hour, and by its number within one", () => {
  const job = (id: number, deadline: string, closesAt: string | null = null): OpenJob => ({
    id,
    deadline,
    closesAt,
    fees: "null",
    lastDay: 0,
    columns: null,
    from: 0,
    end: 0,
  });
  const jobs = [
    job(1, "2026-12-02"),
    job(2, "2026-12-01"),
    job(3, "2026-12-02", "2026-12-02T11:30:00+00:00"),
    job(4, "2026-11-30"),
    job(5, "2026-12-01", "2026-12-01T17:00:00+05:30"),
    job(6, "2026-12-01"),
  ];
  const open = openSoonestFirst(jobs, new Date("2026-12-01T17:00:00+05:30"));
  expect(open.map(({ id }) => id)).toEqual([2, 6, 3, 1]);
});
