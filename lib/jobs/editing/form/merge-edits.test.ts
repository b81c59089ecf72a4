import { BLANK_JOB, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { changedFrom, differencesOf, mergeEdits } from "@/lib/jobs/editing/form/merge-edits";
import { storedJob } from "@/tests/support/stored-job";

const base = { ...BLANK_JOB, title: "Clerk", salary: "Rs 20,000", deadline: "2026-12-01" };
const mine = { ...base, title: "Senior Clerk", deadline: "2026-12-10" };
const theirs = { ...base, salary: "Rs 25,000", deadline: "2026-12-15" };

it("tells who changed what since both editors began", () => {
  expect(differencesOf(base, mine, theirs)).toEqual([
    { field: "title", changedBy: "me" },
    { field: "deadline", changedBy: "both" },
    { field: "salary", changedBy: "them" },
  ]);
});

it("loses neither edit: each field comes from whoever it was chosen from", () => {
  expect(mergeEdits(mine, theirs, { title: "mine", deadline: "theirs", salary: "theirs" })).toEqual({
    ...base,
    title: "Senior Clerk",
    salary: "Rs 25,000",
    deadline: "2026-12-15",
  });
});

it("keeps what a form began from of the fields that were changed, and of no other", () => {
  expect(changedFrom(base, mine)).toEqual({ title: "Clerk", deadline: "2026-12-01" });
});

it("finds no difference in a source that was left empty, which calls answer with a name", () => {
  const [asStored, asAnswered] = [null, "Manual Entry"].map((sourceUrl) => valuesOfJob(storedJob({ sourceUrl })));
  expect(differencesOf(asStored ?? base, asStored ?? base, asAnswered ?? base)).toEqual([]);
});
