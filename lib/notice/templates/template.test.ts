import { BODY_KEYS, bodyRules } from "@/lib/notice/templates/template";

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
