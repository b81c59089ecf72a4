import { proposedTime } from "@/lib/jobs/editing/form/propose-time";
import { instantOf } from "@/lib/jobs/publication";

it.each([
  ["2026-11-21T12:29:59Z", "2026-11-21T18:00"],
  ["2026-11-21T12:30:00Z", "2026-11-22T18:00"],
  ["2026-11-21T18:29:00Z", "2026-11-22T18:00"],
  ["2026-11-21T18:31:00Z", "2026-11-22T18:00"],
])("at %s proposes %s, which is to come", (now, expected) => {
  expect(proposedTime(new Date(now))).toBe(expected);
  expect(instantOf(expected)?.getTime()).toBeGreaterThan(new Date(now).getTime());
});

it("proposes for a scheduled job the time that it has", () => {
  expect(proposedTime(new Date("2026-11-21T12:00:00Z"), "2026-11-22T19:30:00.000Z")).toBe("2026-11-23T01:00");
});
