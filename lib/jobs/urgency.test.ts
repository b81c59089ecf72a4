import { urgencyOf } from "@/lib/jobs/urgency";

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
