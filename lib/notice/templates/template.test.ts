import { BODY_KEYS, bodyRules } from "@/lib/notice/templates/template";
import { aged, check, UR } from "@/tests/support/judged-post";

it.each(BODY_KEYS)("names the source of the rules of %s, its year, and whether they were compared with the wording", (key) => {
  const { source, asOf, standing } = bodyRules(key);
  expect(source.length).toBeGreaterThan(30);
  expect(asOf).toBeGreaterThanOrEqual(2021);
  expect(["compared", "provisional"]).toContain(standing);
});

it("takes the rules of no state for compared before somebody has read them beside a notice", () => {
  const compared = BODY_KEYS.filter((key) => bodyRules(key).standing === "compared");
  expect(compared).toEqual(["ssc", "upsc"]);
});

it("calls no railway employee eligible by a relaxation that asks for three years of service, which a profile does not know", () => {
  const post = { age: { max: 33, on: "2026-08-01" }, relaxations: bodyRules("rrb").relaxations };
  check(["a serving employee of 38", post, aged("1988-01-01", { ...UR, departmental: true }), "cannot_tell"]);
  check(["somebody of 38 who is none", post, aged("1988-01-01"), "not_eligible"]);
});
