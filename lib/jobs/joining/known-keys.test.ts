import { isMany } from "@/lib/jobs/joining/known-keys";

it.each([
  [999, 0, false],
  [1_000, 0, true],
  [1_000, 100_000, true],
  [1_000, 1_000_000, false],
  [10_000, 1_000_000, true],
])("%i listings beside %i stored jobs are worth a table of all keys: %s", (listings, stored, isWorth) =>
  expect(isMany(listings, stored)).toBe(isWorth),
);
