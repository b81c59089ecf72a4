import { lastDate } from "@/lib/dates";
import { urgencyOf, urgencyOfDeadline } from "@/lib/jobs/urgency";

it.each([
  [0, "expired"],
  [1, "critical"],
  [3, "critical"],
  [4, "urgent"],
  [7, "urgent"],
  [8, "soon"],
  [15, "soon"],
  [16, "open"],
] as const)("%i days left are %s (spec section 4)", (days, band) => expect(urgencyOf(days)).toBe(band));

it("counts the days in India", () => {
  expect(urgencyOfDeadline(lastDate("2026-11-30"), new Date("2026-11-30T18:29:58Z"))).toBe("critical");
  expect(urgencyOfDeadline(lastDate("2026-11-30"), new Date("2026-11-30T18:29:59Z"))).toBe("expired");
});
