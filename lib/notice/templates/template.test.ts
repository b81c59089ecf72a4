import { contradictionsOf } from "@/lib/notice/contradictions";
import { BODY_KEYS, bodyRules } from "@/lib/notice/templates/template";
import { aged, check, judged, UR } from "@/tests/support/judged-post";

it.each(BODY_KEYS)("names the source of the rules of %s, its year, and how sure they are", (key) => {
  const { source, asOf, certainty } = bodyRules(key);
  expect(source.length).toBeGreaterThan(30);
  expect(asOf).toBeGreaterThanOrEqual(2021);
  expect(["copied", "reported"]).toContain(certainty);
});

it("takes rules for more than reported only where copies of the wording have every figure", () => {
  const copied = BODY_KEYS.filter((key) => bodyRules(key).certainty === "copied");
  expect(copied).toEqual(["ssc", "upsc"]);
  for (const key of copied) expect(bodyRules(key).copies?.length).toBeGreaterThanOrEqual(1);
});

const reported = BODY_KEYS.filter((key) => bodyRules(key).certainty === "reported" && bodyRules(key).relaxations.length > 0);

it.each(reported)("stores the reported rules of %s only once an editor has said that the notice has them", (key) => {
  const { relaxations, fees } = bodyRules(key);
  const notice = { fees, posts: [{ name: "Clerk" }, { name: "Typist", relaxations }] };
  const fields = contradictionsOf(notice, "2026-12-01").map(({ field }) => field);
  expect(fields).toEqual(["posts.1.relaxations", ...(fees ? ["fees"] : [])]);
  expect(contradictionsOf({ ...notice, confirmed: fields }, "2026-12-01")).toEqual([]);
  const own = relaxations.slice(1);
  expect(contradictionsOf({ posts: [{ name: "Typist", relaxations: own }] }, "2026-12-01")).toEqual([]);
});

it("asks nothing of rules whose every figure stands in a copy of the wording", () => {
  const { relaxations, fees } = bodyRules("ssc");
  expect(contradictionsOf({ fees, posts: [{ name: "Clerk", relaxations }] }, "2026-12-01")).toEqual([]);
});

it("calls no railway employee eligible by a relaxation that asks for three years of service, which a profile does not know", () => {
  const post = { age: { max: 33, on: "2026-08-01" }, relaxations: bodyRules("rrb").relaxations };
  check(["a serving employee of 38", post, aged("1988-01-01", { ...UR, departmental: true }), "cannot_tell"]);
  check(["somebody of 38 who is none", post, aged("1988-01-01"), "not_eligible"]);
  const { reasons } = judged({ ...post }, aged("1988-01-01", { ...UR, departmental: true }));
  expect(reasons.map(({ because }) => because)).toContainEqual({ key: "serviceOpen", groups: ["departmental"] });
  // Who is near the limit of a notice that names no day may be within it: nobody may read that they are over.
  const near = judged({ ...post, age: { max: 33 } }, aged("1993-12-01", { ...UR, departmental: true }));
  expect(near.reasons.map(({ because }) => because.key)).toContain("nearLimit");
});
