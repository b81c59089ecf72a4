import { AGE, aged, type Case, check, OBC, RELAXATIONS, SC, UR } from "@/tests/support/judged-post";

describe("relaxations", () => {
  const post = { age: AGE, relaxations: RELAXATIONS };
  it.each<Case>([
    ["three years for OBC", post, aged("1996-08-02", OBC), "eligible", "age.max"],
    ["and not a day more", post, aged("1996-08-01", OBC), "not_eligible", "age.max"],
    ["none for UR", post, aged("1996-08-02"), "not_eligible", "age.max"],
    ["they do not add up", post, aged("1986-08-01", { ...OBC, pwbd: true }), "not_eligible", "age.max"],
    ["the most favourable counts", post, aged("1989-08-02", { ...OBC, pwbd: true }), "eligible", "age.max"],
    ["an entry for both groups is for those of both", post, aged("1984-08-02", { ...SC, pwbd: true }), "eligible", "age.max"],
    ["and for no other", post, aged("1984-08-02", { ...OBC, pwbd: true }), "not_eligible", "age.max"],
    [
      "none of a category without seats",
      { ...post, vacancies: { byCategory: { OBC: 0 } } },
      aged("1998-08-02", OBC),
      "not_eligible",
      "age.max",
    ],
    [
      "one where seats are unknown",
      { ...post, vacancies: { byCategory: { SC: 0 } } },
      aged("1998-08-02", OBC),
      "eligible",
      "age.max",
    ],
    [
      "service is deducted with its months, on a day of its own",
      post,
      aged("1986-05-31", { ...UR, exServiceman: { serviceYears: 10, serviceMonths: 4 } }),
      "eligible",
      "age.max",
    ],
    [
      "and a day more is over",
      post,
      aged("1986-05-30", { ...UR, exServiceman: { serviceYears: 10, serviceMonths: 4 } }),
      "not_eligible",
      "age.max",
    ],
    [
      "a raised age needs its years of service",
      post,
      aged("1990-01-01", { ...UR, centralEmployee: { years: 2.9 } }),
      "not_eligible",
      "age.max",
    ],
    ["and counts with them", post, aged("1990-01-01", { ...UR, centralEmployee: { years: 3 } }), "eligible", "age.max"],
    ["a membership that is left open decides", post, aged("1990-01-01", { ...UR, pwbd: undefined }), "cannot_tell", "age.max"],
    [
      "and does not where its relaxation would be too small",
      post,
      aged("1980-01-01", { ...UR, pwbd: undefined }),
      "not_eligible",
      "age.max",
    ],
    [
      "people of another state count as UR",
      { ...post, reservationFor: ["bihar"] },
      aged("1998-01-01", { ...OBC, state: "kerala" }),
      "not_eligible",
      "age.max",
    ],
    [
      "those of the state in their category",
      { ...post, reservationFor: ["bihar"] },
      aged("1998-01-01", { ...OBC, state: "bihar" }),
      "eligible",
      "age.max",
    ],
    [
      "and without a state nobody can tell",
      { ...post, reservationFor: ["bihar"] },
      aged("1998-01-01", OBC),
      "cannot_tell",
      "age.max",
    ],
    ["an empty list is none", { age: AGE, relaxations: [] }, aged("1998-01-01", OBC), "not_eligible", "age.max"],
    ["an absent one is unknown to whoever is of a group", { age: AGE }, aged("1984-08-01", OBC), "cannot_tell", "age.max"],
    ["for up to 15 years", { age: AGE }, aged("1984-07-31", OBC), "not_eligible", "age.max"],
    ["and to nobody else", { age: AGE }, aged("1998-01-01"), "not_eligible", "age.max"],
    ["a woman is of a group", { age: AGE }, aged("1998-01-01", { ...UR, sex: "female" }), "cannot_tell", "age.max"],
  ])("%s", (...row) => check(row));
});
