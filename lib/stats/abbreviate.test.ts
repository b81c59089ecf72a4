import { abbreviate } from "@/lib/stats/abbreviate";

it.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1.0K"],
  [1_500, "1.5K"],
  [12_345, "12.3K"],
  [999_949, "999.9K"],
  [999_950, "1.0M"],
  [999_999, "1.0M"],
  [1_000_000, "1.0M"],
  [2_540_000, "2.5M"],
])("writes %i as %s", (value, text) => {
  expect(abbreviate(value)).toBe(text);
});
