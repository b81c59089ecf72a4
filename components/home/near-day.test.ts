import { nearDay } from "@/components/home/near-day";

it.each([
  ["2026-11-30", "Today", "आज"],
  ["2026-12-01", "Tomorrow", "कल"],
  ["2026-12-02", "Wed 2", "बुधवार 2"],
])("calls %s on the last day of November %s", (day, english, hindi) => {
  expect(nearDay(day, "2026-11-30", "en")).toBe(english);
  expect(nearDay(day, "2026-11-30", "hi")).toBe(hindi);
});
