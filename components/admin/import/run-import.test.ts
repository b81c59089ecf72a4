import { describeSummary } from "@/components/admin/import/run-import";

const COUNTS = { read: 1_023, created: 278, updated: 4, unchanged: 1, refused: 687 };
const SUMMARY = { runId: 1, source: "a.example", durationMs: 10, refusedByReason: {}, ...COUNTS };

it.each([
  [53, "278 new, 4 changed, 1 same, 53 joined, 687 refused"],
  [0, "278 new, 4 changed, 1 same, 687 refused"],
])("tells of an import what became of each row that it read, also of %i that were joined with others", (merged, said) => {
  expect(describeSummary({ ...SUMMARY, merged })).toBe(said);
});
