import { Outages } from "./outages";

it("lasts from the first that failed to the first good answer to what was asked after it", () => {
  const outages = new Outages();
  outages.tell("page", true, 0, 10);
  outages.tell("page", false, 100, 110);
  outages.tell("page", false, 150, 400);
  // Asked before anything failed: an answer that was on its way.
  outages.tell("page", true, 90, 500);
  expect(outages.longest(600).get("page")).toBe(500);
  outages.tell("page", true, 550, 700);
  outages.tell("page", false, 800, 810);
  outages.tell("page", true, 820, 830);
  expect(outages.longest(9_000)).toEqual(new Map([["page", 600]]));
});

it("keeps what is asked apart, and lets what goes on last until now", () => {
  const outages = new Outages();
  outages.tell("page", false, 100, 110);
  outages.tell("call", true, 100, 110);
  expect(outages.longest(1_100)).toEqual(new Map([["page", 1_000]]));
  expect(outages.counts.get("call")).toEqual({ good: 1, failed: 0 });
});
